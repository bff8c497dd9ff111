"""The house's values, an owner's file laid over them, and every fault that it may have."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tavola.games.faeriell.pieces import ANY, BLUE, GREEN, GUARDIAN_NAMES, RED, TERRAIN_NAMES, YELLOW
from tavola.games.faeriell.values import HOUSE, WHEEL_NAMES, Values, read_values
from tavola.kernel import language
from tavola.kernel.errors import BadSetting

RULINGS: Final = Path(__file__).parents[4] / "shared" / "rulings" / "faeriell.md"
HOUSE_TEXT: Final = files("tavola.games.faeriell").joinpath("house.toml").read_text("utf-8")
TEXT: Final = HOUSE_TEXT.replace('"house"', '"test"')
SOURCE: Final = 'source = "test"\n'


def faults(text: str) -> list[str]:
    with pytest.raises(BadSetting) as caught:
        read_values(text)
    return [sentence for sentence, _ in caught.value.faults("en")]


# The house ------------------------------------------------------------------------------------------------------------


def test_the_costs_of_the_house() -> None:
    assert HOUSE.source == "house"
    assert HOUSE.dress_up_cost == 3
    assert HOUSE.beacon_cost == (0, 2, 0, 0, 1)
    assert HOUSE.herb_cost == (0, 0, 0, 2, 1)
    assert [sum(cost) for cost in HOUSE.attunement_costs] == [4] * 8
    assert HOUSE.attunement_costs[GUARDIAN_NAMES.index("bear")] == (1, 0, 3, 0, 0)


def test_the_tracks_and_slots_of_the_house() -> None:
    names = [WHEEL_NAMES[slot] for slot in HOUSE.wheel]
    assert names[:6] == ["owl", "wolf", "forest", "snake", "bear", "mountain"]
    assert names[6:] == ["toad", "boar", "river", "turtle", "stag", "meadow"]
    assert HOUSE.automatic_doom == (1,) * 5 + (2,) * 5 + (3,) * 5
    assert HOUSE.harvest_steps == (1, 2, 3, 4, 5, 6, 7)
    assert HOUSE.achievement_slots == (RED, YELLOW, BLUE, GREEN, ANY)


def test_the_cards_and_tokens_of_the_house() -> None:
    assert HOUSE.terrain_tokens == (0, 0, 1, 1, 2, 2, 3, 3)
    assert HOUSE.essence_guardians == tuple(guardian for guardian in range(8) for _ in range(2))
    assert HOUSE.token_sides == tuple((token, token + 4) for token in range(4))
    assert HOUSE.herb_copies == (1,) * 16
    assert HOUSE.kickstarter_herb_copies == (1,) * 12 + (2,) * 4


@pytest.mark.rule("FAE-START-03", "FAE-START-04", "FAE-START-05", "FAE-START-06")
def test_the_first_game_of_the_house() -> None:
    for guardian, (region, _) in enumerate(HOUSE.first_heartlands):
        assert HOUSE.world.area[region] == guardian
    assert sorted(token for _, token in HOUSE.first_heartlands) == sorted(HOUSE.terrain_tokens)
    homes = [("owl", "toad"), ("wolf", "boar"), ("snake", "turtle"), ("bear", "stag")]
    for home, regions in zip(homes, HOUSE.first_settlements, strict=True):
        wanted = [HOUSE.first_heartlands[GUARDIAN_NAMES.index(name)][0] for name in home]
        assert list(regions) == wanted
    # The two Essences that each player begins with are among those of the two Heartlands.
    essences = [(RED, YELLOW), (GREEN, BLUE), (RED, GREEN), (RED, BLUE)]
    tokens = dict(HOUSE.first_heartlands)
    for (first, second), (one, other) in zip(essences, HOUSE.first_settlements, strict=True):
        colours = [{HOUSE.world.terrain[region], tokens[region]} for region in (one, other)]
        assert (first in colours[0] and second in colours[1]) or (second in colours[0] and first in colours[1])


# The house against its rulings ----------------------------------------------------------------------------------------


def rows(heading: str) -> list[list[str]]:
    """The rows of the table under a heading of the rulings."""
    text = RULINGS.read_text("utf-8")
    table = text[text.index(heading) :].split("\n|", 1)[1].split("\n\n")[0]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table.split("\n")[2:]]


def points(text: str) -> tuple[tuple[float, float], ...]:
    return tuple((float(x), float(y)) for x, y in re.findall(r"\(([0-9.]+),([0-9.]+)\)", text))


#: A checkout may stand alone, without the rulings beside it.
ruled: Final = RULINGS.exists()


def test_the_map_is_that_of_the_rulings() -> None:
    world = HOUSE.world
    regions = rows("### Regions") if ruled else []
    for number, (name, area, _, terrain, corners, nodes, adjacent) in enumerate(regions):
        assert world.region_names[number] == name
        assert GUARDIAN_NAMES[world.area[number]] == area.lower()
        assert TERRAIN_NAMES[world.terrain[number]] == terrain.lower()
        assert world.polygons[number] == points(corners)
        assert [world.node_names[node] for node in world.region_nodes[number]] == nodes.split()[1:]
        assert sorted(world.region_names[other] for other in world.adjacent[number]) == adjacent.split()
    nodes_told = rows("### Nodes") if ruled else []
    for number, (name, at, joined, ends) in enumerate(nodes_told):
        assert world.node_names[number] == name
        assert (world.node_at[number],) == points(at)
        assert sorted(world.region_names[region] for region in world.node_regions[number]) == joined.split()
        assert [world.node_names[end] for end in world.neighbours[number]] == ends.split()
    assert (len(regions), len(nodes_told)) == ((world.region_count, world.node_count) if ruled else (0, 0))


@pytest.mark.rule("FAE-START-01")
def test_the_heartlands_are_those_of_the_rulings() -> None:
    told = rows("### Starting scenario Heartlands") if ruled else []
    for area, region, _, token, player in told:
        guardian = GUARDIAN_NAMES.index(area.lower())
        number = HOUSE.world.region_names.index(region)
        assert HOUSE.first_heartlands[guardian] == (number, TERRAIN_NAMES.index(token.lower()))
        assert number in HOUSE.first_settlements[int(player) - 1]
    assert len(told) == (8 if ruled else 0)


def test_the_costs_and_the_wheel_are_those_of_the_rulings() -> None:
    told = {row[0]: row[2] for row in rows("## 1.")} if ruled else {}
    if ruled:
        assert [WHEEL_NAMES[slot] for slot in HOUSE.wheel] == told["M05"].lower().split(", ")
        for cost in told["M04"].split("; "):
            name, symbols = cost.split()
            numbers = tuple(sum(int(count) for count in re.findall(rf"([0-9]){colour}", symbols)) for colour in "RYBG")
            assert HOUSE.attunement_costs[GUARDIAN_NAMES.index(name.lower())] == (*numbers, 0)
        for count, spaces in ((1, "0-4"), (2, "5-9"), (3, "10-14")):
            first, last = spaces.split("-")
            assert f"{spaces}: {count}" in told["M06"]
            assert set(HOUSE.automatic_doom[int(first) : int(last) + 1]) == {count}
        slots = dict(re.findall(r"([0-9]): ([0-9])", told["M08"]))
        assert {str(owned): str(HOUSE.harvest_steps[owned]) for owned in range(2, 7)} == slots
        assert "3 Essences" in told["M01"]
        assert told["M02"] == "2 yellow + 1 of any colour"
        assert told["M03"] == "2 green + 1 of any colour"


# An owner's file ------------------------------------------------------------------------------------------------------


def test_what_is_left_out_is_the_houses() -> None:
    values = read_values(SOURCE)
    assert (values.source, values.digest) == ("test", HOUSE.digest)
    values = read_values(SOURCE + "[costs]\nbeacon = { yellow = 3 }\n[costs.attunements]\nowl = { blue = 4 }\n")
    assert values.beacon_cost == (0, 3, 0, 0, 0)
    assert values.herb_cost == HOUSE.herb_cost
    assert values.attunement_costs == ((0, 0, 4, 0, 0), *HOUSE.attunement_costs[1:])
    assert values.world.region_names == HOUSE.world.region_names
    values = read_values(SOURCE + "player_board.settlement_slots.owned_6 = 1\n")
    assert values.harvest_steps == (1, 2, 3, 4, 5, 6, 1)


def test_every_part_can_be_replaced() -> None:
    values = read_values(
        SOURCE
        + """
        [costs]
        dress_up = 2
        herb = { any = 1 }
        [harvest_wheel]
        slots = ["toad", "boar", "turtle", "stag", "bear", "snake", "wolf", "owl", "river", "river", "river", "forest"]
        [doom_track]
        automatic = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]
        [player_board]
        achievement_slots = ["any", "any", "red", "green", "blue"]
        [terrain_tokens]
        mountain = 3
        meadow = 1
        [essence_cards]
        owl = 4
        wolf = 0
        [event_tokens]
        sides = [["owl", "wolf"], ["snake", "bear"], ["stag", "turtle"], ["boar", "toad"]]
        [herb_cards.base]
        solve = { red = 0, blue = 2 }
        [first_game.heartlands]
        wolf = { region = "WOLF-A", token = "mountain" }
        [first_game.settlements]
        player_1 = ["owl", "wolf"]
        player_2 = ["toad", "boar"]
        """
    )
    assert (values.dress_up_cost, values.herb_cost) == (2, (0, 0, 0, 0, 1))
    assert values.wheel == (7, 6, 5, 4, 3, 2, 1, 0, 10, 10, 10, 11)
    assert values.automatic_doom == tuple(range(15))
    assert values.achievement_slots == (ANY, ANY, RED, GREEN, BLUE)
    assert values.terrain_tokens == (0, 0, 0, 1, 2, 2, 3, 3)
    assert values.essence_guardians[:5] == (0, 0, 0, 0, 2)
    assert values.token_sides == ((0, 1), (2, 3), (4, 5), (6, 7))
    assert values.herb_copies == (1, 1, 1, 1, 0, 1, 2, 1, *[1] * 8)
    wolf = values.world.region_names.index("WOLF-A")
    assert values.first_heartlands[1] == (wolf, 0)
    assert values.first_settlements[0] == (HOUSE.first_settlements[0][0], wolf)


def test_the_digest_is_of_what_is_played_with() -> None:
    def digest(text: str) -> str:
        return read_values(SOURCE + text).digest

    assert len(HOUSE.digest) == 12
    assert read_values("# A remark.\n" + TEXT.replace("[24, 16]", "[24.0, 16]")).digest == HOUSE.digest
    assert digest("costs.beacon = { any = 1, yellow = 2, red = 0 }") == HOUSE.digest
    changes = [
        "costs.dress_up = 2",
        "costs.beacon = { yellow = 3 }",
        "costs.herb = { green = 3 }",
        "costs.attunements.owl = { blue = 4 }",
        "doom_track.automatic = [2, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3]",
        "player_board.settlement_slots.owned_2 = 5",
        'player_board.achievement_slots = ["any", "yellow", "blue", "green", "red"]',
        "essence_cards = { owl = 3, wolf = 1 }",
        'event_tokens.sides = [["stag", "owl"], ["wolf", "turtle"], ["snake", "boar"], ["bear", "toad"]]',
        "herb_cards.base.hero = { druid = 0, shaman = 2 }",
        "herb_cards.kickstarter.hero = { druid = 0, shaman = 2 }",
        'first_game.heartlands.owl = { region = "OWL-C", token = "forest" }',
        'first_game.settlements = { player_1 = ["toad", "owl"] }',
    ]
    assert len({HOUSE.digest, *(digest(change) for change in changes)}) == len(changes) + 1
    assert read_values(TEXT.replace('["N01", "N02"], ', "")).digest != HOUSE.digest


# Faults ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("costz = 1", "line 2: costz is not known; did you mean costs?"),
        ("[weather]", "line 2: weather is not known; what can stand here: source, costs,"),
        ("costs = 3", "line 2: costs is 3, and it must be a table of keys and values."),
        ("[costs]\n\ndress_up = -1", "line 4: costs.dress_up is -1; it must be a whole number from 0 to 12."),
        ("[costs]\ndress_up = true", "line 3: costs.dress_up is true; it must be a whole number"),
        ("[costs]\nbeacon = { yelow = 2 }", "line 3: costs.beacon.yelow is not known; did you mean yellow?"),
        ("[costs]\nherb = {}", "line 3: costs.herb costs 0 Essences; it must be 1 to 12."),
        ("[costs.herb]\nred = 9\nany = 9", "line 2: costs.herb costs 18 Essences; it must be 1 to 12."),
        ("[costs.attunements]\nowl = 4", "line 3: costs.attunements.owl is 4, and it must be a table"),
        ('[harvest_wheel]\nslots = [\n"owl",\n]', "line 3: harvest_wheel.slots needs exactly 12 entries, not 1."),
        ("[doom_track]\nautomatic = 'many'", "line 3: doom_track.automatic is 'many', and it must be a list in [ ]."),
        (
            "player_board.settlement_slots.owned_7 = 1",
            "line 2: player_board.settlement_slots.owned_7 is not known; did",
        ),
        ("player_board.settlement_slots.owned_2 = 13", "line 2: player_board.settlement_slots.owned_2 is 13; it must"),
        ("[terrain_tokens]\nriver = 3", "line 2: terrain_tokens has 9 in all; it must be 8."),
        ("essence_cards.owl = 1", "line 2: essence_cards has 15 in all; it must be 16."),
        ("herb_cards.base.solve.red = 2", "line 2: herb_cards.base has 17 in all; it must be 16."),
        ("herb_cards.kickstarter.solve.red = 2", "line 2: herb_cards.kickstarter has 21 in all; it must be 20."),
        ('[event_tokens]\nsides = [["owl"]]', "line 3: event_tokens.sides needs exactly 4 entries, not 1."),
        (
            '[first_game.heartlands]\nowl = { region = "OWL-X", token = "forest" }',
            "line 3: first_game.heartlands.owl.region is 'OWL-X'; did you mean OWL-",
        ),
        (
            '[first_game.heartlands]\nowl = { region = "BEAR-A", token = "forest" }',
            "line 3: first_game.heartlands.owl.region: BEAR-A is in the Area of the bear, not of the owl.",
        ),
        (
            '[first_game.heartlands]\nowl = { region = "OWL-A", token = "river" }',
            "line 2: first_game.heartlands uses the tokens 2 mountain, 2 meadow, 3 river, 1 forest; terrain_tokens has",
        ),
        ('[first_game.heartlands]\nowl = { region = "OWL-A" }', "line 3: first_game.heartlands.owl.token is missing."),
        (
            '[first_game.settlements]\nplayer_2 = ["owl", "boar"]',
            "line 3: first_game.settlements.player_2[1]: the Heartland of the owl has a Settlement already.",
        ),
    ],
)
def test_a_fault_is_told_with_its_line(text: str, said: str) -> None:
    found = faults(SOURCE + text)
    assert [one for one in found if one.startswith(said)], found


def test_a_wheel_has_each_guardian_once() -> None:
    assert faults(TEXT.replace('"owl", "wolf", "forest",', '"owl", "Owll", "owl",')) == [
        f"line {line}: harvest_wheel.slots{said}"
        for line, said in (
            (26, " has the owl 2 times; each Guardian is there once."),
            (27, f"[2] is 'Owll'; did you mean owl? It is one of {', '.join(WHEEL_NAMES)}."),
        )
    ]


def test_a_wheel_lacks_no_guardian() -> None:
    said = "line 26: harvest_wheel.slots has the owl 0 times; each Guardian is there once."
    assert faults(TEXT.replace('"owl", "wolf", "forest",', '"river", "wolf", "forest",')) == [said]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "source is missing."),
        ("source = 7", "line 1: source is 7; it must be a text of 1 to 60 characters."),
        ('source = " "', "line 1: source is ' '; it must be a text of 1 to 60 characters."),
        (HOUSE_TEXT, "line 4: source is 'house', which are the values of the table itself; name your own."),
    ],
    ids=["none", "number", "blank", "house"],
)
def test_a_file_says_whose_it_is(text: str, said: str) -> None:
    assert faults(text) == [said]


def test_every_fault_is_told() -> None:
    found = faults(SOURCE + "[costs]\ndress_up = 99\nbeacon = 1\n[doom_track]\nautomatic = [1]\n[nothing]\n")
    assert [one.split(":")[0] for one in found] == ["line 3", "line 4", "line 6", "line 7"]
    with pytest.raises(BadSetting) as caught:
        read_values(SOURCE + "[costs]\ndress_up = 99\nbeacon = 1\n")
    assert str(caught.value).split("\n")[1:] == [sentence for sentence, _ in caught.value.faults("en")]


def test_a_new_map_needs_its_own_heartlands() -> None:
    text = SOURCE + TEXT[TEXT.index("[map]") :].replace("OWL-B", "OWL-Z")
    said = "first_game.heartlands.owl is left out, and the house's OWL-B is no Region of that Area on this map"
    assert faults(text) == [f"line 2: {said}; state it too."]
    own = '[first_game.heartlands]\nowl = { region = "OWL-Z", token = "forest" }\n'
    assert read_values(text + own).first_heartlands == HOUSE.first_heartlands


def test_what_is_not_toml_is_told_with_its_line() -> None:
    assert faults("source = \n") == ["line 1: This is not TOML, from column 10 on: Invalid value."]


def test_a_hostile_file_is_read_in_no_time() -> None:
    lines = "".join(f"k{number}{'.a' * 59} = 1\n" for number in range(1900))
    found = faults(SOURCE + lines)
    assert found[0].startswith("line 2: k0 is not known")
    assert faults(SOURCE + f"[map]\nsize = [0x{'f' * 900}, 1]")[3].startswith("line 3: map.size[1] is ")


def test_faults_are_told_in_the_language_of_the_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    total = "{at} has {count} in all; it must be {total}."
    words = {total: "{at}: {count}, non {total}."}
    monkeypatch.setitem(language._catalogues, ("tavola.games.faeriell", "it"), words)
    with pytest.raises(BadSetting) as caught:
        read_values(SOURCE + "essence_cards.owl = 1")
    assert caught.value.faults("it") == [("riga 2: essence_cards: 15, non 16.", "")]
    assert "riga 2: essence_cards: 15, non 16." in caught.value.text("it")


# Mangled files --------------------------------------------------------------------------------------------------------

_WORDS: Final = re.findall(r"[A-Za-z0-9_-]+|[^A-Za-z0-9_-]", TEXT)


def read_or_refuse(text: str) -> None:
    """Reads a text; whatever it is, values come of it or a refusal with sentences."""
    try:
        assert isinstance(read_values(text), Values)
    except BadSetting as refused:
        told = [sentence for sentence, _ in refused.faults("en")]
    else:
        return
    assert told
    assert all(told)


@settings(max_examples=150, deadline=None)
@given(st.lists(st.tuples(st.integers(0, len(TEXT)), st.integers(0, 40), st.sampled_from(_WORDS)), max_size=6))
def test_mangled_text_is_read_or_refused(cuts: list[tuple[int, int, str]]) -> None:
    text = TEXT
    for start, length, put in cuts:
        text = text[:start] + put + text[start + length :]
    read_or_refuse(text)


@settings(max_examples=150, deadline=None)
@given(st.lists(st.tuples(st.integers(0, len(_WORDS) - 1), st.sampled_from(_WORDS)), min_size=1, max_size=4))
def test_mangled_words_are_read_or_refused(changes: list[tuple[int, str]]) -> None:
    words = list(_WORDS)
    assert "".join(words) == TEXT
    for at, put in changes:
        words[at] = put
    read_or_refuse("".join(words))


_VALUES: Final = st.sampled_from(
    ["1", "-1", "true", "nan", "1e400", '"owl"', '"OWL-A"', "[]", "{}", "[[]]", "[1, [2]]", "{ a = 1 }", "2001-01-01"]
)
_LINES: Final = [number for number, line in enumerate(TEXT.split("\n")) if " = " in line and "[\n" not in line]


@settings(max_examples=150, deadline=None)
@given(st.lists(st.tuples(st.sampled_from(_LINES), _VALUES), min_size=1, max_size=5))
def test_values_of_other_types_are_read_or_refused(changes: list[tuple[int, str]]) -> None:
    lines = TEXT.split("\n")
    for number, value in changes:
        lines[number] = f"{lines[number].partition(' = ')[0]} = {value}"
    read_or_refuse("\n".join(lines))


@settings(max_examples=100, deadline=None)
@given(st.text(max_size=200))
def test_any_text_is_read_or_refused(text: str) -> None:
    read_or_refuse(text)
    read_or_refuse(SOURCE + text)


# What the documentation says ------------------------------------------------------------------------------------------

GUIDE: Final = (Path(__file__).parents[3] / "docs" / "your-own-values.md").read_text("utf-8")


def test_the_example_of_the_guide_can_be_played() -> None:
    example, piece = re.findall(r"```toml\n(.*?)```", GUIDE, re.DOTALL)
    values = read_values(example)
    assert values.beacon_cost == (0, 3, 0, 0, 0)
    assert values.attunement_costs[0] == (0, 0, 2, 0, 2)
    assert values.harvest_steps == (1, 2, 5, 4, 3, 2, 1)
    # A piece of a map is no map; but no key in it is unknown.
    assert not [one for one in faults(SOURCE + piece) if "is not known" in one]


def test_the_guide_has_every_key() -> None:
    for part, values in tomllib.loads(HOUSE_TEXT).items():
        keys = [f"{part}.{key}" for key in values] if isinstance(values, dict) else [part]
        names = (*GUARDIAN_NAMES, *TERRAIN_NAMES)
        for key in keys:
            table, _, last = key.partition(".")
            wanted = f"| `{table}." if last in names else f"| `{key}"
            assert wanted in GUIDE, key
