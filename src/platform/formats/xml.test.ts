import { expect, test } from "vitest";
import { xmlCdata, xmlElement, xmlText } from "./xml.ts";

test("signs of XML are escaped, in texts and in attributes", () => {
  expect(xmlElement("a", xmlText("R&D <b>"), { title: '"x" & y' })).toBe(
    '<a title="&quot;x&quot; &amp; y">R&amp;D &lt;b&gt;</a>',
  );
});

test("what no XML may hold is left out, also half of a pair", () => {
  expect(xmlText("a\u0000b\u000Bc\uD800d\uFFFEe\tf")).toBe("abcde\tf");
  expect(xmlText("kerja 💼")).toBe("kerja 💼");
});

test("CDATA cannot be closed from inside", () => {
  expect(xmlCdata("a]]>b")).toBe("<![CDATA[a]]]]><![CDATA[>b]]>");
});

test("an element without content closes itself", () => {
  expect(xmlElement("link", "", { href: "https://k.example/?a=1&b=2" })).toBe(
    '<link href="https://k.example/?a=1&amp;b=2"/>',
  );
});
