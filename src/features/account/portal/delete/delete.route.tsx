import { type SubmitEvent, useState } from "react";
import { Form, Link, redirectDocument } from "react-router";
import { m } from "#messages";
import { smallBody } from "../../../../contract/body-limits.ts";
import { formText } from "../../../../contract/field-values.ts";
import {
  actInBrowser,
  actOnServer,
  inBrowser,
  need,
  onServer,
  type PageAction,
  type PageRequest,
  signInFirst,
} from "../../../../contract/page.ts";
import { pageTitle } from "../../../../contract/page-meta.ts";
import { Button, ButtonLink } from "../../../../ui/actions/button.tsx";
import { Card } from "../../../../ui/display/card.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { PasswordField } from "../../../../ui/fields/password-field.tsx";
import { ErrorSummary } from "../../../../ui/forms/error-summary.tsx";
import { Fields } from "../../../../ui/forms/form.tsx";
import { Icon } from "../../../../ui/icons/icon.tsx";
import type { IconName } from "../../../../ui/icons/icon-paths.ts";
import { PageHead } from "../../../../ui/layout/heads.tsx";
import { Page, Row, Stack } from "../../../../ui/layout/layout.tsx";
import { Text } from "../../../../ui/layout/text.tsx";
import { Breadcrumbs } from "../../../../ui/navigation/breadcrumbs.tsx";
import { getViewer } from "../../../identity/portal/accounts.calls.ts";
import { downloadPath } from "../export-path.ts";
import { deleteAccount } from "../my-account.calls.ts";
import type { Route } from "./+types/delete.route";
import styles from "./delete.module.css";

/** The account stands as it did, and why. */
interface NotDeleted {
  message: string;
  /** True when it is the password that has to be mended. */
  isPassword: boolean;
}

/** What a browser keeps of a person, drafts and waiting files, goes as well. */
const forgetting = { headers: { "clear-site-data": '"storage"' } };

/** Erases the account and leads to the page that says so. */
async function act({ api, form, language, url }: PageAction<unknown>): Promise<NotDeleted> {
  const password = formText(form, "password");
  const sent = await api.send(deleteAccount, { body: { password, OTPCode: undefined, lang: language } });
  if (sent.status === "accepted") throw redirectDocument("/account/deleted", forgetting);
  if (sent.http === 401) need(sent, url);
  const passwordError = sent.errors.find(({ path }) => path === "password")?.message;
  return {
    message: passwordError ?? sent.message,
    isPassword: passwordError !== undefined || sent.code === "wrong-password",
  };
}

async function load({ api, url, isSignedIn }: PageRequest<unknown>) {
  if (!isSignedIn) throw signInFirst(url);
  return { email: need(await api.send(getViewer, { query: {} }), url).data.userName };
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const action = actOnServer(act, smallBody);
export const clientAction = actInBrowser(act);
export const handle = { needs: "account.delete", hydrate: "eager" };

export function meta() {
  return [{ title: pageTitle(m.my_account_delete()) }, { name: "robots", content: "noindex" }];
}

/** The list of deleted and kept data, and then the password: nothing here can be undone. */
export default function Delete({ loaderData: { email }, actionData }: Route.ComponentProps) {
  return (
    <Page>
      <Breadcrumbs
        label={m.my_account_crumbs()}
        trail={[{ text: m.my_account_title(), to: "/account/my-account" }]}
        current={m.my_account_delete()}
      />
      <PageHead title={m.my_account_delete()} lead={m.my_account_delete_lead({ email })} />
      <Stack gap={24} className={styles.narrow}>
        <WhatGoes />
        <DeleteForm refused={actionData} />
      </Stack>
    </Page>
  );
}

/** The password, and the irreversible button. A whole page load: what the browser stores goes with it. */
function DeleteForm({ refused }: { readonly refused: NotDeleted | undefined }) {
  const [isSent, setSent] = useState(false);
  const sendOnce = (event: SubmitEvent) => {
    if (isSent) event.preventDefault();
    setSent(true);
  };
  return (
    <Card as="section">
      <Stack gap={24}>
        <Text as="h2" look="h3">
          {m.my_account_confirm()}
        </Text>
        {refused && <Refused refused={refused} />}
        <Form method="post" reloadDocument onSubmit={sendOnce}>
          <Fields>
            <PasswordField
              id="password"
              name="password"
              label={m.my_account_password()}
              hint={m.my_account_password_hint()}
              showLabel={m.accounts_password_show()}
              hideLabel={m.accounts_password_hide()}
              autoComplete="current-password"
              error={refused?.isPassword ? refused.message : undefined}
            />
            <Row>
              <Button type="submit" kind="danger" busy={isSent}>
                {isSent ? m.my_account_deleting() : m.my_account_delete_for_good()}
              </Button>
              <ButtonLink to="/account/my-account" kind="secondary">
                {m.my_account_keep()}
              </ButtonLink>
            </Row>
          </Fields>
        </Form>
      </Stack>
    </Card>
  );
}

function Refused({ refused: { isPassword, message } }: { readonly refused: NotDeleted }) {
  if (isPassword) return <ErrorSummary title={m.my_account_not_deleted()} errors={[{ id: "password", message }]} />;
  return (
    <Notice tone="danger" announce="alert">
      <strong>{m.my_account_not_deleted()}</strong>
      <br />
      {message}
    </Notice>
  );
}

/** A clear account of what is erased and of what stays. */
function WhatGoes() {
  return (
    <>
      <Card as="section">
        <Stack>
          <Text as="h2" look="h3">
            {m.my_account_goes()}
          </Text>
          <Points
            icon="trash"
            tone="danger"
            points={[
              m.my_account_goes_account(),
              m.my_account_goes_resume(),
              m.my_account_goes_open(),
              m.my_account_goes_rest(),
            ]}
          />
        </Stack>
      </Card>
      <Card as="section">
        <Stack>
          <Text as="h2" look="h3">
            {m.my_account_stays()}
          </Text>
          <Points
            icon="eye-off"
            tone="stays"
            points={[
              m.my_account_stays_applications(),
              m.my_account_stays_surveys(),
              m.my_account_stays_sent(),
              m.my_account_stays_backup(),
            ]}
          />
          <p>
            {m.my_account_before()}{" "}
            <Link to={downloadPath("/account/my-account/delete")} reloadDocument>
              {m.my_account_before_link()}
            </Link>
          </p>
        </Stack>
      </Card>
    </>
  );
}

interface PointsProps {
  readonly icon: IconName;
  readonly tone: "danger" | "stays";
  readonly points: readonly string[];
}

function Points({ icon, tone, points }: PointsProps) {
  return (
    <ul className={styles.list} data-tone={tone}>
      {points.map((point) => (
        <li key={point}>
          <Icon name={icon} />
          <span>{point}</span>
        </li>
      ))}
    </ul>
  );
}
