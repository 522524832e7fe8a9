import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type Coordinates, kilometresBetween } from "./great-circle.ts";

const at = (latitude: number, longitude: number): Coordinates => ({ latitude, longitude });

test.each([
  ["the same point", at(-6.9, 107.6), at(-6.9, 107.6), 0],
  ["a degree of the equator", at(0, 100), at(0, 101), 111.2],
  ["a degree north", at(-8, 110), at(-7, 110), 111.2],
  ["Jakarta to Surabaya", at(-6.175, 106.827), at(-7.257, 112.752), 664],
  ["Sabang to Merauke", at(5.89, 95.32), at(-8.5, 140.4), 5240],
  ["over the date line", at(0, 179.5), at(0, -179.5), 111.2],
  ["the other side of the earth", at(0, 0), at(0, 180), 20_015],
])("%s (suggestions 4)", (_, one, other, km) => {
  expect(Math.abs(kilometresBetween(one, other) - km)).toBeLessThanOrEqual(km * 0.005);
});

const points = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

test("a distance is the same both ways, and no way round is shorter", () => {
  fc.assert(
    fc.property(points, points, points, (one, other, third) => {
      const straight = kilometresBetween(one, other);
      expect(straight).toBeGreaterThanOrEqual(0);
      expect(kilometresBetween(other, one)).toBeCloseTo(straight, 6);
      expect(kilometresBetween(one, third) + kilometresBetween(third, other)).toBeGreaterThanOrEqual(straight - 1e-3);
    }),
  );
});
