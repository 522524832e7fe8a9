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

test("a row with too few or too many columns is named, the others are read", () => {
  const { rows } = readFileRows(bytes("a,b\n1\n1,2\n1,2,3\n"));
  expect(rows).toEqual([
    { status: "unreadable", line: 2, reason: "it has 1 columns, the heading has 2" },
    { status: "read", line: 3, fields: { a: "1", b: "2" } },
    { status: "unreadable", line: 4, reason: "it has 3 columns, the heading has 2" },
  ]);
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
