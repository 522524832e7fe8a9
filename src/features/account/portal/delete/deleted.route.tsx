import { redirect } from "react-router";
import { m } from "#messages";
import { inBrowser, onServer, type PageRequest } from "../../../../contract/page.ts";
import { pageTitle } from "../../../../contract/page-meta.ts";
import { ButtonLink } from "../../../../ui/actions/button.tsx";
import { StateScreen } from "../../../../ui/feedback/state-screen.tsx";
import { Page } from "../../../../ui/layout/layout.tsx";

/** Someone whose account is still there is led to it. */
async function load({ isSignedIn }: PageRequest<unknown>): Promise<null> {
  if (isSignedIn) throw redirect("/account/my-account");
  return null;
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const handle = { needs: "content.read", hydrate: "deferred" };

export function meta() {
  return [{ title: pageTitle(m.my_account_deleted()) }, { name: "robots", content: "noindex" }];
}

/** Says that the account is gone; no mail does, for it would keep the address (decision 7). */
export default function Deleted() {
  return (
    <Page>
      <StateScreen
        level={1}
        icon="circle-check"
        tone="success"
        title={m.my_account_deleted()}
        text={m.my_account_deleted_text()}
      >
        <ButtonLink to="/">{m.my_account_home()}</ButtonLink>
      </StateScreen>
    </Page>
  );
}
