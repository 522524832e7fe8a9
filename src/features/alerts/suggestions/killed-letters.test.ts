// Shows: suggestions 1
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { everyLook } from "../../../../tests/support/every-look.ts";
import { type LetterPlace, letterPlace } from "../../../../tests/support/killed-letters.ts";
import { inventSeekers } from "../../../../tests/support/many-seekers.ts";
import { aVacancy, storeVacancies } from "../../../../tests/support/vacancies.ts";

/** Short before each commit; `npm run endurance` kills twenty times. */
const { people, kills, longestMs } = everyLook
  ? { people: 8_000, kills: 20, longestMs: 1_500 }
  : { people: 1_000, kills: 2, longestMs: 500 };

let place: LetterPlace;
beforeAll(async () => {
  place = await letterPlace("suggestions", async (database) => {
    await inventSeekers(database, people);
    const titles = ["Analis Data", "Teknisi Mesin", "Kepala Gudang", "Manajer Penjualan", "Staf Akuntansi", "Perawat"];
    const vacancies = titles.flatMap((titleId) => [
      aVacancy({ titleId }),
      aVacancy({ titleId, function: "Penjualan", category: 1 }),
    ]);
    await storeVacancies(database, vacancies);
  });
}, 600_000);
afterAll(() => place.close());

const reportSchema = z.array(z.object({ addresses: z.number(), looked: z.number(), marked: z.number() }));

/** To whom letters are; who was looked at, as two tables say; where letters and what was noted of them differ. */
const counts = () =>
  place.ask(async (database) => {
    const [found] = reportSchema.parse(
      await database.run(`select (select count(distinct recipient) from outbox) as addresses,
        (select count(*) from suggestions) as looked, (select count(*) from vacancy_letters) as marked`),
    );
    const unlike = await database.run(`select applicant_id from suggestions full join
      (select applicant_id, count(*) from suggested_vacancies group by 1) as named using (applicant_id)
      where told <> coalesce(count, 0)`);
    const unwritten = await database.run(`select email from suggestions join applicants on id = applicant_id
      where (told > 0) <> exists (select from outbox where recipient = email)`);
    return { ...found, unlike, unwritten };
  });

test(`through kill -9 at ${kills} random moments nobody gets two letters, and nobody none`, async () => {
  const between = await place.writeThroughKills(kills, longestMs);
  const letters = between.at(-1) ?? 0;
  expect(letters).toBeGreaterThan(people / 10);
  expect(await counts()).toEqual({
    ...{ addresses: letters, looked: people, marked: people },
    ...{ unlike: [], unwritten: [] },
  });
  expect(between.toSorted((one, other) => one - other)).toEqual(between);
  // They were killed while there was something to write.
  expect(between.some((count) => count < letters)).toBe(true);
}, 900_000);
