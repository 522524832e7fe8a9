import { data, redirect } from "react-router";
import { type PageRequest, signInFirst } from "../../../../contract/page.ts";
import { roomPath } from "../../../../domain/agenda/event-path.ts";
import { eventOf } from "../detail/load-event.ts";
import { registrationPath } from "../detail/registration-form.ts";

const notYet = 403;
const gone = 410;

/**
 * The room of an online event: those registered go in while it is open; before they read when it opens (S20), after that
 * it is over. Everybody else is led to the event.
 */
export async function load(page: PageRequest<{ id: string }>) {
  if (!page.isSignedIn) throw signInFirst(page.url);
  const event = await eventOf(page, roomPath);
  const { id, title, startDate, roomOpens, roomUrl, registered, status } = event;
  if (roomOpens === null || !registered) throw redirect(registrationPath(id));
  if (roomUrl !== null) throw redirect(roomUrl);
  const isPast = status === "past";
  return data({ id, title, starts: startDate, opens: roomOpens, isPast }, { status: isPast ? gone : notYet });
}
