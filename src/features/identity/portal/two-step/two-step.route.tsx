import { useState } from "react";
import { m } from "#messages";
import { smallBody } from "../../../../contract/body-limits.ts";
import { actInBrowser, actOnServer, inBrowser, onServer } from "../../../../contract/page.ts";
import { pageMeta } from "../../../../contract/page-meta.ts";
import { site } from "../../../../contract/site.ts";
import { ButtonLink } from "../../../../ui/actions/button.tsx";
import { CopyButton } from "../../../../ui/actions/copy-button.tsx";
import { Card } from "../../../../ui/display/card.tsx";
import { CodeList } from "../../../../ui/display/code-list.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { StateScreen } from "../../../../ui/feedback/state-screen.tsx";
import { Checkbox } from "../../../../ui/fields/checkbox.tsx";
import { useOutcomeFocus } from "../../../../ui/forms/form.tsx";
import { useHydrated } from "../../../../ui/hydrated.ts";
import { Gate } from "../../../../ui/layout/gate.tsx";
import { Row, Stack } from "../../../../ui/layout/layout.tsx";
import { StepBar } from "../../../../ui/layout/step-bar.tsx";
import { Text } from "../../../../ui/layout/text.tsx";
import type { Route } from "./+types/two-step.route";
import { act, load } from "./act-on-two-step.ts";
import { CodeForm, type RefusedCode } from "./code-form.tsx";
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

/** Step 2: a code shows that the app has learnt the secret. */
function Match({ refused }: { readonly refused: RefusedCode | undefined }) {
  return (
    <>
      <StepBar step={2} of={3} label={m.accounts_two_step_2()} />
      <Stack gap={8}>
        <h1 tabIndex={-1}>{m.accounts_two_step_title()}</h1>
        <Text tone="muted">{m.accounts_two_step_match()}</Text>
      </Stack>
      <Card>
        <CodeForm
          kind="app"
          refused={refused}
          action="/mfa?step=3"
          button={{ label: m.accounts_two_step_check(), busy: m.accounts_two_step_checking() }}
        >
          <ButtonLink kind="quiet" to="/mfa?step=1">
            {m.accounts_two_step_back()}
          </ButtonLink>
        </CodeForm>
      </Card>
    </>
  );
}

interface SavedCodesProps {
  readonly codes: readonly string[];
  readonly userName: string;
  /** They take the place of former ones: two-step sign-in was on before. */
  readonly isRenewed?: boolean;
}

/** Step 3, or new ones later: the recovery codes, shown this once, to be kept. */
function SavedCodes({ codes, userName, isRenewed = false }: SavedCodesProps) {
  const [isSaved, setSaved] = useState(false);
  const hydrated = useHydrated();
  const text = [m.accounts_two_step_file_head({ site: site.name, userName }), "", ...codes, ""].join("\n");
  return (
    <>
      {!isRenewed && <StepBar step={3} of={3} label={m.accounts_two_step_3()} />}
      <h1 tabIndex={-1}>{m.accounts_two_step_title()}</h1>
      <Card>
        <Stack gap={20}>
          <Notice tone="success" announce="status">
            <strong>{isRenewed ? m.accounts_renewed() : m.accounts_two_step_is_on()}</strong>
            <p>{isRenewed ? m.accounts_renewed_text() : m.accounts_two_step_others_out()}</p>
          </Notice>
          <p>{m.accounts_two_step_codes()}</p>
          <CodeList codes={codes} />
          <Row>
            <ButtonLink
              to={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
              download={m.accounts_two_step_file()}
              icon="download"
            >
              {m.accounts_two_step_download()}
            </ButtonLink>
            <CopyButton
              kind="secondary"
              text={codes.join("\n")}
              label={m.accounts_two_step_copy_all()}
              done={m.accounts_copied()}
            />
          </Row>
          <Checkbox
            name="saved"
            label={m.accounts_two_step_saved()}
            checked={isSaved}
            onChange={(event) => setSaved(event.target.checked)}
            hidden={!hydrated}
          />
          {(isSaved || !hydrated) && (
            <ButtonLink kind="secondary" to="/">
              {m.accounts_two_step_finish()}
            </ButtonLink>
          )}
        </Stack>
      </Card>
    </>
  );
}
