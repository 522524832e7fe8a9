import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type TestPlatform, testPlatform } from "../../../../tests/support/platform.ts";
import { referenceLists } from "../../../../tests/support/seeds.ts";
import { aSeeker, type SeekerGiven } from "../../../../tests/support/seekers.ts";
import { aVacancy, storeVacancies } from "../../../../tests/support/vacancies.ts";
import { migrations } from "../../../app/migrations.ts";
import { personalDataOfRooms } from "../../../app/personal-data.ts";
import { newToken } from "../../../platform/security/token.ts";
import { insertActivation } from "../../identity/account-token.queries.server.ts";
import { findPerson } from "../../identity/personal-data.queries.server.ts";
import { type LetterSource, morningAt } from "../digest/letter-source.server.ts";
import { openStops } from "../digest/stop-letters.server.ts";
import { type Sources, writeLetters } from "../digest/write-letters.server.ts";
import { reminderSource } from "./reminder-source.server.ts";

let platform: TestPlatform;
let [open, other, closed]: number[] = [];
beforeAll(async () => {
  platform = await testPlatform({ migrations, seed: referenceLists });
  // What is queued is read; nothing goes out.
  await platform.jobs.stop();
  [open, other, closed] = await storeVacancies(platform.database, [
    aVacancy({ titleId: "Juru Masak", titleEn: "Cook" }),
    aVacancy({ titleId: "Juru Lelang" }),
    aVacancy({ titleId: "Juru Tulis" }),
  ]);
  await platform.database.run("delete from open_vacancies where id = $1", [closed]);
});
afterAll(() => platform.close());
beforeEach(async () => {
  for (const table of ["outbox", "letters", "vacancy_letters", "resumes", "application_reminders", "account_tokens"])
    await platform.database.run(`delete from ${table}`);
});

/** Nine in the morning in Jakarta, so many days after that of the sign-ups. */
const nineAfter = (days: number) => new Date(Date.parse("2026-11-30T02:00:00Z") + days * 86_400_000);
/** Two in the afternoon in Jakarta. */
const signedUpAt = new Date("2026-11-30T07:00:00Z");

interface Begun extends SeekerGiven {
  path?: string | null;
  activatedAt?: Date | null;
  language?: "id" | "en";
}

const toReviewPath = (...ids: (number | undefined)[]) =>
  `/lowongan/profile-resume?${ids.map((id) => `vacancy=${id}`).join("&")}`;

/** Someone who signed up on the way to an application. */
async function aNewcomer({
  path = toReviewPath(open),
  activatedAt = signedUpAt,
  language = "id",
  ...given
}: Begun = {}) {
  const person = await aSeeker(platform, given);
  const { database } = platform;
  await database.db
    .updateTable("applicants")
    .set({ activated_at: activatedAt, language })
    .where("id", "=", person.id)
    .execute();
  const link = { token: newToken(), applicantId: person.id, redirect: path, expiresAt: new Date("2027-01-01") };
  await database.transact((tx) => insertActivation(tx, link, signedUpAt));
  return person;
}

async function write(now: Date, others: Sources = {}): Promise<void> {
  const occasion = morningAt(now);
  if (occasion === null) throw new Error("no morning");
  await writeLetters(
    { ...platform, siteName: () => "Situs Karier", sources: { reminders: reminderSource, ...others } },
    occasion,
  );
}

async function letters() {
  const rows = platform.database.db
    .selectFrom("outbox")
    .select(["recipient", "subject", "body_text as text", "unsubscribe_url as url"])
    .orderBy("id");
  return (await rows.execute()).map((row) => ({ ...row, text: row.text ?? "" }));
}

