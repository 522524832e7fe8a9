import { keepAlert, type SavedAlert } from "../../src/features/alerts/alert.server.ts";
import type { AlertSearch, Frequency } from "../../src/features/alerts/alert.ts";
import { sealConfirmation } from "../../src/features/alerts/alert-codes.server.ts";
import { createAlertSource } from "../../src/features/alerts/alert-source.server.ts";
import { morningAlerts } from "../../src/features/alerts/alerts.server.ts";
import {
  type LetterSource,
  morningAt,
  type Occasion,
  type Recipient,
} from "../../src/features/alerts/digest/letter-source.server.ts";
import { sealStops } from "../../src/features/alerts/digest/stop-letters.server.ts";
import { writeLetters } from "../../src/features/alerts/digest/write-letters.server.ts";
import { endUnwanted } from "../../src/features/alerts/end-alerts.server.ts";
import { createReadLately } from "../../src/features/alerts/suggestions/seekers.server.ts";
import { suggestionSource } from "../../src/features/alerts/suggestions/suggestion-source.server.ts";
import { putWish } from "../../src/features/alerts/wish.store.server.ts";
import { noFilters } from "../../src/features/vacancies/vacancy.ts";
import { addDays, dayBegins, jakartaDay } from "../../src/i18n/calendar.ts";
import { readAlways } from "../../src/platform/cache/remember.ts";
import { createLog } from "../../src/platform/log/log.ts";
import type { Platform } from "../../src/platform/platform.ts";
import type { Portal } from "../support/applicants.ts";
import { aVacancy, storeVacancies } from "../support/vacancies.ts";
import { accepted, type Command } from "./command.ts";
import type { World } from "./world.ts";

const dayMs = 86_400_000;
const siteName = () => "Situs Karier";

/** The first two are what commands meet at, kept by whichever is made ready first; the others are kept in a race. */
export const alertNames = { daily: "Kabar pagi", hourly: "Kabar jam", kept: "Baru", confirmed: "Surel" } as const;
export const changedName = "Kabar Senin";

/** Their searches: all different. */
const searches: Readonly<Record<keyof typeof alertNames, Partial<AlertSearch>>> = {
  ...{ daily: {}, hourly: { category: 1 }, kept: { category: 2 }, confirmed: { text: "data" } },
};

const getSearch = (name: keyof typeof alertNames): AlertSearch => ({
  ...{ ...noFilters, text: "", isMatch: false },
  ...searches[name],
});

/** The person's alert, kept where it is not; the account is activated, so that the alerts are its own. */
async function ownAlert(world: World, name: "daily" | "hourly"): Promise<number> {
  const { id, portal } = world;
  const { db } = portal.platform.database;
  const now = portal.platform.clock();
  await db.updateTable("applicants").set({ activated_at: now }).where("id", "=", id).execute();
  const frequency: Frequency = name === "daily" ? "daily" : "at-once";
  const request = { search: getSearch(name), frequency, name: alertNames[name], language: "id" } as const;
  const saved: SavedAlert = await keepAlert(portal.platform, id, request);
  if (saved.status !== "kept" && saved.status !== "same-search")
    throw new Error(`The alert was not kept: ${saved.status}`);
  return saved.id;
}

/** The person's alert, and a vacancy of this year for it. */
async function tellingAlert(world: World, name: "daily" | "hourly"): Promise<void> {
  const { database } = world.portal.platform;
  const id = await ownAlert(world, name);
  const longAgo = { looked_until: new Date("2026-01-01T00:00:00Z") };
  await database.db.updateTable("alerts").set(longAgo).where("id", "=", id).execute();
  const open = await database.db.selectFrom("open_vacancies").select("id").limit(1).executeTakeFirst();
  if (open === undefined) await storeVacancies(database, [aVacancy({ titleId: "Analis Data", category: 1 })]);
}

/** A call about one alert, by its owner. */
const ofAlert =
  (method: "PUT" | "DELETE", body: object): Command =>
  async (world) => {
    const id = await ownAlert(world, "daily");
    return async () => {
      const answer = await world.portal.fetch(world.token, `alerts/${id}`, { method, body: JSON.stringify(body) });
      return accepted(answer.json().then((body) => ({ http: answer.status, body: Object(body) })));
    };
  };

/** The source's letters to this one person: others race beside. */
function toOne(source: LetterSource, recipient: Recipient): LetterSource {
  return {
    async open(db, occasion) {
      const open = await source.open(db, occasion);
      const waiting = [recipient];
      return {
        async due(db) {
          // What is shared by a run is read when someone is due.
          if (waiting.length > 0) await open.due(db, 1);
          return waiting.splice(0);
        },
        take: open.take,
      };
    },
  };
}

