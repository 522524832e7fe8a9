import { redirectDocument } from "react-router";
import type { Sent } from "../../../../contract/client.ts";
import { formText } from "../../../../contract/field-values.ts";
import type { PageAction, PageRequest } from "../../../../contract/page.ts";
import { needed } from "../../../desk-base/desk-page.ts";
import { codeForm } from "../../../identity/desk/account.schema.ts";
import { checkForm } from "../../../identity/desk/check-form.ts";
import type { Refused } from "../../../identity/desk/refusal.tsx";
import {
  addSecondStep,
  changeMe,
  type DeskSession,
  endOtherSessionsCall,
  endSessionOfMine,
  getMe,
  getSecondSteps,
  getSessions,
  type Me,
  removeSecondStepCall,
  type SecondStepsAnswer,
} from "./me.calls.ts";
import { settingsForm } from "./me.schema.ts";

export interface MeData {
  me: Me;
  steps: SecondStepsAnswer;
  sessions: DeskSession[];
}

/** Who one is, what one may show, where one is signed in. */
export async function load({ api }: PageRequest<unknown>): Promise<MeData> {
  const [me, steps, sessions] = await Promise.all([
    api.send(getMe, {}),
    api.send(getSecondSteps, {}),
    api.send(getSessions, {}),
  ]);
  return { me: needed(me), steps: needed(steps), sessions: needed(sessions).data };
}

/** Which of the page's buttons was pressed: the value of each form's `do`. */
export const deeds = ["settings", "app", "app-code", "remove", "codes", "end", "end-others"] as const;
export type Deed = (typeof deeds)[number];

/** What an app is to learn. */
export interface Enrolment {
  secretKey: string;
  otpauthUrl: string;
}

/** The result of an action. */
export type MeOutcome =
  | { deed: Deed; status: "refused"; refused: Refused; enrolment?: Enrolment }
  | { deed: Deed; status: "done" }
  | { deed: "app"; status: "enrol"; enrolment: Enrolment }
  | { deed: "app-code" | "codes"; status: "codes"; recoveryCodes: string[] };

type Page = PageAction<unknown>;

/** Does what the pressed button says. */
export async function act(page: Page): Promise<MeOutcome> {
  const { api, form } = page;
  const deed = deeds.find((each) => each === form.get("do")) ?? "settings";
  const toOutcome = (sent: Sent<unknown>): MeOutcome =>
    sent.status === "accepted" ? { deed, status: "done" } : { deed, status: "refused", refused: sent };
  switch (deed) {
    case "settings":
      return keepSettings(page);
    case "app":
    case "app-code":
    case "codes":
      return addStep(page, deed);
    case "remove":
      return toOutcome(await api.send(removeSecondStepCall, { path: { step: stepIn(form) } }));
    case "end":
      return toOutcome(await api.send(endSessionOfMine, { path: { id: Number(formText(form, "session")) } }));
    case "end-others":
      return toOutcome(await api.send(endOtherSessionsCall, {}));
  }
}

async function keepSettings({ api, form, language }: Page): Promise<MeOutcome> {
  const deed = "settings";
  const checked = checkForm(form, settingsForm, language);
  if (checked.status === "refused") return { deed, status: "refused", refused: checked };
  const chosen = { keysOff: form.get("keys") === null, morningMail: form.get("morning") !== null };
  const sent = await api.send(changeMe, { body: { ...checked.values, ...chosen } });
  if (sent.status === "refused") return { deed, status: "refused", refused: sent };
  if (sent.answer.language !== language) throw redirectDocument("/staff/me");
  return { deed, status: "done" };
}

async function addStep({ api, form, language }: Page, deed: "app" | "app-code" | "codes"): Promise<MeOutcome> {
  const enrolment = { secretKey: formText(form, "secretKey"), otpauthUrl: formText(form, "otpauthUrl") };
  const shownAgain = deed === "app-code" ? { enrolment } : {};
  const checked = deed === "app-code" ? checkForm(form, codeForm, language) : null;
  if (checked?.status === "refused") return { deed, status: "refused", refused: checked, ...shownAgain };
  const kind = deed === "codes" ? "recovery-codes" : "app";
  const sent = await api.send(addSecondStep, { body: { kind, code: checked?.values.code } });
  if (sent.status === "refused") return { deed, status: "refused", refused: sent, ...shownAgain };
  const { answer } = sent;
  if (answer.next === "enrol") return { deed: "app", status: "enrol", enrolment: answer };
  return { deed: deed === "codes" ? deed : "app-code", status: "codes", recoveryCodes: answer.recoveryCodes };
}

/** The app, or a passkey's id. */
function stepIn(form: FormData): "app" | number {
  const step = formText(form, "step");
  return step === "app" ? step : Number(step);
}
