import { describe, expect, test } from "vitest";
import { classesIn, usedCss } from "./used-css.ts";

const of = (css: string, ...classes: string[]) => usedCss(css)(new Set(classes));

describe("of a page's CSS stays", () => {
  test("what its elements' classes can match, each selector by itself", () => {
    const css = ".a{color:red}.b{color:blue}.a,.b .c{top:0}.a.b{left:0}.a:hover{margin:0}";
    expect(of(css, "a")).toBe(".a{color:red}.a{top:0}.a:hover{margin:0}");
    expect(of(css, "b", "c")).toBe(".b{color:blue}.b .c{top:0}");
  });

  test("what asks for no class", () => {
    const css = ":root{--ink:#000}*,:before{margin:0}[data-open] svg{top:0}";
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

  test("faces, movements and a rule's nested ones whole", () => {
    const css = "@font-face{font-family:X}@keyframes spin{0%{top:0}}.a{top:0;&:hover{top:1px}& .b{top:2px}}";
    expect(of(css, "a")).toBe(css);
  });
});

test("the classes of a page are those of its elements, not of its words", () => {
  expect(classesIn('<p class="a b">class="c"</p><i data-class="d" class="e"></i>')).toEqual(new Set(["a", "b", "e"]));
});
