import { m } from "#messages";
import { smallBody } from "../../../contract/body-limits.ts";
import { actInBrowser, actOnServer, inBrowser, onServer } from "../../../contract/page.ts";
import { pageMeta } from "../../../contract/page-meta.ts";
import { ButtonLink } from "../../../ui/actions/button-link.tsx";
import { StateScreen } from "../../../ui/feedback/state-screen.tsx";
import { useOutcomeFocus } from "../../../ui/forms/use-outcome-focus.ts";
import { Gate } from "../../../ui/layout/gate.tsx";
import { Row } from "../../../ui/layout/layout.tsx";
import type { Route } from "./+types/two-step.route";
import { act, load } from "./act-on-two-step.ts";
import { Match } from "./match.tsx";
import { SavedCodes } from "./saved-codes.tsx";
import { Scan } from "./scan.tsx";
import { TurnOff } from "./turn-off.tsx";

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const action = actOnServer(act, smallBody);
export const clientAction = actInBrowser(act);
export const handle = { needs: "second-step.change", hydrate: "eager" };

export function meta() {
  return [...pageMeta(m.accounts_two_step_title()), { name: "robots", content: "noindex" }];
}

/** R39: three steps that turn two-step sign-in on; where it is on, the ways to turn it off (A9). */
export default function TwoStep({ loaderData, actionData }: Route.ComponentProps) {
  const stays = ["refused", "renewal-refused", "mailed"];
  const isRefused = actionData !== undefined && stays.includes(actionData.status);
  useOutcomeFocus(isRefused ? false : (actionData?.status ?? (loaderData.status === "match" && loaderData.status)));
  return (
    <Gate broad say={<Reason />}>
      {screenFor(loaderData, actionData)}
    </Gate>
  );
}

function screenFor(data: Route.ComponentProps["loaderData"], acted: Route.ComponentProps["actionData"]) {
  if (acted?.status === "activated") return <SavedCodes codes={acted.recoveryCodes} userName={data.userName} />;
  if (acted?.status === "renewed") {
    return <SavedCodes codes={acted.recoveryCodes} userName={data.userName} isRenewed />;
  }
  if (acted?.status === "later") return <Later />;
  if (acted?.status === "deactivated") return <Off />;
  const refused = acted?.status === "refused" ? acted : undefined;
  switch (data.status) {
    case "on": {
      // The answer of a press is there before the page's data: the field must not change under who types.
      const isMailed = acted?.status === "mailed";
      const renewal = acted?.status === "renewal-refused" ? acted : undefined;
      const kind = isMailed ? "mailed" : data.kind;
      return <TurnOff {...data} {...{ kind, refused, renewal, isMailed }} />;
    }
    case "scan":
      return <Scan {...data} />;
    case "match":
      return <Match refused={refused} />;
  }
}

function Off() {
  return (
    <StateScreen
      level={1}
      icon="lock"
      tone="warm"
      title={m.accounts_two_step_is_off()}
      text={m.accounts_two_step_is_off_text()}
    >
      <Row>
        <ButtonLink to="/">{m.accounts_to_home()}</ButtonLink>
        <ButtonLink kind="quiet" to="/mfa?step=1">
          {m.accounts_two_step_again()}
        </ButtonLink>
      </Row>
    </StateScreen>
  );
}

function Later() {
  return (
    <StateScreen level={1} icon="bell" title={m.accounts_offer_later_title()} text={m.accounts_offer_later_text()}>
      <ButtonLink to="/">{m.accounts_offer_understood()}</ButtonLink>
    </StateScreen>
  );
}

function Reason() {
  return (
    <>
      <h2>{m.accounts_two_step_say_title()}</h2>
      <p>{m.accounts_two_step_say()}</p>
    </>
  );
}
