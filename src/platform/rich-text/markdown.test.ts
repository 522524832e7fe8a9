import { expect, test } from "vitest";
import { deskMarkdownToHtml, htmlToMarkdown } from "./markdown.ts";

test.each([
  ["a heading, a paragraph and a list", "### Tugas\n\nMemimpin **tiga** regu.\n\n- Pagi\n- *Malam*"],
  ["a numbered list and a link", "1. Kirim\n2. Tunggu\n\n[Alamat](https://contoh.id/a)"],
  ["two paragraphs, one of two lines", "Satu\nDua\n\nTiga"],
  ["signs that Markdown would read", "2 \\* 3 \\_ 4 \\[lima\\] 5 \\< 6\n\n\\- bukan butir"],
  ["a list in a list", "- Satu\n   - Dua\n- Tiga"],
])("%s is the same text after it was HTML", (_, markdown) => {
  expect(htmlToMarkdown(deskMarkdownToHtml(markdown))).toBe(markdown);
});

test.each([
  "<h3>Tugas</h3>\n<p>Memimpin <strong>tiga</strong> regu &amp; satu <em>gudang</em>.</p>",
  "<ul>\n<li>Usia &lt; 30</li>\n<li>A_b * c</li>\n</ul>",
  '<p>Lihat <a href="https://contoh.id/a?b=1&amp;c=2" rel="nofollow noopener">di sini</a>.</p>',
  "<p># bukan judul</p>",
  "<p>&amp;lt; bukan tanda</p>",
])("HTML is the same after it was Markdown: %s", (html) => {
  const again = deskMarkdownToHtml(htmlToMarkdown(html));
  expect(again.replace(/\n/g, "")).toBe(html.replace(/\n/g, ""));
});

test.each([
  ["<script>alert(1)</script>Halo", "Halo"],
  ["[x](javascript:alert(1))", '<p><a rel="nofollow noopener">x</a></p>'],
  ['<img src=x onerror="alert(1)">', ""],
  ["<p onclick=x style=color:red>Halo</p>", "<p>Halo</p>"],
  ["| a | b |\n|---|---|\n| 1 | 2 |", "ab12"],
])("nothing but headings, lists, bold, italic and links comes through: %s (F11)", (markdown, wanted) => {
  expect(deskMarkdownToHtml(markdown).replace(/\s/g, "")).toBe(wanted.replace(/\s/g, ""));
});

test("a long text is no work", () => {
  const began = performance.now();
  const html = deskMarkdownToHtml("- ".repeat(200) + "a".repeat(19_000));
  htmlToMarkdown(html);
  htmlToMarkdown(deskMarkdownToHtml("*".repeat(20_000)));
  expect(performance.now() - began).toBeLessThan(3000);
});
