import { m } from "#messages";
import type { Tab } from "../../../../domain/agenda/event.ts";
import { agendaPath } from "../../../../domain/agenda/event-path.ts";
import { ButtonLink } from "../../../../ui/actions/button-link.tsx";
import { StateScreen } from "../../../../ui/feedback/state-screen.tsx";

const words = {
  all: { title: m.agenda_empty_all_title, text: m.agenda_empty_all_text },
  ongoing: { title: m.agenda_empty_ongoing_title, text: m.agenda_empty_ongoing_text },
  upcoming: { title: m.agenda_empty_upcoming_title, text: m.agenda_empty_upcoming_text },
  past: { title: m.agenda_empty_past_title, text: m.agenda_empty_past_text },
} as const;

/** A tab without events (V19): its own words and one way on. */
export function NoEvents({ tab }: { readonly tab: Tab }) {
  const { title, text } = words[tab];
  return (
    <StateScreen icon="calendar-event" tone="warm" title={title()} text={text()}>
      {tab === "all" ? (
        <ButtonLink to="/lowongan">{m.agenda_empty_vacancies()}</ButtonLink>
      ) : (
        <ButtonLink to={agendaPath("all")} kind="secondary">
          {m.agenda_empty_all()}
        </ButtonLink>
      )}
    </StateScreen>
  );
}

/** The list ended on an earlier page. */
export function PastTheEnd({ tab, last }: { readonly tab: Tab; readonly last: number }) {
  return (
    <StateScreen icon="file-text" tone="warm" title={m.agenda_past_title()} text={m.agenda_past_text({ page: last })}>
      <ButtonLink to={agendaPath(tab, last)}>{m.agenda_past_last()}</ButtonLink>
    </StateScreen>
  );
}
