import { m } from "#messages";
import { actInBrowser, actOnServer, inBrowser, onServer } from "../../../contract/page.ts";
import { pageTitle } from "../../../contract/page-meta.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { ButtonLink } from "../../../ui/actions/button-link.tsx";
import { useHydrated } from "../../../ui/hydrated.ts";
import styles from "../../../ui/sheet/sheet.module.css";
import { historyPath } from "../history/history-address.ts";
import { act } from "../withdraw/act-on-summary.ts";
import { WithdrawForm } from "../withdraw/withdraw-form.tsx";
import type { Route } from "./+types/summary.route";
import { load } from "./load-summary.ts";
import { SummarySheet } from "./summary-sheet.tsx";

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const action = actOnServer(act);
export const clientAction = actInBrowser(act);
export const handle = { hydrate: "eager" };

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? m.applications_summary_title({ position: loaderData.position }) : "";
  return [{ title: pageTitle(title) }, { name: "robots", content: "noindex" }];
}

/** An application's own page, for good; printed it is a sheet of A4. */
export default function Summary({ loaderData, actionData }: Route.ComponentProps) {
  const { id, vacancyTo, status } = loaderData;
  return (
    <div className={styles.desk}>
      <div className={styles.actions}>
        <ButtonLink to={historyPath({ open: id })} kind="quiet" icon="arrow-left">
          {m.applications_summary_back()}
        </ButtonLink>
        <ButtonLink to={vacancyTo} kind="quiet" icon="briefcase-2">
          {m.applications_history_vacancy()}
        </ButtonLink>
        {useHydrated() && (
          <Button icon="printer" onClick={() => window.print()}>
            {m.applications_summary_print()}
          </Button>
        )}
      </div>
      <SummarySheet summary={loaderData} />
      {status === 1 && (
        <div className={styles.after}>
          <WithdrawForm refused={actionData?.refused ?? ""} />
        </div>
      )}
    </div>
  );
}
