import type { Tx } from "../../platform/database/database.ts";
import { transactIf } from "../../platform/database/transact-if.ts";
import type { Platform } from "../../platform/platform.ts";
import { changeApplication, mayChange } from "../applications/change/change-application.server.ts";
import { lockOwnApplication } from "../applications/change/lock-application.server.ts";
import { keepPerson } from "../identity/personal-data.queries.server.ts";
import { applicantPrincipal } from "../identity/principal.ts";
import { findForm, submittedForms } from "./extended-forms.queries.server.ts";
import { withPhoto } from "./form.ts";
import { type FormCopy, lockRequest, writeAnswer } from "./form-request.queries.server.ts";

/** An applicant's answer to a company that asked for the extended form. */
export interface FormAnswer {
  applicantId: number;
  applicationId: number;
  gives: boolean;
}

export type FormGiven = { status: "answered" | "unknown" | "already-ended" | "already-given" | "form-missing" };

/** The form that was sent last, as it is now; the photo stays its owner's. Null where none was sent yet. */
async function formToGive(tx: Tx, applicantId: number): Promise<FormCopy | null> {
  const [newest] = await submittedForms(tx, applicantId);
  if (newest === undefined) return null;
  const { variant } = newest;
  return { variant, document: withPhoto((await findForm(tx, { applicantId, variant })).document, null) };
}

/**
 * Gives the company that asked a copy of the form, at this moment, or declines. The same twice counts once; who
 * declined may still give, and the answer is withdrawn with the application or the consent alone.
 */
export function giveForm({ database, clock }: Pick<Platform, "database" | "clock">, answer: FormAnswer) {
  const { applicantId, applicationId, gives } = answer;
  const isKept = ({ status }: FormGiven) => status === "answered";
  return transactIf<FormGiven>(database, isKept, async (tx) => {
    await keepPerson(tx, applicantId);
    const application = await lockOwnApplication(tx, applicantId, applicationId);
    const request = application && (await lockRequest(tx, applicationId));
    if (!application || !request) return { status: "unknown" };
    if (request.status === (gives ? "given" : "declined")) return { status: "answered" };
    const actor = applicantPrincipal(applicantId);
    if (!mayChange(application, "form-answered", actor)) return { status: "already-ended" };
    if (request.status === "given" || request.status === "removed") return { status: "already-given" };
    const answer = gives ? await formToGive(tx, applicantId) : null;
    if (gives && answer === null) return { status: "form-missing" };
    const now = clock();
    await writeAnswer(tx, applicationId, answer, now);
    const change = { kind: "form-answered", phaseId: request.phaseId, gives } as const;
    await changeApplication(tx, application, change, { actor, now, subscribers: [] });
    return { status: "answered" };
  });
}
