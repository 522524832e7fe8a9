// Shows: promise 11
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  anyTextToHtml,
  deskMarkdownToHtml,
  markdownToHtml,
  safeHtml,
  textOfHtml,
  withWholeLinks,
} from "./rich-text.ts";

test.each([
  ["<p>a<script>alert(1)</script></p>", "<p>a</p>"],
  ['<p onclick="x()" style="color:red">a</p>', "<p>a</p>"],
  ['<a href="javascript:alert(1)">a</a>', '<a rel="nofollow noopener">a</a>'],
  ['<a href="//x.example">a</a>', '<a rel="nofollow noopener">a</a>'],
  ['<a href="https://x.example">a</a>', '<a href="https://x.example" rel="nofollow noopener">a</a>'],
  ['<a href="/lowongan" rel="nofollow noopener">a</a>', '<a href="/lowongan">a</a>'],
  ['<a href="#q-1" target="_blank">a</a>', '<a href="#q-1">a</a>'],
  ['<a href="/\\x.example">a</a>', '<a rel="nofollow noopener">a</a>'],
  ['<a href="/\t/x.example">a</a>', '<a rel="nofollow noopener">a</a>'],
  ["<h1>a</h1><h2>b</h2>", "<h3>a</h3><h3>b</h3>"],
  ["<svg><a xlink:href='javascript:1'>x</a></svg>", '<a rel="nofollow noopener">x</a>'],
  ["<b>a</b> <i>b</i>", "<strong>a</strong> <em>b</em>"],
])("%s is shown as %s", (html, text) => {
  expect(safeHtml(html)).toBe(text);
});

test.each([
  ['<a href="/lowongan?a=1&amp;b=2">a</a>', '<a href="https://k.example/lowongan?a=1&amp;b=2&amp;c">a</a>'],
  ['<a href=" /agenda ">a</a>', '<a href="https://k.example/agenda&amp;c">a</a>'],
  ['<a href="https://x.example">a</a>', '<a href="https://x.example" rel="nofollow noopener">a</a>'],
  ['<a href="//x.example">a<script>1</script></a>', '<a rel="nofollow noopener">a</a>'],
])("%s is read elsewhere as %s", (html, read) => {
  expect(withWholeLinks(safeHtml(html), (own) => `https://k.example${own}&c`)).toBe(read);
});

test("what was made safe once stays as it is", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const once = anyTextToHtml(text);
      expect(safeHtml(once)).toBe(once);
    }),
  );
});

test.each([
  ["one\n\ntwo", "<p>one</p>\n<p>two</p>"],
  ["• one\n• two", "<ul>\n<li>one</li>\n<li>two</li>\n</ul>"],
  ["a < b & c", "<p>a &lt; b &amp; c</p>"],
  ["&lt;p&gt;a &lt;b&gt;b&lt;/b&gt;&lt;/p&gt;", "<p>a <strong>b</strong></p>"],
  ["&amp;lt;p&amp;gt;a&amp;lt;/p&amp;gt;", "<p>a</p>"],
  ["&#60;p&#62;a&#60;/p&#62;", "<p>a</p>"],
  ["<![CDATA[<p>a</p>]]>", "<p>a</p>"],
  ["the tag &lt;p&gt; of HTML", "<p>the tag &lt;p&gt; of HTML</p>"],
  ["", ""],
])("the plain text %j becomes %j", (text, html) => {
  expect(anyTextToHtml(text)).toBe(html);
});

test.each(["•", "\uf0b7\t", "\uf0fc ", "➢ ", "✓ ", "o\t", "– ", "▪"])("lines that begin with %j are a list", (mark) => {
  const text = `one\n\n${mark}two\n${mark}three`;
  for (const toHtml of [anyTextToHtml, deskMarkdownToHtml])
    expect(toHtml(text)).toBe("<p>one</p>\n<ul>\n<li>two</li>\n<li>three</li>\n</ul>");
});

test("Markdown keeps its headings below the page's own", () => {
  expect(markdownToHtml("## a\n\n- b")).toBe("<h3>a</h3>\n<ul>\n<li>b</li>\n</ul>");
});

test("a text that is the whole page begins its headings at 2", () => {
  expect(markdownToHtml("# a\n\n## b\n\n### c", 2)).toBe("<h2>a</h2>\n<h2>b</h2>\n<h3>c</h3>");
  expect(safeHtml("<h2>b</h2><script>x</script>", 2)).toBe("<h2>b</h2>");
});

test("words of neighbouring blocks stay apart when tags go", () => {
  expect(textOfHtml("<p>one</p><p>two &amp; <strong>three</strong></p>")).toBe("one two &amp; three");
});
