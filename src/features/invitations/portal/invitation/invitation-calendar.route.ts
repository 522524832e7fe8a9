import { data } from "react-router";
import { m } from "#messages";
import { onServer, type PageRequest } from "../../../../contract/page.ts";
import { wireMoment } from "../../../../i18n/calendar.ts";
import { eventCalendar } from "../../../agenda/portal/event-calendar.server.ts";
import { findInvitation, type InvitationParams } from "./invitation-page.ts";

export const handle = { needs: "invitation.read" };

/** Where nothing says how long it takes. */
const hourMs = 3_600_000;

/** The invitation as a file for calendars; the file names the page without its code, for calendars are shared. */
async function load(page: PageRequest<InvitationParams>): Promise<Response> {
  const invitation = await findInvitation(page);
  if (!invitation?.schedule || !["open", "accepted"].includes(invitation.status))
    throw data({ code: "not-found" }, { status: 404 });
  const { schedule, location, phaseName, phaseCode, position, companyName, applicationId } = invitation;
  const root = page.origin + import.meta.env.BASE_URL.slice(0, -1);
  const event = {
    slug: `${phaseCode}-${applicationId}`,
    title: m.invitations_heading({ phase: phaseName, position }),
    summary: companyName,
    location,
    startDate: schedule,
    endDate: wireMoment(new Date(Date.parse(schedule) + hourMs)),
  };
  const headers = {
    "content-type": "text/calendar; charset=utf-8",
    "content-disposition": `attachment; filename="${event.slug}.ics"`,
  };
  return new Response(eventCalendar(event, `${root}/account/history/${applicationId}`, page.now), { headers });
}

export const loader = onServer(load);
