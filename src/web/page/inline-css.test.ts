import { expect, test } from "vitest";
import { inlineCss } from "./inline-css.ts";

const read = (hrefs: readonly string[]) => ({ css: hrefs.map((href) => `/*${href}*/`).join(""), hash: "'sha256-x'" });

test("all stylesheets of a page become one style before them, and the links stay without being fetched", () => {
  const html = '<link rel="stylesheet" href="/assets/a.css"/><link rel="stylesheet" href="/assets/b.css" media="all"/>';
  expect(inlineCss(html, read)).toEqual({
    html:
      "<style>/*/assets/a.css*//*/assets/b.css*/</style>" +
      '<link rel="stylesheet" href="/assets/a.css" disabled=""/>' +
      '<link rel="stylesheet" href="/assets/b.css" media="all" disabled=""/>',
    hashes: ["'sha256-x'"],
    hrefs: ["/assets/a.css", "/assets/b.css"],
  });
});

test("a page without stylesheets stays as it is", () => {
  expect(inlineCss("<p>plain</p>", read)).toEqual({ html: "<p>plain</p>", hashes: [], hrefs: [] });
});

test("a sheet whose address ends with React Router's mark is put in too, or the browser would wait for it", () => {
  const { html } = inlineCss('<link rel="stylesheet" href="/assets/a.css#"/>', read);
  expect(html).toContain('<link rel="stylesheet" href="/assets/a.css#" disabled=""/>');
  expect(html).toContain("/assets/a.css*/");
});
