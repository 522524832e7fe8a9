import { onServer, type PageRequest } from "../../../contract/page.ts";
import { calendarPath, eventPath } from "../event.ts";
import { getPublishedEvent } from "./detail/event-page.ts";
import { eventCalendar } from "./event-calendar.server.ts";

export const handle = { needs: "event.read" };

/** The event as a file to be saved or opened by a calendar. */
async function load(page: PageRequest<{ id: string }>): Promise<Response> {
  const event = await getPublishedEvent(page, calendarPath);
  const address = page.origin + import.meta.env.BASE_URL.slice(0, -1) + eventPath(event.id);
  const headers = {
    "content-type": "text/calendar; charset=utf-8",
    "content-disposition": `attachment; filename="${event.slug}.ics"`,
  };
  return new Response(eventCalendar(event, address, page.now), { headers });
}

export const loader = onServer(load);
