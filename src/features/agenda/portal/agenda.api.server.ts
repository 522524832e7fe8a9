import { z } from "zod";
import { m } from "#messages";
import { type Endpoint, endpoint } from "../../../contract/endpoint.server.ts";
import { blankIsAbsent, numberOfText } from "../../../contract/field-values.ts";
import { pathId, pathLanguage } from "../../../contract/path.schema.ts";
import { accept, notFound, refuse } from "../../../contract/reply.ts";
import type { RequestContext } from "../../../contract/request-context.ts";
import type { Language } from "../../../i18n/language.ts";
import { pageSize, tabs } from "../event.ts";
import { type Registered, type Registering, register, unregister } from "../register.server.ts";
import { getEvent, listEvents, registerForEvent, unregisterFromEvent } from "./agenda.calls.ts";
import { eventItem } from "./agenda.schema.ts";
import { readEvent, readEvents, untilNextChange } from "./wire-event.server.ts";

type GuestContext = RequestContext<"guest">;

/** The text for a place that is missing. */
function refusal(status: Exclude<Registered["status"], "done">, language: Language) {
  const locale = { locale: language };
  switch (status) {
    case "unknown":
      return notFound(m.contract_not_found({}, locale));
    case "past":
      return refuse("event-past", m.agenda_refused_past({}, locale));
    case "full":
      return refuse("event-full", m.agenda_refused_full({}, locale));
    case "not-yet":
      return refuse("event-not-open", m.agenda_refused_not_yet({}, locale));
    case "closed":
      return refuse("event-not-open", m.agenda_refused_closed({}, locale));
  }
}

export const eventDetail = eventItem.extend({
  /** Sanitised HTML. */
  body: z.string(),
  /** Our addition: what happens when, times of day in Jakarta; `note` may be "". */
  schedule: z.array(z.object({ time: z.string(), title: z.string(), note: z.string() })),
  /** Our addition: from when the link to an online event opens; null without a link. */
  roomOpens: z.string().nullable(),
  /** Our addition: where it is, for those registered and while it is open. */
  roomUrl: z.string().nullable(),
});

export const eventListRequest = z.object({
  path: z.object({ lang: pathLanguage }),
  query: z.object({
    tab: z.preprocess(blankIsAbsent, z.enum(tabs).default("all")),
    page: z.preprocess(numberOfText, z.int().min(1).default(1)),
  }),
});
export const eventListAnswer = z.object({
  data: z.array(eventItem),
  /** Of the asked tab. */
  totalRows: z.number(),
  /** Our addition: how many each tab has. */
  counts: z.object({ all: z.number(), ongoing: z.number(), upcoming: z.number(), past: z.number() }),
});

export const eventRequest = z.object({
  path: z.object({ id: pathId }),
  query: z.object({ lang: pathLanguage.optional() }),
});
export const eventAnswer = z.object({ data: eventDetail });

export const registrationRequest = z.object({
  body: z.object({ Id: z.int(), lang: pathLanguage.optional() }),
});
export const registrationAnswer = z.object({});

/** The endpoints of the agenda. */
export function agendaEndpoints(registering: Registering): Endpoint[] {
  const { db } = registering.platform.database;
  const createReader = ({ identity, language }: GuestContext) => ({
    ...{ db, language },
    applicantId: identity.kind === "applicant" ? identity.applicantId : null,
  });
  return [
    endpoint(listEvents, {
      request: eventListRequest,
      answer: eventListAnswer,
      async handle({ query: { tab, page: pageNo } }, context) {
        await untilNextChange(db, context);
        const page = { offset: (pageNo - 1) * pageSize, limit: pageSize };
        const answer = await readEvents(createReader(context), tab, page);
        for (const { id } of answer.data) context.shows(`event:${id}`);
        return accept(answer);
      },
    }),
    endpoint(getEvent, {
      request: eventRequest,
      answer: eventAnswer,
      async handle({ path: { id } }, context) {
        await untilNextChange(db, context);
        const event = await readEvent(createReader(context), id);
        if (event === null) return notFound(m.contract_not_found({}, { locale: context.language }));
        context.shows(`event:${id}`);
        return accept({ data: event });
      },
    }),
    endpoint(registerForEvent, {
      request: registrationRequest,
      answer: registrationAnswer,
      async handle({ body: { Id: eventId } }, { identity: { applicantId }, language }) {
        const { status } = await register(registering, { eventId, applicantId });
        return status === "done" ? accept({}) : refusal(status, language);
      },
    }),
    endpoint(unregisterFromEvent, {
      request: registrationRequest,
      answer: registrationAnswer,
      async handle({ body: { Id: eventId } }, { identity: { applicantId }, language }) {
        const { status } = await unregister(registering, { eventId, applicantId });
        return status === "done" ? accept({}) : refusal(status, language);
      },
    }),
  ];
}
