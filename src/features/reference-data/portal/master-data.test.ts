import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../../tests/support/database.ts";
import { sendTo } from "../../../../tests/support/endpoints.ts";
import { migrations } from "../../../app/migrations.ts";
import type { Database } from "../../../platform/database/database.ts";
import { seedMasterData } from "../load/load-master-data.server.ts";
import {
  findCode,
  findContactCentre,
  getTexts,
  hasEntry,
  idOfCode,
  idOfText,
  recruitmentPhases,
  unknownIds,
} from "../master-data.server.ts";
import { type ListPorts, masterDataEndpoints, masterListsAnswer, searchListAnswer } from "./master-data.api.server.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase(migrations);
  await seedMasterData(database);
});
afterAll(() => database.close());

const clock = () => new Date("2026-12-31T18:00:00Z");
const ports: ListPorts = {
  branches: async () => [{ id: 1, text: "Cahaya Rantau" }],
  events: async (_, language) => [{ id: 7, text: language === "id" ? "Bursa Kerja" : "Job Fair" }],
};

function send(...[call, options]: Parameters<ReturnType<typeof sendTo>>) {
  return sendTo(masterDataEndpoints({ database, clock }, ports))(call, options);
}

async function search(list: string, text: string, language: "id" | "en" = "id", limit = "5"): Promise<string[]> {
  const options = { path: { list }, query: { search: text, limit }, language };
  const { answer } = await send("GET master-data/{lang}/{list}", options);
  return searchListAnswer.parse(answer).data.map((entry) => entry.text);
}

test.each(["GET master-data/{lang}", "GET form/dropdown/{lang}"])(
  "%s gives every list, of long ones the first 50 with 'other'",
  async (call) => {
    const { data } = masterListsAnswer.parse((await send(call, { language: "en" })).answer);
    for (const list of ["institution", "major", "domicile"] as const) {
      expect(data[list]).toHaveLength(50);
      expect(data[list].at(-1)).toMatchObject({ text: "Others", code: "other" });
    }
    const lists = Object.entries(data);
    const unfit = lists.filter(([, entries]) => entries.some(({ id, text }) => id <= 0 || text === ""));
    expect(unfit).toEqual([]);
    expect(lists.filter(([, entries]) => entries.length === 0).map(([name]) => name)).toEqual([]);
    expect([data.industry, data.rank, data.function].map((list) => list.at(-1)?.code)).toEqual([
      "other",
      "other",
      "other",
    ]);
  },
);

test("ids that the wire fixes are as it says, and lists carry the specification's own names", async () => {
  const { data } = masterListsAnswer.parse((await send("GET form/dropdown/{lang}")).answer);
  expect(data.workExperience.map(({ id, text }) => [id, text])).toEqual([
    [1, "Pelajar/Lulusan Baru"],
    [2, "Profesional"],
  ]);
  expect(data.seekingJobStatus.map(({ code }) => code)).toEqual(["aktif", "pasif", "tidak aktif"]);
  expect(data.platform[0]).toMatchObject({ platformId: 1, platformType: "career-site", platformName: "Situs karier" });
  const [industry] = data.industry;
  expect(industry).toMatchObject({ industryId: industry?.id, industryName: industry?.text });
  expect(data.salary.at(-1)?.upperBound).toBe(45_000_000);
  expect(data.branch).toEqual([{ id: 1, text: "Cahaya Rantau" }]);
  expect(data.events).toEqual([{ id: 7, text: "Bursa Kerja" }]);
});

test("years go from eight ahead, by the clock of Jakarta, down to 1950", async () => {
  const { data } = masterListsAnswer.parse((await send("GET form/dropdown/{lang}")).answer);
  expect(data.years[0]).toEqual({ id: 2035, text: "2035" });
  expect(data.years.at(-1)).toEqual({ id: 1950, text: "1950" });
});

test.each([
  ["institution", "UGM", "Universitas Gadjah Mada"],
  ["institution", "ui", "Universitas Indonesia"],
  ["institution", "ITB", "Institut Teknologi Bandung"],
  ["institution", "undip", "Universitas Diponegoro"],
  ["institution", "gadjah mada", "Universitas Gadjah Mada"],
  ["institution", "UIN Sunan Kalijaga", "Universitas Islam Negeri Sunan Kalijaga Yogyakarta"],
  ["domicile", "Jakarta Selatan", "Kota Administrasi Jakarta Selatan, DKI Jakarta"],
  ["domicile", "DKI", "DKI Jakarta"],
  ["domicile", "sleman, di yogyakarta", "Kabupaten Sleman, DI Yogyakarta"],
  ["domicile", "jabar", "Jawa Barat"],
  ["domicile", "pangkajene", "Kabupaten Pangkajene dan Kepulauan, Sulawesi Selatan"],
  ["major", "teknik informatika", "Teknik Informatika"],
  ["major", "AKUNTÁNSI", "Akuntansi"],
  ["years", "2030", "2030"],
  ["branch", "rantau", "Cahaya Rantau"],
  ["events", "bursa", "Bursa Kerja"],
])("in %s a search for %j finds %j first", async (list, text, first) => {
  expect((await search(list, text))[0]).toBe(first);
});

