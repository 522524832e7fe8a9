import { m } from "#messages";
import { smallBody } from "../../../../contract/body-limits.ts";
import { actInBrowser, actOnServer, inBrowser, onServer, type PageRequest } from "../../../../contract/page.ts";
import { pageMeta } from "../../../../contract/page-meta.ts";
import { PageHead } from "../../../../ui/layout/heads.tsx";
import { Page, Split, Stack } from "../../../../ui/layout/layout.tsx";
import { Breadcrumbs } from "../../../../ui/navigation/breadcrumbs.tsx";
import { letterCheckPath } from "../letter-path.ts";
import type { Route } from "./+types/check.route";
import { act } from "./act-on-check.ts";
import { CheckForm } from "./check-form.tsx";
import { Never } from "./never.tsx";
import { Verdict } from "./verdict.tsx";

/** A letter's number may come along from the letter itself; it fills the field in and asks nothing yet. */
async function load({ url }: PageRequest<unknown>) {
  return { letter: (url.searchParams.get("code") ?? "").slice(0, 40), canonicalPath: letterCheckPath };
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const action = actOnServer(act, smallBody);
export const clientAction = actInBrowser(act);
export const handle = { needs: "letter.check", hydrate: "eager" };

export function meta() {
  return pageMeta(m.letters_crumb(), m.letters_lead());
}

/** "Is this letter real?", for anybody who holds one. */
export default function Check({ loaderData, actionData }: Route.ComponentProps) {
  const trail = [
    { text: m.letters_home(), to: "/" },
    { text: m.letters_help(), to: "/pusat-bantuan" },
  ];
  return (
    <Page>
      <Breadcrumbs label={m.letters_crumbs()} trail={trail} current={m.letters_crumb()} />
      <PageHead title={m.letters_title()} lead={m.letters_lead()} />
      <Split gap={48}>
        <Stack gap={32}>
          {actionData?.status === "checked" ? (
            <Verdict checked={actionData} />
          ) : (
            <CheckForm letter={actionData?.letter ?? loaderData.letter} refused={actionData} />
          )}
        </Stack>
        <Never />
      </Split>
    </Page>
  );
}
