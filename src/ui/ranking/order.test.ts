// Shows: J11
import { describe, expect, it } from "vitest";
import { moved, placeAt } from "./order.ts";

describe("moving a thing in its order", () => {
  it.each([
    ["up", 2, 1, ["a", "c", "b", "d"]],
    ["down", 0, 1, ["b", "a", "c", "d"]],
    ["to the end", 0, 3, ["b", "c", "d", "a"]],
    ["to the front", 3, 0, ["d", "a", "b", "c"]],
    ["beyond the front not at all", 0, -1, ["a", "b", "c", "d"]],
    ["beyond the end not at all", 3, 4, ["a", "b", "c", "d"]],
    ["that is not there not at all", 7, 1, ["a", "b", "c", "d"]],
  ])("%s", (_, from, to, expected) => {
    expect(moved(["a", "b", "c", "d"], from, to)).toEqual(expected);
  });

  it("leaves the given order as it is", () => {
    const order = ["a", "b"];
    moved(order, 0, 1);
    expect(order).toEqual(["a", "b"]);
  });
});

describe("where a dragged row belongs", () => {
  const middles = [28, 92, 156, 220];
  it.each([
    ["stays while no neighbour's middle is passed", 130, 1, 1],
    ["stays just before the next one's middle", 156, 1, 1],
    ["passes the next one beyond its middle", 157, 1, 2],
    ["passes the one before beyond its middle", 27, 1, 0],
    ["passes several at once", 500, 0, 3],
    ["goes to the front from the end", -20, 3, 0],
  ])("%s", (_, pointer, from, to) => {
    expect(placeAt(pointer, middles, from)).toBe(to);
  });
});
