// Shows: suggestions 2
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { everyLook } from "../../../tests/support/every-look.ts";
import { type LetterPlace, letterPlace, nineTomorrow } from "../../../tests/support/killed-letters.ts";
import { inventAlerts } from "../../../tests/support/many-alerts.ts";
import { aVacancy, storeVacancies } from "../../../tests/support/vacancies.ts";

/** Short before each commit; `npm run endurance` kills twenty times. */
const { alerts, kills, longestMs } = everyLook
  ? { alerts: 8_000, kills: 20, longestMs: 1_500 }
  : { alerts: 1_500, kills: 2, longestMs: 500 };

const minutesBefore = (minutes: number) => new Date(nineTomorrow.getTime() - minutes * 60_000);

let place: LetterPlace;
beforeAll(async () => {
  place = await letterPlace("alerts", async (database) => {
    await inventAlerts(database, { count: alerts, frequency: "at-once", keptAt: minutesBefore(120) });
    const titles = ["Kepala Gudang", "Akuntan", "Analis Data", "Teknisi Mesin", "Perawat Bedah"];
    const cities = ["Jakarta Pusat, DKI Jakarta", "Bandung, Jawa Barat"];
    await storeVacancies(
      database,
      titles.map((titleId) => aVacancy({ titleId, places: cities })),
    );
    await database.run("update open_vacancies set came_at = $1", [minutesBefore(30)]);
  });
}, 600_000);
afterAll(() => place.close());

const reportSchema = z.array(z.object({ addresses: z.number(), looked: z.number(), marked: z.number() }));

/** To whom letters are; what was looked at, as two tables say; where letters and what was noted of them differ. */
const counts = () =>
  place.ask(async (database) => {
    const [found] = reportSchema.parse(
      await database.run(
        `select (select count(distinct recipient) from outbox) as addresses,
          (select count(*) from alerts where next_at > $1) as looked, (select count(*) from vacancy_letters) as marked`,
        [nineTomorrow],
      ),
    );
    const unwritten =
      await database.run(`select email from alerts join alert_addresses on alert_addresses.id = address_id
      where (last_sent_at is not null) <> exists (select from outbox where recipient = email)`);
    return { ...found, unwritten };
  });

test(`through kill -9 at ${kills} random moments no address gets two letters of an hour, and none that is due goes without`, async () => {
  const between = await place.writeThroughKills(kills, longestMs);
  const letters = between.at(-1) ?? 0;
  expect(letters).toBeGreaterThan(alerts / 20);
  expect(await counts()).toEqual({ addresses: letters, looked: alerts, marked: alerts, unwritten: [] });
  expect(between.toSorted((one, other) => one - other)).toEqual(between);
  // They were killed while there was something to write.
  expect(between.some((count) => count < letters)).toBe(true);
}, 900_000);
