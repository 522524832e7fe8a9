import { endReasonById } from "../../domain/acts/acts.server.ts";
import type { Act, BothLanguages } from "../../domain/applications/applications.ts";
import { wireMoment } from "../../i18n/calendar.ts";
import type { Db } from "../../platform/database/database.ts";
import type { ActInput } from "./acts.schema.ts";

type Said = { id?: string | undefined; en?: string | undefined } | undefined;

/** What is said in one language stands for both. */
function both(said: Said): BothLanguages | null {
  if (said === undefined) return null;
  const { id = said.en ?? "", en = said.id ?? "" } = said;
  return { id, en };
}

/** The act that a body means; null where it names a reason that there is not, or no more. */
export async function actOf(db: Db, body: ActInput): Promise<Act | null> {
  switch (body.kind) {
    case "end": {
      const reason = await endReasonById(db, body.reasonId);
      if (reason === undefined || reason.isRetired) return null;
      return { kind: "end", reasonId: reason.id, words: both(body.words) ?? reason.words };
    }
    case "move":
      return { kind: "move", phaseId: body.phaseId, nextStep: both(body.nextStep), dueOn: body.dueOn ?? null };
    case "move-back":
      return { kind: "move-back", phaseId: body.phaseId, words: both(body.words) };
    case "invite": {
      const { phaseId, place, at, dueOn = null, nextStep } = body;
      const when = at === undefined ? null : wireMoment(new Date(at));
      return { kind: "invite", phaseId, place, at: when, dueOn, nextStep: both(nextStep) };
    }
    case "ask":
      return { kind: "ask", phaseId: body.phaseId, formCode: body.formCode, dueOn: body.dueOn ?? null };
    default:
      return { kind: body.kind, words: both(body.words) };
  }
}
