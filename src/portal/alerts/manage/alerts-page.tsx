import { m } from "#messages";
import { ButtonLink } from "../../../ui/actions/button-link.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { StateScreen } from "../../../ui/feedback/state-screen.tsx";
import { PageHead } from "../../../ui/layout/heads.tsx";
import { Page, Stack } from "../../../ui/layout/layout.tsx";
import type { AlertsOutcome } from "./act-on-alerts.ts";
import { AlertCard } from "./alert-card.tsx";
import styles from "./alerts-page.module.css";
import type { AlertsData } from "./load-alerts.ts";

const done = {
  change: m.alerts_done_changed,
  pause: m.alerts_done_paused,
  resume: m.alerts_done_resumed,
  wanted: m.alerts_done_wanted,
  delete: m.alerts_done_deleted,
} as const;

function OutcomeNotice({ outcome }: { readonly outcome: AlertsOutcome | undefined }) {
  if (outcome === undefined || outcome.status === "wrong-name") return null;
  const isBad = outcome.status === "failed";
  return (
    <Notice tone={isBad ? "danger" : "success"} announce={isBad ? "alert" : "status"}>
      {isBad ? outcome.message : done[outcome.status]()}
    </Notice>
  );
}

interface AlertsPageProps {
  readonly data: AlertsData;
  readonly outcome: AlertsOutcome | undefined;
}

/** Somebody's alerts, each with what one may do about it. */
export function AlertsPage({ data: { email, alerts }, outcome }: AlertsPageProps) {
  return (
    <Page>
      <PageHead title={m.alerts_title()} lead={m.alerts_lead_email({ email })}>
        <OutcomeNotice outcome={outcome} />
      </PageHead>
      {alerts.length === 0 ? (
        <StateScreen icon="bell" title={m.alerts_empty_title()} text={m.alerts_empty_text()}>
          <ButtonLink to="/lowongan">{m.alerts_to_list()}</ButtonLink>
        </StateScreen>
      ) : (
        <Stack as="ul" gap={16} className={styles.alerts}>
          {alerts.map((alert) => (
            <AlertCard
              key={alert.id}
              alert={alert}
              wrongName={outcome?.status === "wrong-name" && outcome.id === alert.id ? outcome.message : undefined}
            />
          ))}
        </Stack>
      )}
    </Page>
  );
}
