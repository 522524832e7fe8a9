import { expect, test } from "vitest";
import { everyLook, inTurn } from "./every-look.ts";

const all = ["a", "b", "c", "d", "e"];

test.skipIf(everyLook)("everyone has a turn at one of so many places that follow each other, and no other", () => {
  for (const first of [0, 1, 7]) {
    const turns = [0, 1, 2].flatMap((next) => inTurn(all, first + next, 3));
    expect(turns.sort()).toEqual(all);
  }
});
