import { m } from "#messages";
import { smallBody } from "../../../../contract/body-limits.ts";
import { actInBrowser, actOnServer, inBrowser, onServer } from "../../../../contract/page.ts";
import { pageMeta } from "../../../../contract/page-meta.ts";
import { agendaPath } from "../../../../domain/agenda/event-path.ts";
import { Page } from "../../../../ui/layout/layout.tsx";
import { Breadcrumbs } from "../../../../ui/navigation/breadcrumbs.tsx";
import { Cover } from "../../../../ui/patterns/cover.tsx";
import type { Route } from "./+types/event.route";
import { actAndReturn, actInPlace } from "./act-on-registration.ts";
import styles from "./event.module.css";
import { eventData } from "./event-data.ts";
import { EventHead } from "./event-head.tsx";
import { EventText } from "./event-text.tsx";
import { load } from "./load-event.ts";
import { RegistrationPanel } from "./registration-panel.tsx";

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const action = actOnServer(actAndReturn, smallBody);
export const clientAction = actInBrowser(actInPlace);
export const handle = { needs: "event.read", hydrate: "deferred" };

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, summary } = loaderData.event;
  return [...pageMeta(title, summary), { "script:ld+json": eventData(loaderData) }];
}

export default function Event({ loaderData, actionData }: Route.ComponentProps) {
  const { event } = loaderData;
  return (
    <Page>
      <Breadcrumbs
        label={m.agenda_crumbs()}
        trail={[
          { text: m.agenda_home(), to: "/" },
          { text: m.agenda_title(), to: agendaPath("all") },
        ]}
        current={event.title}
      />
      <Cover name={event.slug} className={styles.cover} />
      <article className={styles.columns}>
        <EventHead event={event} />
        <RegistrationPanel key={event.id} data={loaderData} outcome={actionData} />
        <EventText event={event} />
      </article>
    </Page>
  );
}
