import { describe, expect, test } from "vitest";
import { marksIn, usedCss, withoutIdleProperties } from "./used-css.ts";

const of = (css: string, ...classes: string[]) => usedCss(css).of(new Set(classes.map((name) => `.${name}`)));
const ofPage = (css: string, html: string) => usedCss(css).of(marksIn(html, usedCss(css).attributes));

describe("of a page's CSS stays", () => {
  test("what its elements' classes can match, each selector separately", () => {
    const css = ".a{color:red}.b{color:blue}.a,.b .c{top:0}.a.b{left:0}.a:hover{margin:0}";
    expect(of(css, "a")).toBe(".a{color:red}.a{top:0}.a:hover{margin:0}");
    expect(of(css, "b", "c")).toBe(".b{color:blue}.b .c{top:0}");
  });

  test("what asks for no class", () => {
    const css = ":root{--ink:#000}*,:before{margin:0}[open] svg{top:0}";
    expect(of(css)).toBe(css);
  });

  test("what a class must not have, or has elsewhere", () => {
    const css = ".a:not(.open){top:0}.a:has(.b:not(.c)){top:1px}:is(.b,.c){top:2px}";
    expect(of(css, "a")).toBe(css);
  });

  test("a medium with something in it, and no other", () => {
    const css = "@media print{.a{top:0}.b{top:0}}@media (width<36em){.b{top:0}}";
    expect(of(css, "a")).toBe("@media print{.a{top:0}}");
  });

  test("every layer, because the first mention says its place", () => {
    expect(of("@layer reset;@layer base{.b{top:0}}@layer parts{.a{top:0}}", "a")).toBe(
      "@layer reset;@layer base{}@layer parts{.a{top:0}}",
    );
  });

  test("faces and movements whole, and of a rule's nested ones those that match", () => {
    const css = "@font-face{font-family:X}@keyframes spin{0%{top:0}}.a{top:0;&:hover{top:1px}& .b{top:2px}}";
    expect(of(css, "a")).toBe(css.replace("& .b{top:2px}", ""));
    expect(of(css, "a", "b")).toBe(css);
  });
});

describe("by data attributes stays", () => {
  const row = '.row{gap:0;&[data-gap="8"]{gap:8px}&[data-gap="16"]{gap:16px}&[data-wrap]{flex-wrap:wrap}}';

  test("of what a rule holds the values that elements have", () => {
    expect(ofPage(row, '<p class="row" data-gap="16">')).toBe('.row{gap:0;&[data-gap="16"]{gap:16px}}');
    expect(ofPage(row, '<p class="row" data-wrap>')).toBe(".row{gap:0;&[data-wrap]{flex-wrap:wrap}}");
    expect(ofPage(row, '<p class="row">')).toBe(".row{gap:0}");
  });

  test("what asks by a part of the value, or within a function", () => {
    const css = "[data-kind^=warn]{top:0}:is([data-kind=a],[data-kind=b]){top:1px}";
    expect(ofPage(css, '<p data-kind="plain">')).toBe(css);
  });

  test("a value with a dot, which is no class", () => {
    const css = '[data-file="a.pdf"]{top:0}';
    expect(ofPage(css, '<p data-file="a.pdf">')).toBe(css);
  });

  test("what browsers set themselves", () => {
    const css = "details[open]{top:0}[aria-expanded=true]{top:1px}";
    expect(ofPage(css, "<p>")).toBe(css);
  });

  test("values that no selector names make no other page", () => {
    const { attributes } = usedCss(row);
    expect(marksIn('<p class="row" data-id="7">', attributes)).toEqual(
      marksIn('<p class="row" data-id="8">', attributes),
    );
  });
});

test("custom properties go that nothing asks for, and those that only such ones asked for", () => {
  const css =
    ":root{--ink:#000;--link:var(--ink);--old:var(--older);--older:1px}[data-dye=laut]{--dye:#0b5c6f}a{color:var(--link)}";
  expect(withoutIdleProperties(css)).toBe(":root{--ink:#000;--link:var(--ink)}a{color:var(--link)}");
});

test.each([
  [
    "a value with a semicolon in quotes or brackets",
    '.a{--m:url("data:x;y");--n:url(data:x;y);color:red}',
    ".a{color:red}",
  ],
  ["the last of a rule", ".a{color:red;--m:1px}.b{--n:1px}", ".a{color:red}"],
  ["a rule in another that holds nothing else", ".a{color:red;& .b{--m:1px}}", ".a{color:red;}"],
  ["not a layer that holds nothing", "@layer base{.a{--m:1px}}", "@layer base{}"],
  ["not what is asked for with another value", ".a{--m:1px}.b{--m:var(--n,2px)}p{top:var(--m)}", null],
])("of custom properties goes %s", (_, css, left) => {
  expect(withoutIdleProperties(css)).toBe(left ?? css);
});

test("what no selector asks for makes no other page", () => {
  const { asked } = usedCss('.a{top:0}.b:not(.c)[data-gap="8"]{top:1px}');
  expect([...asked].sort()).toEqual([".a", ".b", "[data-gap=8]"]);
});

test("the classes of a page are those of its elements, not of its words", () => {
  const html = '<p class="a b">class="c"</p><i data-class="d" class="e"></i>';
  expect(marksIn(html, new Set())).toEqual(new Set([".a", ".b", ".e"]));
});
