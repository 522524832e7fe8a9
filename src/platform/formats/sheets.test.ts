// Shows: F35
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { sheetFile } from "./sheets.ts";

const dangerous = ["=1+1", "+62 811", "-5", "@SUM(A1)", "\t=1", "\r=1", 'say "=1"; then', "biasa"];

const sheet = (cells: readonly string[]) => ({
  ...{ name: "Pelamar", about: "Diekspor oleh Ratna", columns: ["Nama", "Skor"] },
  rows: cells.map((cell, index) => [cell, index]),
});

const getCsv = async (cells: readonly string[]) =>
  new TextDecoder("utf-8", { ignoreBOM: true }).decode(await sheetFile("csv", sheet(cells)));

test("CSV begins with the mark of UTF-8, what it is and the columns; no text of people is a formula", async () => {
  const text = await getCsv(dangerous);
  expect(text.startsWith("\uFEFFDiekspor oleh Ratna\r\nNama,Skor\r\n")).toBe(true);
  const cells = text.split("\r\n").slice(2, -1);
  expect(cells[0]).toBe("'=1+1,0");
  expect(cells[1]).toBe("'+62 811,1");
  expect(cells[2]).toBe("'-5,2");
  expect(cells[3]).toBe("'@SUM(A1),3");
  expect(cells[4]).toBe("'\t=1,4");
  expect(text).toContain('"\'\r=1",5');
  expect(text).toContain('"say ""=1""; then",6');
  expect(text).toContain("biasa,7");
});

/** A workbook's parts as text. */
async function getXlsx(cells: readonly string[]) {
  const parts = unzipSync(await sheetFile("xlsx", sheet(cells)));
  const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  return { cells: part("xl/worksheets/sheet1.xml"), texts: part("xl/sharedStrings.xml") };
}

test("in XLSX every text is a text cell and every number a number; there is no formula", async () => {
  const { cells, texts } = await getXlsx(dangerous);
  expect(cells).not.toContain("<f>");
  expect(texts).toContain("<t>=1+1</t>");
  expect(texts).toContain("<t>@SUM(A1)</t>");
  expect([...cells.matchAll(/<c r="A\d+"[^>]*t="s"/g)]).toHaveLength(dangerous.length + 2);
  expect([...cells.matchAll(/<c r="B\d+"[^>]*t="s"/g)]).toHaveLength(1);
});

test("what XML cannot hold is left out, what it escapes is escaped", async () => {
  const { texts } = await getXlsx(["A\u0000\u0008\uD800<&>B"]);
  expect(texts).toContain("<t>A&lt;&amp;&gt;B</t>");
});
