import * as fc from "fast-check";
import { expect, test } from "vitest";
import { numbersIn, numbersOfLists } from "./open-table.queries.server.ts";

test("numbers come back as they were written", () => {
  fc.assert(
    fc.property(fc.array(fc.maxSafeNat()), (numbers) => {
      expect([...numbersIn(numbers.join(" "))]).toEqual(numbers);
    }),
  );
});

test("lists come back as they were written, empty ones too", () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.nat(), { maxLength: 3 }), { minLength: 1 }), (lists) => {
      const { from, values } = numbersOfLists(lists.map((list) => list.join(".")).join(" "), lists.length);
      expect(lists.map((_, at) => [...values.subarray(from[at], from[at + 1])])).toEqual(lists);
    }),
  );
});
