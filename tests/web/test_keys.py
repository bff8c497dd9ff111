"""The keys: the page of help and the documentation list the same ones, and P gives the answer that ends something."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.person import Person

ROOT = Path(__file__).parents[2]


def test_help_and_documentation_list_the_same_keys() -> None:
    page = (ROOT / "src/tavola/web/templates/help.html").read_text(encoding="utf-8")
    table = (ROOT / "docs/play.md").read_text(encoding="utf-8").partition("| key | does |")[2].partition("\n\n")[0]
    helped = re.findall(r'^ +\("(.*?)", _\(', page, re.MULTILINE)
    told = re.findall(r"^\| ([^-|]+?|1 – 9) \|", table, re.MULTILINE)
    assert helped == told
    assert {"L", "T", "P", "1 – 9"} <= set(told)


@pytest.mark.browser
def test_p_pressed_twice_ends_a_phase(come: Callable[..., Person]) -> None:
    page = come().page
    page.goto("/?game=faeriell")
    page.locator("input[name=seats][value='1']").check(force=True)
    page.locator(".go button").click()
    page.wait_for_selector("#sound")
    for _ in range(60):
        if page.locator(".answers button[data-verb=done]").count():
            break
        seq = page.locator("#frame form").get_attribute("data-seq")
        page.locator("#frame .lit[name]:visible, .answers button:visible").first.click()
        if page.locator("#menu:popover-open button").count():
            page.locator("#menu:popover-open button").first.click()
        if page.locator("#sure[open] button[value=yes]").count():
            page.locator("#sure[open] button[value=yes]").click()
        page.wait_for_selector(f'#frame form:not([data-seq="{seq}"])')
    seq = page.locator("#frame form").get_attribute("data-seq")
    expect(page.locator(".answers button[data-verb=done] .key")).to_have_text("P")
    page.keyboard.press("p")
    expect(page.locator("#toast")).to_contain_text("Press P again")
    expect(page.locator("#frame form")).to_have_attribute("data-seq", seq or "")
    page.keyboard.press("p")
    page.wait_for_selector(f'#frame form:not([data-seq="{seq}"])')
