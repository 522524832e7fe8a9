import { data, redirect } from "react-router";
import { m } from "#messages";
import { inBrowser, onServer, type PageRequest, signInFirst } from "../../../contract/page.ts";
import { pageMeta } from "../../../contract/page-meta.ts";
import { ButtonLink } from "../../../ui/actions/button.tsx";
import { StateScreen } from "../../../ui/feedback/state-screen.tsx";
import { Page } from "../../../ui/layout/layout.tsx";
import { agendaPath, calendarPath, momentText, roomPath } from "../event.ts";
import type { Route } from "./+types/room.route";
import { getPublishedEvent, registrationPath } from "./detail/event-page.ts";

const notYet = 403;
const gone = 410;

/**
 * The link to an online event: registered people enter while it is open; before that they read when it opens (S20),
 * after that it has ended. Everybody else is led to the event.
 */
async function load(page: PageRequest<{ id: string }>) {
  if (!page.isSignedIn) throw signInFirst(page.url);
  const event = await getPublishedEvent(page, roomPath);
  const { id, title, startDate, roomOpens, roomUrl, registered, status } = event;
  if (roomOpens === null || !registered) throw redirect(registrationPath(id));
  if (roomUrl !== null) throw redirect(roomUrl);
  const isPast = status === "past";
  return data({ id, title, starts: startDate, opens: roomOpens, isPast }, { status: isPast ? gone : notYet });
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const handle = { needs: "event.read", hydrate: "deferred" };

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const title = loaderData.isPast ? m.agenda_over() : m.agenda_room_early();
  return [...pageMeta(title), { name: "robots", content: "noindex" }];
}

export default function Room({ loaderData }: Route.ComponentProps) {
  const { id, title, starts, opens, isPast } = loaderData;
  const toAgenda = (
    <ButtonLink to={agendaPath("all")} kind="secondary">
      {m.agenda_room_back()}
    </ButtonLink>
  );
  if (isPast)
    return (
      <Page>
        <StateScreen
          level={1}
          icon="calendar-off"
          tone="warm"
          title={m.agenda_over()}
          text={m.agenda_room_over({ title })}
        >
          {toAgenda}
        </StateScreen>
      </Page>
    );
  const moments = { title, opens: momentText(opens), starts: momentText(starts) };
  return (
    <Page>
      <StateScreen
        level={1}
        icon="clock-hour-4"
        tone="warm"
        title={m.agenda_room_early()}
        text={m.agenda_room_early_text(moments)}
      >
        <ButtonLink to={calendarPath(id)} reloadDocument icon="calendar-plus">
          {m.agenda_calendar()}
        </ButtonLink>
        {toAgenda}
      </StateScreen>
    </Page>
  );
}
