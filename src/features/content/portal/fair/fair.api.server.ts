import { type Endpoint, endpoint } from "../../../../contract/endpoint.server.ts";
import { accept } from "../../../../contract/reply.ts";
import { jakartaDay } from "../../../../i18n/calendar.ts";
import { type Remember, readAlways } from "../../../../platform/cache/remember.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { readProgramme } from "../../fair/read-programme.server.ts";
import type { TalentProgramme } from "../../fair/talent-programme.ts";
import { getTalentProgramme } from "./fair.calls.ts";
import { virtueActiveAnswer, virtueActiveRequest } from "./fair.schema.ts";

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
