import type { ComponentProps } from "react";
import { m } from "#messages";
import { isOneDay, momentText, whenText } from "../../../../domain/agenda/card/event-when.ts";
import type { FactList } from "../../../../ui/display/fact-list.tsx";
import type { EventDetail } from "../agenda.calls.ts";

type Facts = ComponentProps<typeof FactList>["facts"];

function timeFacts(event: EventDetail): Facts {
  const span = { starts: event.startDate, ends: event.endDate };
  if (isOneDay(span)) return [{ icon: "calendar-event", label: m.agenda_fact_when(), value: whenText(span) }];
  return [
    { icon: "calendar-event", label: m.agenda_fact_starts(), value: momentText(span.starts) },
    { icon: "calendar-event", label: m.agenda_fact_ends(), value: momentText(span.ends) },
  ];
}

/** Until when one may register, where that is not simply the beginning. */
function untilFacts({ registration, registrationCloses, startDate }: EventDetail): Facts {
  const isOpen = registration === "open" || registration === "not-yet";
  if (!isOpen || registrationCloses === startDate) return [];
  return [{ icon: "clock-hour-4", label: m.agenda_fact_until(), value: momentText(registrationCloses) }];
}

/** When, where, until when one may register, and whether everybody fits in. */
export function eventFacts(event: EventDetail): Facts {
  const { isOnline, location, quota, status } = event;
  return [
    ...timeFacts(event),
    { icon: isOnline ? "device-desktop" : "map-pin", label: m.agenda_fact_where(), value: location },
    ...untilFacts(event),
    ...(quota === null && status !== "past"
      ? [{ icon: "users", label: m.agenda_fact_places(), value: m.agenda_unlimited() } as const]
      : []),
  ];
}
