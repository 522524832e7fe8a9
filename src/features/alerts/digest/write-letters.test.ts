// Shows: suggestions 1, promise 18
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { anApplicant } from "../../../../tests/support/accounts.ts";
import { type TestPlatform, testPlatform } from "../../../../tests/support/platform.ts";
import { aVacancy, storeVacancies } from "../../../../tests/support/vacancies.ts";
import { migrations } from "../../../app/migrations.ts";
import { createLog } from "../../../platform/log/log.ts";
import { hourAt, type LetterSource, morningAt, type Recipient } from "./letter-source.server.ts";
import { openStops, stopByCode } from "./stop-letters.server.ts";
import { type Sources, writeLetters } from "./write-letters.server.ts";

let platform: TestPlatform;
let [open, other, closed]: number[] = [];
beforeAll(async () => {
  platform = await testPlatform({ migrations });
  // What is queued is read; nothing goes out.
  await platform.jobs.stop();
  const places = ["Bandung, Jawa Barat", "Medan, Sumatera Utara", "Remote"];
  [open, other, closed] = await storeVacancies(platform.database, [
    aVacancy({ titleId: "Analis Gudang", titleEn: "Warehouse Analyst", places, endDay: "2099-12-12" }),
    aVacancy({ titleId: "Juru Masak" }),
    aVacancy({ titleId: "Juru Lelang" }),
  ]);
  await platform.database.run("update vacancies set state = 'closed', closes_at = now() where id = $1", [closed]);
});
afterAll(() => platform.close());
beforeEach(async () => {
  for (const table of ["outbox", "letters", "vacancy_letters"]) await platform.database.run(`delete from ${table}`);
});

const guest = (name: string): Recipient => {
  const address = `${name}@contoh.id`;
  return { key: address, address, language: "id", applicantId: null };
};

/** Tells each of its people the same. */
function aSource(
  people: readonly Recipient[],
  vacancies: readonly (number | undefined)[],
  heading = "Saran",
): LetterSource {
  return {
    async open() {
      let left = [...people];
      return {
        async due(_db, most) {
          const next = left.slice(0, most);
          left = left.slice(most);
          return next;
        },
        async take(_tx, recipients) {
          const known = new Set(people.map(({ key }) => key));
          const partVacancies = vacancies.map((id = 0) => ({ id, reason: `Karena ${id}` }));
          const part = { heading, vacancies: partVacancies, media: `email-${heading.toLowerCase()}`, stops: heading };
          return new Map(recipients.filter(({ key }) => known.has(key)).map(({ key }) => [key, part]));
        },
      };
    },
  };
}

const nine = morningAt(new Date("2026-11-30T02:00:00Z"));

async function write(sources: Sources, occasion = nine): Promise<void> {
  if (occasion === null) throw new Error("no occasion");
  await writeLetters({ ...platform, siteName: () => "Situs Karier", sources }, occasion);
}

const queued = () =>
  platform.database.db
    .selectFrom("outbox")
    .select([
      "recipient",
      "language",
      "kind",
      "subject",
      "body_text as text",
      "body_html as html",
      "unsubscribe_url as url",
    ])
    .orderBy("recipient")
    .execute();

