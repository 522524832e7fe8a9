import { m } from "#messages";
import { smallBody } from "../../../contract/body-limits.ts";
import {
  actInBrowser,
  actOnServer,
  inBrowser,
  need,
  onServer,
  type PageRequest,
  signInFirst,
} from "../../../contract/page.ts";
import { pageTitle } from "../../../contract/page-meta.ts";
import { PageHead } from "../../../ui/layout/heads.tsx";
import { Page, Stack } from "../../../ui/layout/layout.tsx";
import { Breadcrumbs } from "../../../ui/navigation/breadcrumbs.tsx";
import { getViewer } from "../../account/accounts.calls.ts";
import type { Route } from "./+types/delete.route";
import { act } from "./act-on-delete.ts";
import styles from "./delete.module.css";
import { DeleteForm } from "./delete-form.tsx";
import { WhatGoes } from "./what-goes.tsx";

async function load({ api, url, isSignedIn }: PageRequest<unknown>) {
  if (!isSignedIn) throw signInFirst(url);
  return { email: need(await api.send(getViewer, {}), url).data.userName };
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const action = actOnServer(act, smallBody);
export const clientAction = actInBrowser(act);
export const handle = { needs: "account.delete", hydrate: "eager" };

export function meta() {
  return [{ title: pageTitle(m.my_account_delete()) }, { name: "robots", content: "noindex" }];
}

/** What goes and what stays, and then the password: nothing here can be undone. */
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
