import { expect, test } from "vitest";
import { getTown, isRemote } from "./vacancy-words.ts";

test.each([
  ["Remote", true],
  ["Fully remote", true],
  ["100% Remote", true],
  ["Remote - Indonesia", true],
  ["Indonesia (Remote)", true],
  ["Work from Anywhere", true],
  ["WFA", true],
  ["TELECOMMUTE", true],
  ["Kerja dari mana saja", true],
  ["Jakarta (Remote)", false],
  [" jarak jauh ", true],
  ["WFH", true],
  ["Jakarta", false],
  ["Remote Sensing Center, Bogor", false],
])("%o is work from home: %s", (place, expected) => {
  expect(isRemote(place)).toBe(expected);
});

test.each([
  ["Medan, Sumatera Utara", { town: "Medan", province: "Sumatera Utara" }],
  ["Sorong", { town: "Sorong", province: "" }],
  ["", { town: "", province: "" }],
])("%o is a town and its province", (place, expected) => {
  expect(getTown(place)).toEqual(expected);
});
