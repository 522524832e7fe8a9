// Shows: promise 21
import { afterAll, beforeAll, expect, test } from "vitest";
import { actOn, aDeskVacancy, getEdit, readOf, wholeVacancy } from "../support/desk-vacancies.ts";
import { inTurn } from "../support/every-look.ts";
import { repeated } from "../support/growth.ts";
import { getGrowth, getMs, longestStretch, mostGrowth, yardstickMs } from "../support/processor-time.ts";
import { createClient, guestToken } from "../wire/whole-portal.ts";
import { aDeskWorld, type DeskWorld } from "./desk-world.ts";

let world: DeskWorld;
let one: number;
beforeAll(async () => {
  one = await yardstickMs();
  world = await aDeskWorld({ env: { LIMITS_FACTOR: "1000" } });
});
afterAll(() => world.acts.platform.close());

/** As long as a description may be (recruiting §4). */
const long = 20_000;

const parts = [
  ...["a__", "a\n\n", "a\n", "   - a\n- b\n", "- a\n", "### a\n", "1. a\n", "[", "[a](", "*", "<", "www.a "],
  "lajang ",
] as const;
const families: readonly (readonly [name: string, make: (length: number) => string])[] = [
  ["letters before an @", (length) => `${"a".repeat(length - 1)}@`],
  ["spaces between two letters", (length) => `a${" ".repeat(length - 2)}b`],
  ...parts.map((part) => [JSON.stringify(part), (length: number) => repeated(part)(length).trim()] as const),
];

/** Less than so many yardsticks is no work, however it grows; no stretch takes more than so many. */
const cheap = 2;
const mostStretch = 5;

/** A public vacancy of four such texts, saved once more by each call. */
async function aLongVacancy(make: (length: number) => string, length: number) {
  const { recruiter, manager, own, acts } = world;
  const { id } = await aDeskVacancy(recruiter, own.companyId);
  await acts.db.insertInto("vacancy_managers").values({ staff_id: manager.id, vacancy_id: id }).execute();
  const text = make(length);
  let turn = 0;
  const save = async () => {
    const { version } = await readOf(recruiter, id);
    const end = turn++ % 2 === 0 ? "b" : "c";
    const both = { id: text.slice(0, -1) + end, en: text.slice(0, -2) + end };
    const response = await getEdit(recruiter, id, version, { description: both, requirement: both });
    expect(response.http).toBe(200);
  };
  const { version } = await readOf(recruiter, id);
  expect((await getEdit(recruiter, id, version, wholeVacancy())).http).toBe(200);
  await save();
  const checks = ["similar-open", "discriminating-words", "no-salary"];
  const acceptedChecks = checks.map((check) => ({ check, reason: "Contoh untuk uji ini saja." }));
  expect((await actOn(recruiter, id, "publish", { acceptedChecks })).http).toBe(200);
  return { id, save };
}

type LongVacancy = Awaited<ReturnType<typeof aLongVacancy>>;
type Ask = (vacancy: LongVacancy) => Promise<unknown>;

/** Where a text is written, and wherever it is read after. */
async function calls() {
  const { recruiter, manager, acts } = world;
  const send = createClient(acts.platform);
  const token = await guestToken(send);
  const readText = async (reader: typeof recruiter, path: string) => {
    expect([path, (await reader.send("GET", path)).http]).toEqual([path, 200]);
  };
  const at =
    (path: string): Ask =>
    ({ id }) =>
      readText(recruiter, `vacancies/${id}${path}`);
  const ofOverview = ["", "/checks", "/versions", "/team", "/criteria", "/preview"].map(at);
  return {
    save: ({ save }: LongVacancy) => save(),
    read: at(""),
    "read by a hiring manager": ({ id }: LongVacancy) => readText(manager, `vacancies/${id}`),
    checks: at("/checks"),
    versions: at("/versions"),
    preview: at("/preview"),
    public: async ({ id }: LongVacancy) => {
      expect((await send({ path: `lowongan-detail/${id}/id`, token })).http).toBe(200);
    },
    "the overview page": (vacancy: LongVacancy) =>
      Promise.all([...ofOverview.map((ask) => ask(vacancy)), readText(recruiter, "vacancy-choices")]),
  };
}

/** Saving, and some of the readings: others with the next text. */
async function callsInTurn(turn: number): Promise<readonly (readonly [string, Ask])[]> {
  const { save, ...readings } = await calls();
  return [...Object.entries({ save }), ...inTurn(Object.entries(readings), turn, 4)];
}

test.each(families.map(([name, make], turn) => [name, make, turn] as const))(
  "four texts of %s: saving and reading them grows as they do, and nobody is held up",
  async (_, make, turn) => {
    const [half, whole] = [await aLongVacancy(make, long / 2), await aLongVacancy(make, long)];
    const bad: object[] = [];
    for (const [call, ask] of await callsInTurn(turn)) {
      const ms = Math.min(await getMs(() => ask(whole)), await getMs(() => ask(whole)));
      if (ms <= cheap * one) continue;
      const growth = await getGrowth((share) => ask(share === 1 ? whole : half));
      // No stretch is longer than the whole.
      let stretch = ms;
      for (let time = 0; time < 5 && stretch > mostStretch * one; time++) {
        stretch = Math.min(stretch, await longestStretch(() => ask(whole)));
      }
      if (growth > mostGrowth || stretch > mostStretch * one) bad.push({ call, growth, stretch: stretch / one });
    }
    expect(bad).toEqual([]);
  },
);
