import { m } from "#messages";
import { type Endpoint, endpoint } from "../../../contract/endpoint.server.ts";
import { accept, notFound, refuse } from "../../../contract/reply.ts";
import type { RequestContext } from "../../../contract/request-context.ts";
import type { Language } from "../../../i18n/language.ts";
import { pageSize } from "../event.ts";
import { type Registered, type Registering, register, unregister } from "../register.server.ts";
import { getEvent, listEvents, registerForEvent, unregisterFromEvent } from "./agenda.calls.ts";
import {
  eventAnswer,
  eventListAnswer,
  eventListRequest,
  eventRequest,
  registrationAnswer,
  registrationRequest,
} from "./agenda.schema.ts";
import { readEvent, readEvents, untilNextChange } from "./read/read-events.server.ts";

type GuestContext = RequestContext<"guest">;

/** How a place that was not given is told. */
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

/** The endpoints of the agenda. */
export function agendaEndpoints(registering: Registering): Endpoint[] {
  const { db } = registering.platform.database;
  const readerOf = ({ identity, language }: GuestContext) => ({
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
        const answer = await readEvents(readerOf(context), tab, page);
        for (const { id } of answer.data) context.shows(`event:${id}`);
        return accept(answer);
      },
    }),
    endpoint(getEvent, {
      request: eventRequest,
      answer: eventAnswer,
      async handle({ path: { id } }, context) {
        await untilNextChange(db, context);
        const event = await readEvent(readerOf(context), id);
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