describe("the reminder of an application that was begun at the sign-up", () => {
  test.each([
    ["id", "Lamaran Anda belum terkirim", "Juru Masak", /Pengingat ini hanya kami kirim sekali/],
    ["en", "Your application has not been sent", "Cook", /We send this reminder only once/],
  ] as const)("comes the next morning, once, in %s", async (language, subject, title, once) => {
    const { id, email } = await aNewcomer({ language, path: `${toReviewPath(open)}&activity=KODE` });
    for (const days of [0, 1, 1, 2, 3]) await write(nineAfter(days));
    const [letter, ...more] = await letters();
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ recipient: email, subject });
    expect(letter?.text).toContain(title);
    expect(letter?.text).toMatch(once);
    expect(letter?.text).toContain(`http://localhost:3000${toReviewPath(open)}&activity=KODE`);
    const code = letter?.url?.split("/").at(-1) ?? "";
    expect(openStops(platform.sealer, code)).toEqual([{ kind: "reminders", stops: String(id) }]);
  });

  test("names every vacancy of the way that is open and was not applied to", async () => {
    const { id } = await aNewcomer({ path: toReviewPath(closed, open, other) });
    await platform.database.run(
      `insert into applications (applicant_id, vacancy_id, position_id, position_en, company_name, status,
         platform_id, created_at)
       values ($1, $2, '', '', '', 'on-process', 1, now())`,
      [id, open],
    );
    await write(nineAfter(1));
    const [letter] = await letters();
    expect(letter?.text).toContain("Juru Lelang");
    expect(letter?.text).not.toMatch(/Juru (Masak|Tulis)/);
  });

  test("is part of the one letter of a morning, and stands first in it", async () => {
    const { email } = await aNewcomer();
    const suggestions: LetterSource = {
      open: async () => ({
        due: async () => [],
        async take(_tx, recipients) {
          const part = { heading: "Saran", vacancies: [{ id: other ?? 0, reason: null }], media: "x", stops: "1" };
          return new Map(recipients.map(({ key }) => [key, part]));
        },
      }),
    };
    await write(nineAfter(1), { suggestions });
    const [letter, ...more] = await letters();
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ recipient: email, subject: "Lamaran Anda belum terkirim" });
    expect(letter?.text).toMatch(/== Lamaran yang belum Anda kirim ==.*== Saran ==/s);
  });

  test.each<[string, Begun]>([
    ["whose address is not confirmed", { activatedAt: null }],
    ["who wants no suggestions by e-mail", { period: "never" }],
    ["who does not look for work", { seeking: "tidak aktif" }],
    ["who signed up without applying", { path: null }],
    ["who was going elsewhere", { path: "/account/history" }],
    ["whose address names no vacancy", { path: "/lowongan/profile-resume?vacancy=x" }],
    ["whose vacancy is closed", { path: toReviewPath(closed) }],
    ["who activated the account this morning", { activatedAt: new Date("2026-11-30T23:30:00Z") }],
    ["who activated it more than a week ago", { activatedAt: new Date("2026-11-20T00:00:00Z") }],
  ])("does not come to anyone %s", async (_, begun) => {
    await aNewcomer(begun);
    await write(nineAfter(1));
    expect(await letters()).toEqual([]);
  });

  test("is written once, however many processes write at once", async () => {
    for (let count = 0; count < 120; count += 1) await aNewcomer();
    await Promise.all([write(nineAfter(1)), write(nineAfter(1)), write(nineAfter(1))]);
    expect(await letters()).toHaveLength(120);
  });

  test("is in the export, and is erased with the account", async () => {
    const { id } = await aNewcomer();
    await write(nineAfter(1));
    const { database } = platform;
    const person = await findPerson(database.db, id);
    const room = personalDataOfRooms.find(({ tables }) => tables.includes("application_reminders"));
    if (person === undefined || room === undefined) throw new Error("nobody");
    const tell = () => room.tell(database.db, person);
    expect(await tell()).toEqual([{ name: "application-reminders", data: [{ writtenAt: nineAfter(1) }] }]);
    await database.transact((tx) => room.erase(tx, person, nineAfter(1)));
    expect(await tell()).toEqual([{ name: "application-reminders", data: [] }]);
  });
});