test.each([
  ["domicile", "Tanjungpinang", "Kota Tanjung Pinang, Kepulauan Riau"],
  ["domicile", "Padang Sidempuan", "Kota Padangsidimpuan, Sumatera Utara"],
  ["domicile", "Solo", "Kota Surakarta, Jawa Tengah"],
  ["domicile", "Jkt", "DKI Jakarta"],
  ["domicile", "Sby", "Kota Surabaya, Jawa Timur"],
  ["domicile", "Kodya Bandung", "Kota Bandung, Jawa Barat"],
  ["domicile", "Sidoarjo Regency", "Kabupaten Sidoarjo, Jawa Timur"],
  ["domicile", "South Jakarta", "Kota Administrasi Jakarta Selatan, DKI Jakarta"],
  ["domicile", "West Java", "Jawa Barat"],
  ["domicile", "Djakarta", "DKI Jakarta"],
  ["domicile", "Soerabaja", "Kota Surabaya, Jawa Timur"],
  ["domicile", "Labuanbajo", "Kabupaten Manggarai Barat, Nusa Tenggara Timur"],
  ["domicile", "Cikarang", "Kabupaten Bekasi, Jawa Barat"],
  ["domicile", "Plembang", "Kota Palembang, Sumatera Selatan"],
  ["institution", "Gajah Mada", "Universitas Gadjah Mada"],
  ["institution", "Padjajaran", "Universitas Padjadjaran"],
  ["institution", "Universitas Brawidjaja", "Universitas Brawijaya"],
  ["institution", "Hasanudin", "Universitas Hasanuddin"],
  ["institution", "Jendral Sudirman", "Universitas Jenderal Soedirman"],
  ["institution", "University of Indonesia", "Universitas Indonesia"],
  ["institution", "Bandung Institute of Technology", "Institut Teknologi Bandung"],
  ["institution", "Unika Atma Jaya", "Universitas Katolik Indonesia Atma Jaya"],
  ["major", "Tehnik Informatika", "Teknik Informatika"],
  ["major", "Akutansi", "Akuntansi"],
  ["major", "Menejemen", "Manajemen"],
  ["major", "Ilmu Hukum", "Hukum"],
  ["major", "DKV", "Desain Komunikasi Visual"],
  ["major", "HI", "Hubungan Internasional"],
  ["major", "IT", "Teknologi Informasi"],
  ["major", "K3", "Keselamatan dan Kesehatan Kerja"],
])("in %s a search for %j, as people write it, finds %j first", async (list, text, first) => {
  expect((await search(list, text))[0]).toBe(first);
});

test.each([
  ["domicile", "Solo", "Kota Surakarta, Jawa Tengah"],
  ["domicile", "South Jakarta", "Kota Administrasi Jakarta Selatan, DKI Jakarta"],
  ["domicile", "Kodya Bandung", "Kota Bandung, Jawa Barat"],
  ["institution", "Universitas Gajah Mada", "Universitas Gadjah Mada"],
  ["institution", "University of Indonesia", "Universitas Indonesia"],
  ["institution", "Universitas Padjajaran", "Universitas Padjadjaran"],
  ["major", "Tehnik Informatika", "Teknik Informatika"],
  ["major", "Ilmu Hukum", "Hukum"],
  ["domicile", "Cepu", null],
  ["institution", "SMK Negeri 1 Cepu", null],
  ["major", "Tata Boga Modern", null],
] as const)("in %s a file's %j is %j", async (list, text, entry) => {
  const id = await idOfText(database.db, list, text);
  expect(id === null ? null : (await getTexts(database.db, list, [id], "id")).get(id)).toBe(entry);
});

test("in the list of majors a usual slip finds what the right word does", async () => {
  expect(await search("major", "Tehnik")).toEqual(await search("major", "Teknik"));
});

test("an English reader finds by both names and reads the English one", async () => {
  const [english] = await search("major", "akuntansi", "en");
  expect(english).toBe((await search("major", "accounting", "en"))[0]);
  expect(english).toMatch(/Account/);
});

test.each([
  ["institution", "zzzz"],
  ["domicile", "%_"],
  ["major", "\\"],
])("in %s nothing is found for %j", async (list, text) => {
  expect(await search(list, text)).toEqual(text === "zzzz" ? [] : await search(list, ""));
});

test("an unknown list is not found, and a limit out of range is named", async () => {
  expect((await send("GET master-data/{lang}/{list}", { path: { list: "colours" } })).reply).toMatchObject({
    http: 404,
  });
  const tooMany = { path: { list: "major" }, query: { limit: "51" } };
  expect((await send("GET master-data/{lang}/{list}", tooMany)).reply).toMatchObject({
    http: 422,
    extra: { errors: [{ path: "limit" }] },
  });
});

test("ids that no list has come back with their paths, all at once", async () => {
  const known = (await idOfCode(database.db, "degree", "s1")) ?? 0;
  const calls = [
    { list: "degree", id: known, path: "a" },
    { list: "degree", id: 999, path: "b" },
    { list: "institution", id: 0, path: "c" },
  ] as const;
  expect((await unknownIds(database.db, calls)).map(({ path }) => path)).toEqual(["b", "c"]);
  expect(await hasEntry(database.db, "degree", known)).toBe(true);
  expect(await findCode(database.db, "degree", known)).toBe("s1");
  expect(await getTexts(database.db, "degree", [known, 999], "en")).toEqual(
    new Map([[known, "Bachelor's degree (S1)"]]),
  );
});

test("phases come in their order with both descriptions, and each platform has its contact centre", async () => {
  const phases = await recruitmentPhases(database.db, "en");
  expect(phases[0]).toMatchObject({ code: "received", name: "Application received", promisedDays: 7 });
  expect(phases[0]?.indonesianDesc).toMatch(/^Lamaran Anda/);
  expect((await findContactCentre(database.db, 2, "en"))?.name).toBe("Virtual Job Fair Help Desk");
});
