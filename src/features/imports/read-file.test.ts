import { expect, test } from "vitest";
import { withOwnHeadings } from "./file-rows.ts";
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

test("a cell of several lines counts as many, whatever ends them", () => {
  for (const end of ["\n", "\r\n", "\r"])
    expect(lines(["code,title_id", 'A,"one', 'more"', "B,two", ""].join(end))).toEqual([2, 4]);
});

test.each([
  ["separators within quotes", '"code";"a, b, c, d"\nA;x\n', { code: "A", "a, b, c, d": "x" }],
  ["a heading with a sign that nobody sees", "\u200bcode;b\nA;x\n", { code: "A", b: "x" }],
  ["two columns of one name", "code;b;b\nA;x;\n", { code: "A", b: "x" }],
  ["two columns of one name, both filled", "code;b;b\nA;x;y\n", { code: "A", b: "x" }],
  ["the end of a file of DOS", "code;b\nA;x\n\u001a", { code: "A", b: "x" }],
])("%s make no difference", (_, text, fields) => {
  expect(readFileRows(bytes(text)).rows).toEqual([{ status: "read", line: 2, fields }]);
});

test("our columns are known in another spelling, in JSON too", () => {
  for (const text of ['[{"Code":"A","Title ID":"x"}]', "Code;Title ID\nA;x\n"]) {
    const { rows } = withOwnHeadings(readFileRows(bytes(text)), ["code", "title_id"]);
    expect(rows).toMatchObject([{ fields: { code: "A", title_id: "x" } }]);
  }
});

test.each(["utf16le", "utf16be"])("text of %s without a mark is read", (order) => {
  const text = Buffer.from("code;b\r\nA;S\u00e9\r\n", "utf16le");
  const { rows } = readFileRows(new Uint8Array(order === "utf16le" ? text : text.swap16()));
  expect(rows).toEqual([{ status: "read", line: 2, fields: { code: "A", b: "S\u00e9" } }]);
});

test.each([[[0x50, 0x4b, 3, 4]], [[0xd0, 0xcf, 0x11, 0xe0]]])("a workbook is refused with what to do: %j", (head) => {
  expect(() => readFileRows(Uint8Array.from([...head, ...new Array(99).fill(1)]))).toThrow("save it as CSV UTF-8");
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
