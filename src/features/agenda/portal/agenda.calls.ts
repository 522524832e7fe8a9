import type { z } from "zod";
import { smallBody } from "../../../contract/body-limits.ts";
import { defineCall } from "../../../contract/call.ts";
import type {
  eventAnswer,
  eventDetail,
  eventItem,
  eventListAnswer,
  eventListRequest,
  eventRequest,
  registrationAnswer,
  registrationRequest,
} from "./agenda.schema.ts";

export type EventItem = z.infer<typeof eventItem>;
export type EventDetail = z.infer<typeof eventDetail>;
export type EventListAnswer = z.infer<typeof eventListAnswer>;

/** Nine events of a tab: ongoing ones first, then what comes next, then what is past, latest first. */
export const listEvents = defineCall<z.infer<typeof eventListRequest>, EventListAnswer>()({
  method: "GET",
  path: "front-end/agenda-inner-page/{lang}",
  needs: "event.read",
  who: "guest",
});

/** One event; 404 when there is none with that id. */
export const getEvent = defineCall<z.infer<typeof eventRequest>, z.infer<typeof eventAnswer>>()({
  method: "GET",
  path: "front-end/agenda-detail-page/{id}",
  needs: "event.read",
  who: "guest",
});

/** Takes a place; twice is success. Refusals: `event-not-open`, `event-full`, `event-past`; 404 for an unknown event. */
export const registerForEvent = defineCall<z.infer<typeof registrationRequest>, z.infer<typeof registrationAnswer>>()({
  method: "POST",
  path: "front-end/agenda-register",
  needs: "event.register",
  who: "applicant",
  limits: smallBody,
  creates: true,
});

/** Gives a place back; without one it is success too. Refusal: `event-past`; 404 for an unknown event. */
export const unregisterFromEvent = defineCall<
  z.infer<typeof registrationRequest>,
  z.infer<typeof registrationAnswer>
>()({
  method: "POST",
  path: "front-end/agenda-unregister",
  needs: "event.register",
  who: "applicant",
  limits: smallBody,
});