describe("a letter of vacancies", () => {
  test("holds all that falls on one day, with a heading each, and says how it is stopped", async () => {
    const dewi = guest("dewi");
    await write({
      suggestions: aSource([dewi], [open, closed]),
      alerts: aSource([dewi, guest("budi")], [other], "Kabar"),
    });
    const letters = await queued();
    expect(letters.map(({ recipient }) => recipient)).toEqual(["budi@contoh.id", "dewi@contoh.id"]);
    const [, letter] = letters;
    expect(letter).toMatchObject({ subject: "2 lowongan untuk Anda", kind: "vacancies-letter", language: "id" });
    const text = letter?.text ?? "";
    expect(text.replaceAll("\u00A0", " ")).toContain(
      `== Saran ==\n\nAnalis Gudang\nCahaya Rantau\nBandung, Medan, dan 1 tempat lain · tutup 12 Desember 2099\nKarena ${open}\n`,
    );
    expect(text).toMatch(/\/lowongan-detail-page\/\d+\/analis-gudang\?media=email-saran\n/);
    expect(text).toMatch(/== Kabar ==\n\nJuru Masak\n[^=]*\?media=email-kabar\n/);
    expect(text).not.toContain("Juru Lelang");
    const [, code = ""] = /\/api\/v1\/unsubscribe\/([\w-]+)$/.exec(letter?.url ?? "") ?? [];
    expect(text).toContain(`/berhenti-surat/${code}\n`);
    expect(openStops(platform.sealer, code)).toEqual([
      { kind: "suggestions", stops: "Saran" },
      { kind: "alerts", stops: "Kabar" },
    ]);
  });

  test("comes once, however many processes begin at once and begin again; an hour is another occasion", async () => {
    const people = Array.from({ length: 450 }, (_, at) => guest(`orang${at}`));
    const sources = { alerts: aSource(people, [open]) };
    await Promise.all([write(sources), write(sources)]);
    await write(sources);
    expect(await queued()).toHaveLength(450);
    await write({ alerts: aSource(people.slice(0, 3), [open]) }, hourAt(new Date("2026-11-30T02:00:00Z")));
    expect(await queued()).toHaveLength(453);
  });

  test("does not come where nothing is open, and nobody is processed twice a day", async () => {
    await write({ alerts: aSource([guest("dewi")], [closed]) });
    await write({ alerts: aSource([guest("dewi")], [open]) });
    expect(await queued()).toEqual([]);
    await write({ alerts: aSource([guest("dewi")], [open]) }, morningAt(new Date("2026-12-01T02:00:00Z")));
    expect(await queued()).toHaveLength(1);
  });

  test("goes to an account's owner in the account's language, and to nobody who was erased since", async () => {
    const { id, email } = await anApplicant(platform);
    await platform.database.db.updateTable("applicants").set({ language: "en" }).where("id", "=", id).execute();
    const gone = { ...guest("pergi"), applicantId: 9_999_999 };
    const known: Recipient = { ...guest("x"), key: email.toLowerCase(), address: email.toUpperCase() };
    await write({ alerts: aSource([known, gone], [open]) });
    expect(await queued()).toMatchObject([{ recipient: email, language: "en", subject: "1 vacancy for you" }]);
  });

  test("finds no fault where all who were due were erased since", async () => {
    const faults: string[] = [];
    const log = createLog({ level: "error", destination: { write: (line) => void faults.push(line) } });
    const sources = { alerts: aSource([{ ...guest("pergi"), applicantId: 9_999_999 }], [open]) };
    if (nine === null) throw new Error("no occasion");
    expect(await writeLetters({ ...platform, log, siteName: () => "Situs Karier", sources }, nine)).toBe(0);
    expect(faults).toEqual([]);
  });

  test("is kept from nobody by somebody whose data cannot be read, who gets one the next time", async () => {
    const people = [guest("satu"), guest("rusak"), guest("tiga")];
    const whole = aSource(people, [open]);
    const broken: LetterSource = {
      async open(db, occasion) {
        const source = await whole.open(db, occasion);
        const take: typeof source.take = (tx, recipients) => {
          if (recipients.some(({ key }) => key === "rusak@contoh.id")) throw new Error("no document");
          return source.take(tx, recipients);
        };
        return { ...source, take };
      },
    };
    await write({ suggestions: broken });
    expect((await queued()).map(({ recipient }) => recipient)).toEqual(["satu@contoh.id", "tiga@contoh.id"]);
    await write({ suggestions: whole });
    expect(await queued()).toHaveLength(3);
  });
});

describe("stopping by a letter's code", () => {
  test("asks each kind once for what the letter named, and an altered or foreign code for nothing", async () => {
    await write({
      suggestions: aSource([guest("dewi")], [open], "17"),
      alerts: aSource([guest("dewi")], [other], "3,4"),
    });
    const [letter] = await queued();
    const code = letter?.url?.split("/").at(-1) ?? "";
    const requests: string[] = [];
    const stoppers = {
      suggestions: async (_: unknown, stops: string) => void requests.push(`suggestions ${stops}`),
      alerts: async (_: unknown, stops: string) => void requests.push(`alerts ${stops}`),
    };
    const altered = `${code.slice(0, 20)}${code[20] === "A" ? "B" : "A"}${code.slice(21)}`;
    const foreign = platform.sealer.seal("guest", JSON.stringify([["suggestions", "17"]]));
    const unknown = platform.sealer.seal("unsubscribe", JSON.stringify([["passwords", "17"]]));
    for (const wrong of [altered, foreign, unknown, "", "x", code.slice(1)])
      await stopByCode(platform, stoppers, wrong);
    expect(requests).toEqual([]);
    await stopByCode(platform, stoppers, code);
    expect(requests).toEqual(["suggestions 17", "alerts 3,4"]);
  });
});

describe("the morning", () => {
  test.each([
    ["05.59", "2026-11-29T22:59:59Z", null],
    ["06.00", "2026-11-29T23:00:00Z", 0],
    ["07.30", "2026-11-30T00:30:00Z", 90],
    ["08.59", "2026-11-30T01:59:00Z", 179],
    ["12.00, late", "2026-11-30T05:00:00Z", 179],
    ["20.00", "2026-11-30T13:00:00Z", null],
  ])("at %s in Jakarta", (_, moment, slot) => {
    const occasion = morningAt(new Date(moment));
    expect(occasion?.slot ?? null).toBe(slot);
    if (occasion) expect(occasion.name).toBe("2026-11-30");
  });
});
