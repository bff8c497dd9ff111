"""What a player has unlocked, whose profile sits on a seat, and which match follows which."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "profiles",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "unlocked",
        sa.Column("profile", sa.String(64), sa.ForeignKey("profiles.id"), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("word", sa.String(64), primary_key=True),
        sa.Column("time", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "sequels",
        sa.Column("match", sa.String(64), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("next", sa.String(64), sa.ForeignKey("matches.id"), nullable=False, unique=True),
    )
    op.add_column("seats", sa.Column("profile", sa.String(64)))


def downgrade() -> None:
    op.drop_column("seats", "profile")
    op.drop_table("sequels")
    op.drop_table("unlocked")
    op.drop_table("profiles")
