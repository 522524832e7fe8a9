import { expect, test } from "vitest";
import { z } from "zod";
import { readCursor, writeCursor } from "./cursor.server.ts";

const schema = z.tuple([z.string(), z.number()]);

test("a cursor comes back as it was written", () => {
  expect(readCursor(writeCursor(["é/≠", 7]), schema)).toEqual(["é/≠", 7]);
});

test.each([
  "",
  "x",
  "%%",
  "bnVsbA",
  writeCursor([7]),
  writeCursor(["a", "b"]),
  writeCursor(["a\0b", 7]),
  "A".repeat(3_000),
])("%j is none", (text) => {
  expect(readCursor(text, schema)).toBeNull();
});
