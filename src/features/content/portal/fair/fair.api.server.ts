import { z } from "zod";
import { type Endpoint, endpoint } from "../../../../contract/endpoint.server.ts";
import { accept } from "../../../../contract/reply.ts";
import { jakartaDay } from "../../../../i18n/calendar.ts";
import { type Remember, readAlways } from "../../../../platform/cache/remember.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { dyes, patterns } from "../../../../ui/patterns/company-mark.ts";
import { readProgramme } from "../../fair/read-programme.server.ts";
import type { TalentProgramme } from "../../fair/talent-programme.ts";
import { getTalentProgramme } from "../content.calls.ts";

const none = {
  isVirtueEventExists: false,
  eventStartDate: null,
  eventEndDate: null,
  slides: [],
  paragraphs: [],
  externalUrl: null,
  name: null,
  title: null,
};

function wireProgramme({ startsOn, endsOn, slides, paragraphs, ...rest }: TalentProgramme) {
  return {
    isVirtueEventExists: true,
    eventStartDate: `${startsOn}T00:00:00+07:00`,
    eventEndDate: endsOn === null ? null : `${endsOn}T23:59:59+07:00`,
    slides: [...slides],
    paragraphs: [...paragraphs],
    ...rest,
  };
}

const slide = z.object({
  /** null: drawn from dye and pattern, our additions. */
  imageUrl: z.string().nullable(),
  title: z.string(),
  text: z.string(),
  dye: z.enum(dyes),
  pattern: z.enum(patterns),
});

/** The call takes no `{lang}`: `?lang=` says which, chosen before the endpoint opens. */
export const virtueActiveRequest = z.object({ query: z.object({ lang: z.string().optional() }) });

/** Dates are ISO 8601 with offset; without a programme texts and dates are null and the lists empty. */
export const virtueActiveAnswer = z.object({
  isVirtueEventExists: z.boolean(),
  eventStartDate: z.string().nullable(),
  /** null too for a programme that runs until further notice. */
  eventEndDate: z.string().nullable(),
  slides: z.array(slide),
  paragraphs: z.array(z.string()),
  externalUrl: z.string().nullable(),
  /** Our additions: what the banner calls it, and the modal's heading. */
  name: z.string().nullable(),
  title: z.string().nullable(),
});

/** `virtue-active`: what the shell of every page asks. */
export function fairEndpoints(
  { database, clock }: Pick<Platform, "database" | "clock">,
  remember: Remember = readAlways,
): Endpoint[] {
  const programmes = remember<TalentProgramme | null>("fair");
  return [
    endpoint(getTalentProgramme, {
      request: virtueActiveRequest,
      answer: virtueActiveAnswer,
      async handle(_, context) {
        context.shows("fair");
        const day = jakartaDay(clock());
        const { language } = context;
        const programme = await programmes.get(`${language} ${day}`, () => readProgramme(database.db, day, language));
        return accept(programme === null ? none : wireProgramme(programme));
      },
    }),
  ];
}
