import { expect, test } from "vitest";
import { suggestable, suggested } from "./suggest.ts";

const titles = [
  suggestable({ text: "Kepala Gudang", count: 9 }),
  suggestable({ text: "Staf Gudang", count: 7 }),
  suggestable({ text: "Gudang & Résumé", count: 2 }),
  suggestable({ text: "Analis Data", count: 1 }),
  suggestable({ text: "Kab. Bekasi", count: 4 }, ["cikarang"]),
];

test.each([
  ["gud", ["Gudang & Résumé", "Kepala Gudang", "Staf Gudang"]],
  ["GUDANG", ["Gudang & Résumé", "Kepala Gudang", "Staf Gudang"]],
  ["gudang kep", ["Kepala Gudang"]],
  ["resum", ["Gudang & Résumé"]],
  ["cikar", ["Kab. Bekasi"]],
  ["udang", []],
  ["g", []],
  ["%", []],
  ["_a%", []],
  ["  ", []],
  ["gudang zz", []],
])("%o suggests %o", (text, found) => {
  expect(suggested(titles, text, 5).map(({ text }) => text)).toEqual(found);
});

test("no more than are asked for, what begins so first", () => {
  expect(suggested(titles, "gudang", 2).map(({ text }) => text)).toEqual(["Gudang & Résumé", "Kepala Gudang"]);
});
