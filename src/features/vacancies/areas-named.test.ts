import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { migrations } from "../../app/migrations.ts";
import { listAreas } from "../reference-data/areas.server.ts";
import { seedMasterData } from "../reference-data/load/load-master-data.server.ts";
import { areaNames, areasNamed } from "./areas-named.ts";

const database = await testDatabase(migrations);
await seedMasterData(database);
const names = areaNames(await listAreas(database.db));
await database.close();

test.each([
  ["Medan, Sumatera Utara", ["Kota Medan", "Sumatera Utara"]],
  ["Jakarta Selatan, DKI Jakarta", ["Kota Administrasi Jakarta Selatan", "DKI Jakarta"]],
  ["Bandung, Jawa Barat", ["Kota Bandung", "Jawa Barat"]],
  ["Kab. Bandung, Jawa Barat", ["Kabupaten Bandung", "Jawa Barat"]],
  ["Kabupaten Bandung", ["Kabupaten Bandung", "Jawa Barat"]],
  ["bandung", ["Kota Bandung", "Jawa Barat"]],
  ["Cikarang, Jawa Barat", ["Kabupaten Bekasi", "Jawa Barat"]],
  ["Yogyakarta, DI Yogyakarta", ["Kota Yogyakarta", "DI Yogyakarta"]],
  ["Jakarta", ["DKI Jakarta"]],
  ["DKI", ["DKI Jakarta"]],
  ["Bali", ["Bali"]],
  ["Surabaya, East Java", ["Kota Surabaya", "Jawa Timur"]],
  ["Sorong, Papua Barat Daya", ["Kota Sorong", "Papua Barat Daya"]],
  ["Desa Antah, Jawa Tengah", ["Jawa Tengah"]],
  ["Medan, Jawa Tengah", ["Jawa Tengah"]],
  ["Desa Antah", []],
  ["Remote", []],
  ["", []],
])("the place %o is in %o", (place, found) => {
  expect(areasNamed(place, names).map(({ name }) => name)).toEqual(found);
});

test("every place of the sample content is known by its regency or city", () => {
  const lines = globSync("content/sample/vacancies/*.md").flatMap((file) => readFileSync(file, "utf8").split("\n"));
  const places = lines.filter((line) => line.startsWith("location: ")).flatMap((line) => line.slice(10).split("|"));
  expect(places.length).toBeGreaterThan(50);
  expect(places.filter((place) => areasNamed(place, names).length < 2)).toEqual([]);
});
