import { m } from "#messages";
import { inBrowser, onServer } from "../../../../contract/page.ts";
import { pageMeta } from "../../../../contract/page-meta.ts";
import { momentText } from "../../../../domain/agenda/card/event-when.ts";
import { agendaPath, calendarPath } from "../../../../domain/agenda/event-path.ts";
import { ButtonLink } from "../../../../ui/actions/button-link.tsx";
import { StateScreen } from "../../../../ui/feedback/state-screen.tsx";
import { Page } from "../../../../ui/layout/layout.tsx";
import type { Route } from "./+types/room.route";
import { load } from "./load-room.ts";

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
