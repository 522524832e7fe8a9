import fc from "fast-check";
import { expect, test } from "vitest";
import { hostileHtml, scripts } from "../../../tests/attacks/walk/payloads.ts";
import { htmlToMarkdown } from "./html-to-markdown.ts";
import { anyTextToHtml, deskMarkdownToHtml, markdownToHtml, safeHtml } from "./rich-text.ts";

test.each([
  ["a heading, a paragraph and a list", "### Tugas\n\nMemimpin **tiga** regu.\n\n- Pagi\n- *Malam*"],
  ["a numbered list and a link", "1. Kirim\n2. Tunggu\n\n[Alamat](https://contoh.id/a)"],
  ["two paragraphs, one of two lines", "Satu\nDua\n\nTiga"],
  [
    "signs that Markdown would read",
    "2 \\* 3 \\_ 4 \\[lima\\] 5 \\< 6\n\n\\- bukan butir\n\n1\\. bukan nomor\n\n\\## bukan judul",
  ],
  ["a list in a list", "- Satu\n   - Dua\n- Tiga"],
  ["an entry of two lines", "- Satu\n   dua\n- Tiga"],
  ["a list in the tenth entry", `${Array.from({ length: 10 }, (_, at) => `${at + 1}. Satu`).join("\n")}\n    - Dua`],
  ["a list after a list", "- Satu\n\n* Dua\n\n1. Tiga\n\n1) Empat"],
  ["an address in brackets", "[a](https://contoh.id/a%28b%29)"],
  ["an address that is its own text", "[https://contoh.id/a\\_b](https://contoh.id/a_b)."],
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
  ['<img src=x onerror="alert(1)">', "<p></p>"],
  ["![gambar](https://contoh.id/a.png)", "<p></p>"],
  ["<p onclick=x style=color:red>Halo</p>", "<p>Halo</p>"],
  ["`<b>`", "<p>&lt;b&gt;</p>"],
  ["<!-- catatan -->", ""],
])("nothing but headings, lists, bold, italic and links comes through: %s (F11)", (markdown, html) => {
  expect(deskMarkdownToHtml(markdown)).toBe(html);
});

test.each([
  [
    "**a** *b* __c__ _d_ ***e***",
    "<p><strong>a</strong> <em>b</em> <strong>c</strong> <em>d</em> <em><strong>e</strong></em></p>",
  ],
  ["a_b_c 2 * 3 * 4", "<p>a_b_c 2 * 3 * 4</p>"],
  ["Judul\n===\nBab\n---", "<h3>Judul</h3>\n<h3>Bab</h3>"],
  ["a\n\n---\n\nb", "<p>a</p>\n<p>b</p>"],
  ["> a\nb", "<p>a<br />b</p>"],
  ["- a\n\n- b", "<ul>\n<li><p>a</p></li>\n<li><p>b</p></li>\n</ul>"],
  ["- a\nb\n\nc", "<ul>\n<li>a<br />b</li>\n</ul>\n<p>c</p>"],
  ["Pukul\n8. Masuk", "<p>Pukul<br />8. Masuk</p>"],
  ["https://a.id/x_y.", '<p><a href="https://a.id/x_y" rel="nofollow noopener">https://a.id/x_y</a>.</p>'],
  ["(www.a.id)", '<p>(<a href="http://www.a.id" rel="nofollow noopener">www.a.id</a>)</p>'],
  ["a_b@c.co.id.", '<p><a href="mailto:a_b@c.co.id" rel="nofollow noopener">a_b@c.co.id</a>.</p>'],
  ["[a](/b 'c') [d](<e f>)", '<p><a href="/b">a</a> <a href="e%20f" rel="nofollow noopener">d</a></p>'],
  ["[a [b](/c) d](/e)", '<p>[a <a href="/c">b</a> d](/e)</p>'],
  ["<b>a</b> < b &amp; c&d &copy", "<p><strong>a</strong> &lt; b &amp; c&amp;d &amp;copy</p>"],
])("%j is %s", (markdown, html) => {
  expect(deskMarkdownToHtml(markdown).replace(/^<blockquote>\n|\n<\/blockquote>$/g, "")).toBe(html);
});

const words = fc.constantFrom(
  ...[
    "kata",
    "a_b",
    "(y)",
    "**tebal**",
    "*a **b** c*",
    "[l](https://a.id/x)",
    "https://b.id/p_q?q=1&r=2.",
    "budi@x.co.id",
  ],
  ...["&", "&amp;", "<", "a > b", "<b>b</b>", "2 * 3", "\\*", "a*b*c", "1. x", "- y", "10%", "x = y", "`k`"],
);
const line = fc.array(words, { minLength: 1, maxLength: 4 }).map((some) => some.join(" "));
const beginning = fc.constantFrom("", "", "", "- ", "* ", "1. ", "## ", "   - ", "- - ", "   1. ", "  ");
const someMarkdown = fc
  .array(
    fc.tuple(beginning, fc.oneof(line, line, line, fc.constant(""))).map(([sign, text]) => (text && sign) + text),
    {
      maxLength: 8,
    },
  )
  .map((lines) => lines.join("\n"));

test("Markdown that was HTML once stays as it is, and so does its text", () => {
  const toText = (html: string) => html.replace(/<[^>]*>|\s/g, "");
  fc.assert(
    fc.property(someMarkdown, (markdown) => {
      const html = deskMarkdownToHtml(markdown);
      const once = htmlToMarkdown(html);
      const again = deskMarkdownToHtml(once);
      expect(toText(again)).toBe(toText(html));
      expect(htmlToMarkdown(again)).toBe(once);
    }),
    { numRuns: 500 },
  );
});

const names = ["h3", "h4", "h5", "p", "ul", "ol", "li", "strong", "em", "a", "blockquote"];
const allowedTags = ["br", ...names, ...names.map((name) => `/${name}`)];

test("no text becomes active HTML, wherever a payload is", () => {
  const payload = fc.constantFrom(...hostileHtml, ...scripts);
  fc.assert(
    fc.property(
      fc.array(fc.oneof(payload, words, fc.string(), fc.constantFrom("\n\n", "[x](", "<", '"', "`")), { maxLength: 6 }),
      (parts) => {
        for (const toHtml of [deskMarkdownToHtml, markdownToHtml, anyTextToHtml]) {
          const html = toHtml(parts.join(""));
          for (const [, name = "", href = "/"] of html.matchAll(/<([^\s>]*)(?: href="([^"]*)")?/g)) {
            expect(allowedTags).toContain(name);
            const address = href.replaceAll("&amp;", "&").replaceAll("&quot;", '"');
            expect(["http:", "https:", "mailto:", undefined]).toContain(
              URL.parse(address, "https://k.example")?.protocol,
            );
          }
          expect(html).not.toMatch(/<[^>]*\son\w+\s*=/i);
        }
      },
    ),
    { numRuns: 500 },
  );
});

test("HTML that is deeper than anybody writes is its words", () => {
  expect(safeHtml(`${"<b>".repeat(101)}a <i>b`)).toBe("a  b");
  expect(safeHtml(`${"<b>".repeat(99)}a`)).toContain("<strong>a");
});
