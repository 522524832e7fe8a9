import { m } from "#messages";
import { inBrowser, onServer } from "../../../contract/page.ts";
import { pageTitle } from "../../../contract/page-meta.ts";
import { counted } from "../../../i18n/formats.ts";
import { PageHead } from "../../../ui/layout/heads.tsx";
import { Page } from "../../../ui/layout/layout.tsx";
import type { Route } from "./+types/history.route";
import { ApplicationList } from "./application-list.tsx";
import { load } from "./load-history.ts";
import { NoApplications } from "./no-applications.tsx";

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const handle = { hydrate: "eager" };

export function meta() {
  return [{ title: pageTitle(m.applications_history_title()) }, { name: "robots", content: "noindex" }];
}

export default function History({ loaderData }: Route.ComponentProps) {
  const { total } = loaderData;
  if (total === 0) return <NoApplications />;
  return (
    <Page>
      <PageHead title={m.applications_history_title()} lead={m.applications_history_lead(counted(total))} />
      <ApplicationList history={loaderData} />
    </Page>
  );
}
