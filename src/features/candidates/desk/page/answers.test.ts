// Shows: F17, F39, F40
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Portal } from "../../../../../tests/support/applicants.ts";
import type { AtDesk, DeskOfTest } from "../../../../../tests/support/desk.ts";
import { readOf } from "../../../../../tests/support/desk-vacancies.ts";
import { getRows } from "../../../../../tests/support/listed-applications.ts";
import {
  anAnswerer,
  anAskingVacancy,
  ask,
  askingOfTest,
  questionsOfEachKind,
  toBody,
} from "../../../../../tests/support/questions.ts";
import { withdrawOpenApplications } from "../../../applications/personal-data.server.ts";

let portal: Portal;
let desk: DeskOfTest;
let vacancy: Awaited<ReturnType<typeof anAskingVacancy>>;
let recruiter: AtDesk;
let good: number;
let bad: number;
let goodPerson: number;

const { shifts, certificate, tools, years, systems } = questionsOfEachKind;
const secret = "Nama saya Dewi Lestari, dewi@contoh.id";

beforeAll(async () => {
  ({ portal, desk } = await askingOfTest());
  vacancy = await anAskingVacancy({ portal, desk }, [shifts, certificate, tools, years, systems]);
  ({ recruiter } = vacancy);
  const apply = async (values: readonly unknown[]) => {
    const someone = await anAnswerer(portal);
    const answers = vacancy.ids.map((questionId, place) => ({ questionId, value: values[place] ?? null }));
    return { someone: someone.id, id: Number((await someone.apply(vacancy.id, answers)).body["applicationId"]) };
  };
  ({ id: good, someone: goodPerson } = await apply([true, 1, [1, 2, 3], 5, secret]));
  ({ id: bad } = await apply([false, 2, null, 1, null]));
});
afterAll(() => portal.platform.close());

const db = () => portal.platform.database.db;
const setBlind = (blind: boolean) =>
  db().updateTable("vacancies").set({ blind }).where("id", "=", vacancy.id).execute();
beforeEach(async () => {
  await setBlind(false);
  await db().deleteFrom("limit_counts").execute();
});

const getAnswers = async (who: AtDesk, id: number) => (await who.send("GET", `applications/${id}`)).body["answers"];

describe("a candidate's answers", () => {
  test("stand on the page in the order and the words in which they were asked, a missed must marked", async () => {
    expect(await getAnswers(recruiter, bad)).toMatchObject([
      { words: "Bersedia bergiliran?", text: "Tidak", isMet: false, must: "harus: Ya" },
      { words: "Sertifikat K3?", text: "Belum", isMet: false, must: "harus: Ya" },
      { words: "Alat apa?", text: null, isMet: false, must: "harus semua: Forklift dan Reach truck" },
      { words: "Berapa tahun?", text: "1", isMet: false, must: "minimal 3" },
      { words: "WMS apa?", text: null, isMet: null, must: null },
    ]);
    const met = Object(await getAnswers(recruiter, good));
    expect(met.map(({ isMet }: { isMet: boolean | null }) => isMet)).toEqual([true, true, true, true, null]);
    expect(met[4]).toMatchObject({ text: secret, isHidden: false });
  });

  test("decide nothing: who misses every must stands where everybody begins", async () => {
    const { body } = await recruiter.send("GET", `applications/${bad}`);
    expect(body["row"]).toMatchObject({ status: "on-process", mustMissed: 4, phase: { name: "Lamaran masuk" } });
  });

  test("are found by how many musts they miss, and sorted by it", async () => {
    const list = async (query: string) =>
      getRows(await recruiter.send("GET", `applications?vacancyId=${vacancy.id}&${query}`)).map(({ id }) => id);
    expect(await list("must=none")).toEqual([good]);
    expect(await list("must=more")).toEqual([bad]);
    expect(await list("must=one")).toEqual([]);
    expect(await list("sort=must")).toEqual([good, bad]);
    expect(await list("sort=-must")).toEqual([bad, good]);
  });

  test("keep their words and marks when the question is edited, and appear beside those to the newer one", async () => {
    const { questions } = await readOf(recruiter, vacancy.id);
    const [first, ...rest] = questions.map(toBody);
    await ask(recruiter, vacancy.id, [
      { ...first, words: { id: "Bersedia malam?", en: "" }, must: { values: [false] } },
      ...rest,
    ]);
    const now = (await readOf(recruiter, vacancy.id)).questions;
    const someone = await anAnswerer(portal);
    const values = [false, 1, null, 3, null];
    const sent = await someone.apply(
      vacancy.id,
      now.map(({ id }, place) => ({ questionId: id, value: values[place] })),
    );
    const later = Number(sent.body["applicationId"]);
    const compared = getRows(await recruiter.send("GET", `compare?ids=${good},${later}`));
    expect(compared.map(({ answers }) => Object(answers)[0])).toEqual([
      expect.objectContaining({ questionId: vacancy.ids[0], version: 1, words: "Bersedia bergiliran?", isMet: true }),
      expect.objectContaining({ questionId: vacancy.ids[0], version: 2, words: "Bersedia malam?", isMet: true }),
    ]);
  });
});

describe("of someone hidden", () => {
  test("what they wrote in their own words is hidden, too, on the page and side by side; what they chose is not", async () => {
    await setBlind(true);
    const page = await recruiter.send("GET", `applications/${good}`);
    expect(JSON.stringify(page.body)).not.toMatch(/dewi|lestari/i);
    expect(Object(page.body["answers"])[4]).toMatchObject({ text: null, isHidden: true });
    expect(Object(page.body["answers"])[0]).toMatchObject({ text: "Ya", isHidden: false });
    const unanswered = Object(await getAnswers(recruiter, bad));
    expect(unanswered[4]).toMatchObject({ text: null, isHidden: false });
    const both = await recruiter.send("GET", `compare?ids=${good},${bad}`);
    expect(JSON.stringify(both.body)).not.toMatch(/dewi|lestari/i);
    const listed = await recruiter.send("GET", `applications?vacancyId=${vacancy.id}&q=Dewi`);
    expect(getRows(listed)).toEqual([]);
  });

  test("it is shown once they are uncovered", async () => {
    await setBlind(true);
    await recruiter.send("POST", `applications/${good}/reveal`, { body: { reason: "Perlu dihubungi segera." } });
    expect(Object(await getAnswers(recruiter, good))[4]).toMatchObject({ text: secret, isHidden: false });
  });
});

test("hiring managers read the answers of people who are shared with them, and of nobody else", async () => {
  const manager = await desk.as({ role: "hiring-manager", vacancyIds: [vacancy.id] });
  expect((await manager.send("GET", `applications/${bad}`)).http).toBe(404);
  await db()
    .updateTable("desk_applications")
    .set({ shared_at: new Date() })
    .where("application_id", "=", bad)
    .execute();
  expect(await getAnswers(manager, bad)).toMatchObject([{ text: "Tidak", isMet: false }, {}, {}, {}, {}]);
});

test("of someone who withdrew the use of the data nothing is shown or counted", async () => {
  await portal.platform.database.transact((tx) =>
    withdrawOpenApplications(tx, goodPerson, "consent-withdrawn", new Date()),
  );
  const { body } = await recruiter.send("GET", `applications/${good}`);
  expect(body["answers"]).toEqual([]);
  expect(body["row"]).toMatchObject({ mustMissed: null });
});
