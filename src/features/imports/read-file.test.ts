import { expect, test } from "vitest";
import { readFileRows } from "./read-file.server.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const lines = (text: string) => readFileRows(bytes(text)).rows.map((row) => row.line);

test("a row of CSV is counted from where it begins, the heading being line 1", () => {
  const text = 'code,title_id\nA,one\n\nB,"two\n\nlines"\nC,three\n';
  expect(lines(text)).toEqual([2, 4, 7]);
});

test("a byte order mark, semicolons and Windows line ends make no difference", () => {
  const { headings, rows } = readFileRows(bytes("\ufeffcode;title_id\r\nA;one, two\r\n"));
  expect(headings).toEqual(["code", "title_id"]);
  expect(rows).toEqual([{ status: "read", line: 2, fields: { code: "A", title_id: "one, two" } }]);
});

test("cells that a spreadsheet leaves out or adds at a row's end are empty; one with text too many is named", () => {
  const { rows } = readFileRows(bytes("a,b\n1\n1,2\n1,2,, \n1,2,3\n"));
  expect(rows).toEqual([
    { status: "read", line: 2, fields: { a: "1", b: "" } },
    { status: "read", line: 3, fields: { a: "1", b: "2" } },
    { status: "read", line: 4, fields: { a: "1", b: "2" } },
    { status: "unreadable", line: 5, reason: "it has 3 columns, the heading has 2" },
  ]);
});

test("rows without any text are left out, and the lines behind them keep their numbers", () => {
  const { rows } = readFileRows(bytes("a,b\n1,2\n,\n , \n3,4\n"));
  expect(rows.map(({ line }) => line)).toEqual([2, 5]);
});

test.each(["sep=;\n", '"sep=;"\r\n', "\ufeffsep=;\n"])("Excel's own first line %j names the separator", (first) => {
  const { headings, rows } = readFileRows(bytes(`${first}a;b,c\n1;2\n`));
  expect(headings).toEqual(["a", "b,c"]);
  expect(rows).toEqual([{ status: "read", line: 3, fields: { a: "1", "b,c": "2" } }]);
});

test("text that Excel saved as Unicode, with tabs, is read", () => {
  const text = Buffer.from("\ufeffa\tb\nS\u00e9\t2\n", "utf16le");
  expect(readFileRows(new Uint8Array(text)).rows).toEqual([{ status: "read", line: 2, fields: { a: "Sé", b: "2" } }]);
});

test("empty rows above the heading are left out, and the lines below keep their numbers", () => {
  const { headings, rows } = readFileRows(bytes(";;\n\n;;;;\ncode;title_id\nA;x\n"));
  expect(headings).toEqual(["code", "title_id"]);
  expect(rows).toEqual([{ status: "read", line: 5, fields: { code: "A", title_id: "x" } }]);
});

test("text that begins with the byte order mark of big-endian UTF-16 is read", () => {
  const text = Buffer.from("\ufeffa;b\r\nS\u00e9;2\r\n", "utf16le").swap16();
  expect(readFileRows(new Uint8Array(text)).rows).toEqual([{ status: "read", line: 2, fields: { a: "Sé", b: "2" } }]);
});

test("elements of a JSON list are counted by the lines they begin on", () => {
  const text = '[\n  {"code": "A", "n": [1, {"x": "]\\"}"}]},\n  {\n    "code": "B"\n  }, 5\n]';
  const { rows } = readFileRows(bytes(text));
  expect(rows.map(({ line }) => line)).toEqual([2, 3, 5]);
  expect(rows[2]).toMatchObject({ status: "unreadable", reason: "it is no object" });
});

test("JSON Lines: a broken line is named, numbers and lists become texts", () => {
  const { rows } = readFileRows(bytes('{"code": 7, "location": ["Solo", "Klaten"]}\n\n{"code": \n'));
  expect(rows).toEqual([
    { status: "read", line: 1, fields: { code: "7", location: "Solo|Klaten" } },
    { status: "unreadable", line: 3, reason: "it is no JSON" },
  ]);
});

test.each([
  ["", "it is empty"],
  ["[1, 2", "it begins like a JSON list but is none"],
])("%j cannot be read: %s", (text, reason) => {
  expect(() => readFileRows(bytes(text))).toThrow(reason);
});

test("bytes that are no UTF-8 are refused", () => {
  expect(() => readFileRows(Uint8Array.of(0x61, 0xff))).toThrow("it is not UTF-8");
});