type Sources = Parameters<typeof writeLetters>[0]["sources"];

/** Two days from now at nine: what was kept today is due. */
export function morningOfRace({ clock }: Pick<Platform, "clock">): Occasion {
  const day = addDays(jakartaDay(clock()), 2);
  const occasion = morningAt(new Date(dayBegins(day).getTime() + 9 * 3_600_000));
  if (occasion === null) throw new Error("At nine there are letters.");
  return occasion;
}

async function getRecipient({ portal, id: applicantId, email: address }: World): Promise<Recipient> {
  const { db } = portal.platform.database;
  const row = db.selectFrom("applicants").select("email_key").where("id", "=", applicantId);
  return { key: (await row.executeTakeFirstOrThrow()).email_key, address, language: "id", applicantId };
}

/** Whether a letter was written; a warning in the log is a fault here. */
async function isWritten({ platform }: Portal, sources: Sources, occasion: Occasion): Promise<boolean> {
  const faults: string[] = [];
  const log = createLog({ level: "error", destination: { write: (line) => void faults.push(line) } });
  const written = await writeLetters({ ...platform, log, siteName, sources }, occasion);
  if (faults.length > 0) throw new Error(faults.join(""));
  return written === 1;
}

/** Commands of job alerts about a person, and of a person about them. */
export const letterCommands = {
  "keeping an alert": async (world) => {
    const { visitor } = world;
    await ownAlert(world, "daily");
    const body = { search: { CategoryType: 2 }, name: alertNames.kept, lang: "id" };
    return () => accepted(visitor.json("alerts", body));
  },
  "confirming an alert": async (world) => {
    const { portal, visitor, email } = world;
    const { database, sealer, clock } = portal.platform;
    await ownAlert(world, "daily");
    const until = new Date(clock().getTime() + dayMs);
    const wish = { email, language: "id", frequency: "daily", name: alertNames.confirmed, expiresAt: until } as const;
    const put = { ...wish, search: getSearch("confirmed") };
    const { id } = await database.transact((tx) => putWish(tx, put, clock()));
    const code = sealConfirmation(sealer, { id, until });
    return () => accepted(visitor.json("alerts/confirm", { code, lang: "id" }));
  },
  "changing an alert": ofAlert("PUT", { frequency: "weekly", name: changedName, lang: "id" }),
  "pausing an alert": ofAlert("PUT", { isPaused: true, lang: "id" }),
  "deleting an alert": ofAlert("DELETE", { lang: "id" }),
  "unsubscribing by a letter": async (world) => {
    const { sealer } = world.portal.platform;
    const stops = [String(await ownAlert(world, "daily")), String(await ownAlert(world, "hourly"))];
    const alerts = stops.map((id) => ({ kind: "alerts", stops: id }) as const);
    const code = sealStops(sealer, [{ kind: "suggestions", stops: String(world.id) }, ...alerts]);
    return () => accepted(world.visitor.form(`unsubscribe/${code}`, { "List-Unsubscribe": "One-Click" }));
  },
  "asking whether alerts are wanted, and their end": async (world) => {
    const { platform } = world.portal;
    const { db } = platform.database;
    const [ended, asked] = [await ownAlert(world, "daily"), await ownAlert(world, "hourly")];
    const ago = (days: number) => new Date(platform.clock().getTime() - days * dayMs);
    const unwanted = { asked_at: ago(15), wanted_at: ago(195) };
    await db.updateTable("alerts").set(unwanted).where("id", "=", ended).execute();
    await db
      .updateTable("alerts")
      .set({ wanted_at: ago(181) })
      .where("id", "=", asked)
      .execute();
    return async () => {
      await endUnwanted(platform, siteName);
      return (await db.selectFrom("alerts").select("id").where("id", "=", ended).executeTakeFirst()) === undefined;
    };
  },
  "the hour's letters": async (world) => {
    const { platform } = world.portal;
    await tellingAlert(world, "hourly");
    const occasion = { ...morningOfRace(platform), name: "an hour" };
    const alerts = toOne(createAlertSource(platform.sealer, ["at-once"]), await getRecipient(world));
    return () => isWritten(world.portal, { alerts }, occasion);
  },
  "the morning's letters": async (world) => {
    const { platform } = world.portal;
    await tellingAlert(world, "daily");
    const recipient = await getRecipient(world);
    const sources = {
      suggestions: toOne(suggestionSource(createReadLately(readAlways)), recipient),
      alerts: toOne(morningAlerts(platform), recipient),
    };
    const occasion = morningOfRace(platform);
    return () => isWritten(world.portal, sources, occasion);
  },
} satisfies Record<string, Command>;
