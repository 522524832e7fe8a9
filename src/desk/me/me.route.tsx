import { m } from "#messages";
import { smallBody } from "../../contract/body-limits.ts";
import { actInDesk, actOnServer, inDesk, onServer } from "../../contract/page.ts";
import { pageMeta } from "../../contract/page-meta.ts";
import { WorkPage } from "../../ui/dense/work-page.tsx";
import type { Route } from "./+types/me.route";
import { act, load } from "./act-on-me.ts";
import { Devices } from "./devices.tsx";
import { OwnSettings } from "./own-settings.tsx";
import { SecondSteps } from "./second-steps.tsx";

export const loader = onServer(load);
export const clientLoader = inDesk(load);
export const action = actOnServer(act, smallBody);
export const clientAction = actInDesk(act);
export const handle = { needs: "desk.read", hydrate: "eager" };

export function meta() {
  return pageMeta(m.desk_me_title());
}

/** Oneself: name and language, second steps, devices. */
export default function Me({ loaderData: { me, steps, sessions }, actionData: outcome }: Route.ComponentProps) {
  return (
    <WorkPage title={m.desk_me_title()} sub={me.email}>
      <OwnSettings me={me} outcome={outcome} />
      <SecondSteps steps={steps} outcome={outcome} />
      <Devices sessions={sessions} outcome={outcome} />
    </WorkPage>
  );
}
