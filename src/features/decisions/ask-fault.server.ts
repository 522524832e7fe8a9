import type { Tx } from "../../platform/database/database.ts";
import type { Act } from "../applications/act/act.schema.ts";
import { extendedFormCode } from "../applications/act/asked-form.ts";
import { formRequests } from "../extended-forms/give/form-requests.server.ts";
import { starForms } from "../interviews/star-forms.server.ts";

/** Why a form is not asked for; a code of recruiting §7. */
export type AskFault = "form-unknown" | "already-asked";

/** Whether an act asks for a form that there is not, or a second time; null for every other act. */
export async function askFault(tx: Tx, applicationId: number, act: Act): Promise<AskFault | null> {
  if (act.kind !== "ask") return null;
  const { phaseId, formCode: code } = act;
  if (code === extendedFormCode) return (await formRequests.of(tx, applicationId)) === null ? null : "already-asked";
  if (!(await starForms.has(tx, code))) return "form-unknown";
  return (await starForms.isAsked(tx, { applicationId, phaseId, code })) ? "already-asked" : null;
}
