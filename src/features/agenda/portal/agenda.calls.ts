import type { z } from "zod";
import { smallBody } from "../../../contract/body-limits.ts";
import { defineCall } from "../../../contract/call.ts";
import type { eventItem } from "./agenda.schema.ts";

type Api = typeof import("./agenda.api.server.ts");

export type EventItem = z.infer<typeof eventItem>;
export type EventDetail = z.infer<Api["eventDetail"]>;
export type EventListAnswer = z.infer<Api["eventListAnswer"]>;

/** Nine events of a tab: ongoing ones first, then what comes next, then what is past, latest first. */
export const listEvents = defineCall<z.infer<Api["eventListRequest"]>, EventListAnswer>()({
  method: "GET",
  path: "front-end/agenda-inner-page/{lang}",
  needs: "event.read",
  who: "guest",
});

/** One event; 404 when there is none with that id. */
export const getEvent = defineCall<z.infer<Api["eventRequest"]>, z.infer<Api["eventAnswer"]>>()({
  method: "GET",
  path: "front-end/agenda-detail-page/{id}",
  needs: "event.read",
  who: "guest",
});

/** Takes a place; twice is success. Refusals: `event-not-open`, `event-full`, `event-past`; 404 for an unknown event. */
export const registerForEvent = defineCall<z.infer<Api["registrationRequest"]>, z.infer<Api["registrationAnswer"]>>()({
  method: "POST",
  path: "front-end/agenda-register",
  needs: "event.register",
  who: "applicant",
  limits: smallBody,
  creates: true,
});

/** Gives a place back; without one it is success too. Refusal: `event-past`; 404 for an unknown event. */
export const unregisterFromEvent = defineCall<
  z.infer<Api["registrationRequest"]>,
  z.infer<Api["registrationAnswer"]>
>()({
  method: "POST",
  path: "front-end/agenda-unregister",
  needs: "event.register",
  who: "applicant",
  limits: smallBody,
});
