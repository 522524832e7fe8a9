import { Form, redirectDocument } from "react-router";
import { m } from "#messages";
import { smallBody } from "../../../contract/body-limits.ts";
import { actInDesk, actOnServer, inDesk, onServer, type PageAction, type PageRequest } from "../../../contract/page.ts";
import { pageMeta } from "../../../contract/page-meta.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Gate } from "../../../ui/layout/gate.tsx";
import { Stack } from "../../../ui/layout/layout.tsx";
import { needed } from "../../desk-base/desk-page.ts";
import type { Route } from "./+types/sample-link.route";
import { DeskSays } from "./form-step.tsx";
import { getSampleLink, useSampleLink as signInBySampleLink } from "./sample.calls.ts";

interface Params {
  token: string;
}

async function load({ api, params }: PageRequest<Params>): Promise<{ name: string }> {
  return needed(await api.send(getSampleLink, { path: { token: params.token } }));
}

/** A press, so that nothing that only looks at links uses one up. */
async function act({ api, params }: PageAction<Params>): Promise<never> {
  needed(await api.send(signInBySampleLink, { path: { token: params.token } }));
  throw redirectDocument("/staff");
}

export const loader = onServer(load);
export const clientLoader = inDesk(load);
export const action = actOnServer(act, smallBody);
export const clientAction = actInDesk(act);
export const handle = { needs: "desk.enter", hydrate: "none" };

export function meta() {
  return pageMeta(m.desk_account_sample_title());
}

/** Becoming a member of the sample content, on this machine alone. */
export default function SampleLink({ loaderData }: Route.ComponentProps) {
  return (
    <Gate say={<DeskSays />}>
      <Stack gap={16}>
        <h1>{m.desk_account_sample_title()}</h1>
        <Form method="post">
          <Button type="submit">{m.desk_account_sample_button({ name: loaderData.name })}</Button>
        </Form>
      </Stack>
    </Gate>
  );
}
