import { expect, test } from "vitest";
import { understand } from "./understand.ts";
import { type ShownCard, whyFound } from "./why-found.ts";

const dictionary = { places: new Map([["jaksel", [7]]]), pairs: new Map() };

function reason(text: string, card: Partial<ShownCard>) {
  const search = understand(text, dictionary);
  if (search === null) return null;
  const whole = { texts: [], title: "", otherTitle: "", ...card };
  const found = whyFound(search, { ...whole, texts: [whole.title, ...whole.texts] });
  return found === null ? null : `${found.code} ${found.words}`.trim();
}

test.each<[string, Partial<ShownCard>, string | null]>([
  ["warehouse", { title: "Staf Warehouse" }, null],
  ["warehouses", { title: "Staf Warehouse" }, null],
  ["front end", { title: "Frontend Engineer" }, null],
  ["koor gud", { title: "Koordinator Gudang" }, null],
  ["gudang bekasi", { title: "Staf Gudang", texts: ["Bekasi, Jawa Barat"] }, null],
  ["gudang", { title: "Warehouse Clerk" }, "equal-word warehouse"],
  ["hrd", { title: "Talent Acquisition Lead" }, "related-word talent acquisition"],
  ["hrd", { title: "Dokter Klinik", texts: ["Sumber Daya Manusia"] }, "equal-word sumber daya manusia"],
  ["kepala", { title: "Warehouse Head", otherTitle: "Kepala Gudang" }, "other-title Kepala Gudang"],
  ["kasir jaksel", { title: "Kasir", texts: ["Jakarta Selatan"] }, "place"],
  ["magang", { title: "Analis Data", texts: ["Penuh waktu"] }, "employment"],
  ["excel", { title: "Analis Data" }, "inside"],
])("a search for %j that finds %j says %j", (text, card, expected) => {
  expect(reason(text, card)).toBe(expected);
});
