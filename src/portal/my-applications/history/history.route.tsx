import { m } from "#messages";
import { inBrowser, onServer } from "../../../contract/page.ts";
import { pageTitle } from "../../../contract/page-meta.ts";
import { counted } from "../../../i18n/formats.ts";
import { ButtonLink } from "../../../ui/actions/button-link.tsx";
import { LiveRegion } from "../../../ui/feedback/live-region.tsx";
import { StateScreen } from "../../../ui/feedback/state-screen.tsx";
import { PageHead } from "../../../ui/layout/heads.tsx";
import { Page } from "../../../ui/layout/layout.tsx";
import { historyPath, isUnfiltered } from "../../applying/history-address.ts";
import type { Route } from "./+types/history.route";
import { ApplicationList } from "./application-list.tsx";
import { HistoryFilters } from "./history-filters.tsx";
import { load } from "./load-history.ts";
import { NoApplications } from "./no-applications.tsx";
import { SentForms } from "./sent-forms.tsx";

/** No application fits the filters (V19). */
function NoneFound() {
  return (
    <StateScreen
      icon="search"
      title={m.applications_history_not_found_title()}
      text={m.applications_history_not_found_text()}
    >
      <ButtonLink to={historyPath({})} kind="secondary">
        {m.applications_history_not_found_action()}
      </ButtonLink>
    </StateScreen>
  );
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const handle = { needs: "application.read", hydrate: "eager" };

export function meta() {
  return [{ title: pageTitle(m.applications_history_title()) }, { name: "robots", content: "noindex" }];
}

export default function History({ loaderData }: Route.ComponentProps) {
  const { total, cards, state } = loaderData;
  const isAll = isUnfiltered(state);
  if (total === 0 && isAll) return <NoApplications forms={loaderData.forms} />;
  const lead = isAll ? m.applications_history_lead(counted(total)) : m.applications_history_found(counted(total));
  return (
    <Page>
      <PageHead title={m.applications_history_title()} lead={lead}>
        <SentForms forms={loaderData.forms} />
      </PageHead>
      <HistoryFilters history={loaderData} />
      <LiveRegion>{isAll ? "" : lead}</LiveRegion>
      {cards.length === 0 ? <NoneFound /> : <ApplicationList history={loaderData} />}
    </Page>
  );
}
