import { afterAll, beforeAll, expect, test } from "vitest";
import { type Portal, portalOfTest } from "../../../tests/support/applicants.ts";
import { idOfText } from "../reference-data/master-data.server.ts";
import { chosenIn } from "./cv-choices.server.ts";

let portal: Portal;
beforeAll(async () => {
  portal = await portalOfTest();
});
afterAll(() => portal.platform.close());

test.each([
  ["Sleman", "Kabupaten Sleman"],
  ["Kab. Sleman", "Kabupaten Sleman"],
  ["kabupaten sleman, DI Yogyakarta", "Kabupaten Sleman"],
  ["Bandung", "Kota Bandung"],
  ["Kota Bandung", "Kota Bandung"],
  ["Kab Bandung", "Kabupaten Bandung"],
  ["Bandung Barat", "Kabupaten Bandung Barat"],
  ["Jakarta Selatan", "Kota Administrasi Jakarta Selatan"],
  ["Kota Jakarta Selatan", "Kota Administrasi Jakarta Selatan"],
  ["Kota Adm. Jakarta Selatan", "Kota Administrasi Jakarta Selatan"],
  ["Kepulauan Seribu", "Kabupaten Administrasi Kepulauan Seribu"],
  ["Kotabaru", "Kabupaten Kotabaru"],
  ["Kotamobagu", "Kota Kotamobagu"],
])("a CV's %s is %s of the list of domiciles", async (value, listed) => {
  const { db } = portal.platform.database;
  const found = await chosenIn(db, "domicile", { value, source: value, confidence: 0.9 }, "plain");
  expect(found).toEqual({ id: await idOfText(db, "domicile", listed), other: null });
  expect(found.id).not.toBeNull();
});
