import { expect, test } from "vitest";
import { z } from "zod";
import { readRows } from "./read-rows.server.ts";

const schema = z.object({ code: z.string().min(1), id: z.string() });
const getRows = (bytes: Uint8Array) => readRows({ name: "degrees.csv", bytes }, schema);
const utf8 = (text: string) => new TextEncoder().encode(text);

test.each([
  ["commas", utf8("code,id\ns1,Sarjana\n")],
  ["semicolons, as Indonesian Excel saves them", utf8("\ufeffcode;id\r\ns1;Sarjana\r\n")],
  ["a line that names the separator", utf8("sep=;\ncode;id\ns1;Sarjana\n")],
  ["tabs in UTF-16", new Uint8Array(Buffer.from("\ufeffcode\tid\r\ns1\tSarjana\r\n", "utf16le"))],
  ["empty rows above the heading", utf8(",,\n\ncode,id\ns1,Sarjana\n")],
])("a list with %s is read", (_, bytes) => {
  expect(getRows(bytes)).toEqual([{ code: "s1", id: "Sarjana" }]);
});

test("a wrong row is named by its line, below a line that names the separator too", () => {
  expect(() => getRows(utf8("sep=;\ncode;id\n;Sarjana\n"))).toThrow(/^degrees\.csv, line 3: code /);
});
