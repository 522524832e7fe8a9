import { expect, test } from "vitest";
import { firstDifference, plainPage } from "./plain-page.ts";

const page = (origin: string, name: string, asset: string, more = "") =>
  `<html><head><link rel="modulepreload" href="/assets/${asset}.js"/><style>@layer base;@layer base{.${name}{color:red}.other{top:0}}</style></head>` +
  `<body><a class="${name}" href="${origin}/lowongan" aria-labelledby="_R_${asset}_">Lowongan</a>${more}` +
  `<img src="/assets/${asset}.svg"/><script>window.__reactRouterContext={"${asset}":1}</script></body></html>`;

const before = plainPage(page("http://localhost:3001", "aB1c", "x1"), "http://localhost:3001");

test("two builds of the same page, each at its own address, are the same", () => {
  const now = plainPage(page("http://localhost:3002", "zZ9x", "y2"), "http://localhost:3002");
  expect(firstDifference(before, now)).toBeNull();
});

test("rules in another order are the same page", () => {
  const turned = page("http://localhost:3002", "zZ9x", "y2").replace(/(\.zZ9x\{.*?\})(\.other\{.*?\})/, "$2$1");
  expect(turned).toContain("{top:0}.zZ9x");
  expect(firstDifference(before, plainPage(turned, "http://localhost:3002"))).toBeNull();
});

test("what somebody sees is not taken away", () => {
  expect(before).toContain('<a class="c1" href="http://site/lowongan"');
  expect(before).toContain("@layer base{.c1{color:red}.c2{top:0}}");
  expect(before).not.toContain("__reactRouterContext");
});

test.each([
  ["a word more", page("http://localhost:3002", "zZ9x", "y2", "<b>baru</b>")],
  ["another rule", page("http://localhost:3002", "zZ9x", "y2").replace("red", "blue")],
  ["a class less", page("http://localhost:3002", "zZ9x", "y2").replace(' class="zZ9x"', "")],
])("%s is a difference, shown with its context", (_, html) => {
  const difference = firstDifference(before, plainPage(html, "http://localhost:3002"));
  expect(difference?.before).not.toBe(difference?.now);
});
