import { z } from "zod";
import { m } from "#messages";
import { type Endpoint, endpoint } from "../../../../contract/endpoint.server.ts";
import { pathLanguage } from "../../../../contract/path.schema.ts";
import { accept, refuse } from "../../../../contract/reply.ts";
import { wireMoment } from "../../../../i18n/calendar.ts";
import type { Language } from "../../../../i18n/language.ts";
import type { Remember } from "../../../../platform/cache/remember.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { getCompanies } from "../../../companies/organisation.server.ts";
import { lang } from "../../../identity/account-fields.schema.ts";
import { rarerPeriods } from "../../../resumes/email-period.ts";
import { lastSecond } from "../../../vacancies/portal/vacancy-items.server.ts";
import { cardsById } from "../../../vacancies/vacancy.queries.server.ts";
import { openStops, type Stop, type Stoppers, stopByCode } from "../../digest/stop-letters.server.ts";
import { changeByLetter, ownSuggestions, periodByLetter } from "../../suggestions/own-suggestions.server.ts";
import { createReadLately, type ReadLately } from "../../suggestions/seekers.server.ts";
import {
  chooseByLetter,
  getLetterStops,
  getOwnSuggestions,
  type LetterChoice,
  type LetterStops,
  letterChoices,
  type OwnSuggestions,
  unsubscribe,
} from "./vacancy-letters.calls.ts";

const noCode = () => refuse("link-invalid", m.vacancy_letters_stop_invalid());

/** A code is some 200 characters; whatever is longer is none. */
const code = z.string();

export const unsubscribeRequest = z.object({ path: z.object({ code }) });

export const unsubscribeAnswer = z.object({});

export const letterStopsRequest = z.object({ path: z.object({ code, lang: pathLanguage }) });

export const letterStopsAnswer = z.object({
  data: z.object({
    /** How often suggestions come now; null where the letter had none. */
    suggestions: z.enum(["daily", "weekly", "fortnightly", "monthly", "never"]).nullable(),
    /** Whether it had alerts. */
    alerts: z.boolean(),
    /** Lower frequencies, the most frequent first. */
    choices: z.array(z.enum(letterChoices)),
  }),
});

export const letterChoiceRequest = z.object({
  path: z.object({ code }),
  body: z.object({ choice: z.enum(letterChoices), lang }),
});

function stopEndpoints(platform: Platform, stoppers: Stoppers): Endpoint[] {
  return [
    endpoint(unsubscribe, {
      request: unsubscribeRequest,
      answer: unsubscribeAnswer,
      async handle({ path: { code } }) {
        await stopByCode(platform, stoppers, code);
        return accept({});
      },
    }),
    endpoint(getLetterStops, {
      request: letterStopsRequest,
      answer: letterStopsAnswer,
      async handle({ path: { code } }) {
        const data = await readStops(platform, code);
        return data === null ? noCode() : accept({ data });
      },
    }),
    endpoint(chooseByLetter, {
      request: letterChoiceRequest,
      answer: unsubscribeAnswer,
      async handle({ path: { code }, body: { choice } }) {
        return (await choose(platform, stoppers, code, choice)) ? accept({}) : noCode();
      },
    }),
  ];
}

export const ownSuggestionsRequest = z.object({ path: z.object({ lang: pathLanguage }) });

export const ownSuggestionsAnswer = z.object({
  data: z.object({
    status: z.enum(["comes", "never", "not-looking", "resume-incomplete"]),
    last: z.object({ at: z.string(), count: z.number() }).nullable(),
    /** `YYYY-MM-DD` in Jakarta; null where none comes. */
    nextOn: z.string().nullable(),
    /** "What would come today", best first. */
    preview: z.array(
      z.object({
        vacancyId: z.number(),
        title: z.string(),
        companyName: z.string(),
        /** ISO 8601 with offset: the last second in which the vacancy is open. */
        endDate: z.string(),
        reason: z.string().nullable(),
      }),
    ),
  }),
});

/** The calls about letters of vacancies: stopping them, and what an applicant sees of suggestions. */
export function vacancyLetterEndpoints(platform: Platform, stoppers: Stoppers, remember: Remember): Endpoint[] {
  const readLately = createReadLately(remember);
  return [
    ...stopEndpoints(platform, stoppers),
    endpoint(getOwnSuggestions, {
      request: ownSuggestionsRequest,
      answer: ownSuggestionsAnswer,
      async handle({ path: { lang: language } }, { identity: { applicantId } }) {
        return accept({ data: await suggestionsData(platform, readLately, { applicantId, language }) });
      },
    }),
  ];
}

/** An applicant's suggestions, in the wire's names. */
async function suggestionsData(
  { database: { db }, clock }: Pick<Platform, "database" | "clock">,
  readLately: ReadLately,
  who: { applicantId: number; language: Language },
): Promise<OwnSuggestions> {
  const { status, last, nextOn, preview } = await ownSuggestions(db, readLately, who, clock());
  const cards = await cardsById(
    { db, language: who.language },
    preview.map(({ vacancyId }) => vacancyId),
  );
  const companies = await getCompanies(
    db,
    cards.map(({ company_id }) => company_id),
  );
  const reasons = new Map(preview.map(({ vacancyId, reason }) => [vacancyId, reason]));
  return {
    ...{ status, nextOn, last: last && { at: wireMoment(last.at), count: last.count } },
    preview: cards.map(({ id, title, company_id, closes_at }) => ({
      ...{ vacancyId: id, title, companyName: companies.get(company_id)?.name ?? "" },
      endDate: lastSecond(closes_at),
      reason: reasons.get(id) ?? null,
    })),
  };
}

/** Reminders come to people who want suggestions, and stop with them. */
const isOfSuggestions = ({ kind }: Stop) => kind === "suggestions" || kind === "reminders";

/** Does what was chosen on a letter's page. @returns false for a code that is not ours */
async function choose(
  platform: Pick<Platform, "database" | "sealer" | "clock">,
  stoppers: Stoppers,
  code: string,
  choice: LetterChoice,
): Promise<boolean> {
  const stops = openStops(platform.sealer, code);
  if (stops.length === 0) return false;
  if (choice === "stop") await stopByCode(platform, stoppers, code);
  else {
    const { database, clock } = platform;
    const suggestionStops = stops.filter(isOfSuggestions);
    await database.transact(async (tx) => {
      for (const { stops: whom } of suggestionStops) await changeByLetter(tx, whom, choice, clock());
    });
  }
  return true;
}

/** The parts that a letter's code stops, and lower frequencies; null for an unknown code. */
async function readStops(
  { database, sealer }: Pick<Platform, "database" | "sealer">,
  code: string,
): Promise<LetterStops | null> {
  const stops = openStops(sealer, code);
  if (stops.length === 0) return null;
  const suggestionStop = stops.find(isOfSuggestions);
  const suggestions = suggestionStop === undefined ? null : await periodByLetter(database.db, suggestionStop.stops);
  const rarer: readonly string[] = suggestions === null ? [] : rarerPeriods(suggestions);
  const alerts = stops.some(({ kind }) => kind === "alerts");
  const isOver = !alerts && (suggestions === null || suggestions === "never");
  return {
    suggestions,
    alerts,
    choices: isOver ? [] : letterChoices.filter((choice) => choice === "stop" || rarer.includes(choice)),
  };
}
