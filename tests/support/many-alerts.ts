import type { AlertSearch, Frequency } from "../../src/features/alerts/alert.ts";
import { searchDocument, searchKey } from "../../src/features/alerts/stored-search.server.ts";
import { noFilters } from "../../src/features/vacancies/vacancy.ts";
import type { Database } from "../../src/platform/database/database.ts";

const words = ["gudang", "akuntan", "analis", "teknisi", "perawat", "manager", "engineer", "staf", "kepala", "data"];
const places = ["jakarta", "bandung", "surabaya", "medan", "makassar", "", "", "", "", ""];

/** The searches that people keep: a word, mostly with a place, a function or a level; `kinds` of them differ. */
function getSearch(turn: number): AlertSearch {
  const text = `${words[turn % 10]} ${places[Math.floor(turn / 10) % 10]}`.trim();
  const functions = turn % 3 === 0 ? [] : [1 + (Math.floor(turn / 100) % 13)];
  const category = ([0, 1, 2] as const)[Math.floor(turn / 1_300) % 3] ?? 0;
  return { ...noFilters, text, functions, category, isMatch: false };
}

interface AlertWish {
  count: number;
  frequency: Frequency;
  keptAt: Date;
}

/** Keeps many alerts, one an address, as guests do. */
export async function inventAlerts({ db }: Database, { count, frequency, keptAt }: AlertWish): Promise<void> {
  for (let from = 0; from < count; from += 500) {
    const turns = Array.from({ length: Math.min(500, count - from) }, (_, at) => from + at);
    const emails = turns.map((turn) => `kabar${turn}@contoh.id`);
    const addresses = await db
      .insertInto("alert_addresses")
      .values(emails.map((email) => ({ email, email_key: email, language: "id", created_at: keptAt })))
      .returning("id")
      .execute();
    const rows = addresses.map(({ id }, at) => {
      const search = getSearch(from + at);
      const moments = { created_at: keptAt, looked_until: keptAt, next_at: keptAt, wanted_at: keptAt };
      const values = { search: searchDocument.write(search), search_key: searchKey(search) };
      return { address_id: id, name: `Kabar ${from + at}`, frequency, ...values, ...moments };
    });
    await db.insertInto("alerts").values(rows).execute();
  }
}
