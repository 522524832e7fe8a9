import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { z } from "zod";
import { kilometresBetween } from "./great-circle.ts";
import { seats } from "./seats.server.ts";

const codes = z.array(z.object({ code: z.string(), name: z.string() }));
const getRows = (file: string) =>
  codes.parse(parse(readFileSync(`content/master-data/${file}`, "utf8"), { columns: true }));
const areas = [...getRows("idn-provinces.csv"), ...getRows("idn-regencies.csv")];
const known = await seats();

test("each of the 38 provinces and 514 regencies has one seat, and nothing else has (suggestions 4)", () => {
  expect(areas).toHaveLength(38 + 514);
  expect([...known.keys()].toSorted()).toEqual(areas.map(({ code }) => code).toSorted());
});

test("each is governed from within Indonesia", () => {
  const isOutside = ({ code }: { code: string }) => {
    const { latitude = 0, longitude = 0 } = known.get(code) ?? {};
    return latitude < -11.2 || latitude > 6.3 || longitude < 94.7 || longitude > 141.1;
  };
  expect(areas.filter(isOutside)).toEqual([]);
});

test("none is farther from its province's seat than Dobo is from Ambon", () => {
  const away = areas.map(({ code, name }) => {
    const [seat, province] = [known.get(code), known.get(code.slice(0, 2))];
    return { name, km: seat && province ? kilometresBetween(seat, province) : Number.NaN };
  });
  expect(away.filter(({ km }) => !(km < 700)).map(({ name }) => name)).toEqual(["Kabupaten Kepulauan Aru"]);
});

// As any atlas has them, to a tenth of a degree.
test.each([
  ["Banda Aceh", "11.71", 5.55, 95.32],
  ["Medan", "12.71", 3.59, 98.67],
  ["Padang", "13.71", -0.95, 100.36],
  ["Palembang", "16.71", -2.98, 104.75],
  ["Jakarta Selatan", "31.74", -6.26, 106.81],
  ["Bandung", "32.73", -6.91, 107.61],
  ["Yogyakarta", "34.71", -7.8, 110.37],
  ["Surabaya", "35.78", -7.25, 112.75],
  ["Denpasar", "51.71", -8.65, 115.22],
  ["Kupang", "53.71", -10.17, 123.6],
  ["Pontianak", "61.71", -0.03, 109.33],
  ["Balikpapan", "64.71", -1.27, 116.83],
  ["Makassar", "73.71", -5.14, 119.42],
  ["Manado", "71.71", 1.49, 124.84],
  ["Ambon", "81.71", -3.7, 128.18],
  ["Sorong", "96.71", -0.88, 131.26],
  ["Timika", "94.04", -4.55, 136.89],
  ["Wamena", "95.01", -4.09, 138.95],
  ["Merauke", "93.01", -8.5, 140.4],
  ["Jayapura", "91.71", -2.53, 140.72],
])("%s has its real position", (_, code, latitude, longitude) => {
  expect(Math.abs((known.get(code)?.latitude ?? 0) - latitude)).toBeLessThan(0.1);
  expect(Math.abs((known.get(code)?.longitude ?? 0) - longitude)).toBeLessThan(0.1);
});

test("no two regencies are governed from the same point", () => {
  const points = getRows("idn-regencies.csv").map(({ code }) => JSON.stringify(known.get(code)));
  expect(new Set(points).size).toBe(points.length);
});
