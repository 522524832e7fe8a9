import { Link } from "react-router";
import { m } from "#messages";
import { jsonFileBody } from "../../../contract/body-limits.ts";
import {
  actInBrowser,
  actOnServer,
  inBrowser,
  onServer,
  type PageRequest,
  signInFirst,
} from "../../../contract/page.ts";
import { pageTitle } from "../../../contract/page-meta.ts";
import { ButtonLink } from "../../../ui/actions/button-link.tsx";
import { Card } from "../../../ui/display/card.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { useOutcomeFocus } from "../../../ui/forms/use-outcome-focus.ts";
import { PageHead } from "../../../ui/layout/heads.tsx";
import { Page, Stack } from "../../../ui/layout/layout.tsx";
import { Text } from "../../../ui/layout/text.tsx";
import { Breadcrumbs } from "../../../ui/navigation/breadcrumbs.tsx";
import type { Route } from "./+types/json-resume.route";
import type { JsonResumeOutcome } from "./act-on-json-resume.ts";
import { act } from "./act-on-json-resume.ts";
import { ChangesCard } from "./changes-card.tsx";
import { ImportCard } from "./import-card.tsx";
import styles from "./json-resume.module.css";
import { leftOutText } from "./left-out-text.ts";

/** What became of a file that needs nothing more. */
function TakenNotice({ outcome }: { readonly outcome: JsonResumeOutcome }) {
  if (outcome.status === "nothing-new") {
    return (
      <Notice announce="status">
        {m.my_account_json_nothing()} {leftOutText(outcome.leftOut)}
      </Notice>
    );
  }
  if (outcome.status !== "changed") return null;
  return (
    <Notice tone="success" announce="status">
      {m.my_account_json_done()} {leftOutText(outcome.leftOut)}{" "}
      <Link to="/profile-resume">{m.my_account_json_see()}</Link>
    </Notice>
  );
}

async function load({ url, isSignedIn }: PageRequest<unknown>) {
  if (!isSignedIn) throw signInFirst(url);
  return null;
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const action = actOnServer(act, jsonFileBody);
export const clientAction = actInBrowser(act);
export const handle = { needs: "resume.edit", hydrate: "eager" };

export function meta() {
  return [{ title: pageTitle(m.my_account_json()) }, { name: "robots", content: "noindex" }];
}

/** Taking the resume along as JSON Resume, and bringing one in: first what would change, then the change. */
export default function JsonResume({ actionData }: Route.ComponentProps) {
  const isNews = actionData !== undefined && actionData.status !== "refused";
  useOutcomeFocus(isNews ? actionData : undefined);
  return (
    <Page>
      <Breadcrumbs
        label={m.my_account_crumbs()}
        trail={[{ text: m.my_account_title(), to: "/account/my-account" }]}
        current={m.my_account_json()}
      />
      <PageHead title={m.my_account_json()} lead={m.my_account_json_lead()} />
      <Stack gap={24} className={styles.narrow}>
        {actionData && <TakenNotice outcome={actionData} />}
        {actionData?.status === "would-change" ? (
          <ChangesCard changes={actionData.changes} leftOut={leftOutText(actionData.leftOut)} text={actionData.text} />
        ) : (
          <>
            <ExportCard />
            <ImportCard refused={actionData?.status === "refused" ? actionData.message : undefined} />
          </>
        )}
      </Stack>
    </Page>
  );
}

function ExportCard() {
  return (
    <Card as="section">
      <Stack gap={12}>
        <Text as="h2" look="h3">
          {m.my_account_json_out()}
        </Text>
        <p>{m.my_account_json_out_text()}</p>
        <div>
          <ButtonLink to="/account/my-account/resume.json" reloadDocument kind="secondary" icon="download">
            {m.my_account_json_out_button()}
          </ButtonLink>
        </div>
      </Stack>
    </Card>
  );
}
