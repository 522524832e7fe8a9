import { m } from "#messages";
import { smallBody } from "../../../contract/body-limits.ts";
import { actInBrowser, actOnServer, inBrowser, onServer } from "../../../contract/page.ts";
import { pageTitle } from "../../../contract/page-meta.ts";
import { Card } from "../../../ui/display/card.tsx";
import { useOutcomeFocus } from "../../../ui/forms/use-outcome-focus.ts";
import { Gate } from "../../../ui/layout/gate.tsx";
import { Stack } from "../../../ui/layout/layout.tsx";
import { Text } from "../../../ui/layout/text.tsx";
import type { Route } from "./+types/keep.route";
import { act } from "./act-on-keep.ts";
import { GuestForm } from "./guest-form.tsx";
import { KeptScreen } from "./kept-screen.tsx";
import { load } from "./load-keep.ts";
import { OwnForm } from "./own-form.tsx";
import { SearchWords } from "./search-words.tsx";

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const action = actOnServer(act, smallBody);
export const clientAction = actInBrowser(act);
export const handle = { needs: "alert.keep", hydrate: "eager" };

export function meta() {
  return [{ title: pageTitle(m.alerts_keep_title()) }, { name: "robots", content: "noindex" }];
}

/** Keeps a search of the list as it stands (suggestions §2). */
export default function Keep({ loaderData, actionData }: Route.ComponentProps) {
  const isDone = actionData !== undefined && actionData.status !== "refused";
  useOutcomeFocus(isDone);
  const refused = actionData?.status === "refused" ? actionData : undefined;
  return (
    <Gate say={<Advice />}>
      {isDone ? (
        <KeptScreen outcome={actionData} list={loaderData.list} />
      ) : (
        <>
          <Stack gap={8}>
            <h1 tabIndex={-1}>{m.alerts_keep_title()}</h1>
            <Text tone="muted">{m.alerts_keep_lead()}</Text>
          </Stack>
          <SearchWords data={loaderData} />
          <Card>{loaderData.isSignedIn ? <OwnForm refused={refused} /> : <GuestForm refused={refused} />}</Card>
        </>
      )}
    </Gate>
  );
}

function Advice() {
  return (
    <>
      <h2>{m.alerts_say_title()}</h2>
      <p>{m.alerts_say()}</p>
    </>
  );
}
