import { m } from "#messages";

/** What each tab is called. */
export const tabTexts = {
  all: m.agenda_tab_all,
  ongoing: m.agenda_tab_ongoing,
  upcoming: m.agenda_tab_upcoming,
  past: m.agenda_tab_past,
} as const;
