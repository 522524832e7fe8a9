import { m } from "#messages";
import { inBrowser, onServer } from "../../../../contract/page.ts";
import { pageMeta } from "../../../../contract/page-meta.ts";
import { numberText } from "../../../../i18n/formats.ts";
import { PageHead } from "../../../../ui/layout/heads.tsx";
import { Page } from "../../../../ui/layout/layout.tsx";
import { Tabs } from "../../../../ui/navigation/tabs.tsx";
import { tabs } from "../../event.ts";
import { agendaPath } from "../../event-path.ts";
import type { Route } from "./+types/agenda.route";
import styles from "./agenda.module.css";
import { AgendaResults } from "./agenda-results.tsx";
import { load } from "./load-agenda.ts";

/** What each tab is called. */
const tabTexts = {
  all: m.agenda_tab_all,
  ongoing: m.agenda_tab_ongoing,
  upcoming: m.agenda_tab_upcoming,
  past: m.agenda_tab_past,
} as const;

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const handle = { needs: "event.read", hydrate: "deferred" };

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { tab } = loaderData;
  return pageMeta(tab === "all" ? m.agenda_title() : m.agenda_tab_title({ tab: tabTexts[tab]() }), m.agenda_lead());
}

export default function Agenda({ loaderData }: Route.ComponentProps) {
  const { tab, counts } = loaderData;
  const links = tabs.map((one) => ({
    to: agendaPath(one),
    current: one === tab,
    text: (
      <>
        {tabTexts[one]()} <span className={styles.count}>{numberText(counts[one])}</span>
      </>
    ),
  }));
  return (
    <Page>
      <PageHead title={m.agenda_title()} lead={m.agenda_lead()} />
      <Tabs label={m.agenda_tabs()} tabs={links} />
      <div className={styles.results}>
        <AgendaResults data={loaderData} />
      </div>
    </Page>
  );
}
