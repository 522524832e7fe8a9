import type { PageAction } from "../../../../contract/page.ts";
import { getId } from "../../../../contract/page-meta.ts";
import { undoActCall } from "../../../decisions/desk/acts.calls.ts";
import { actOnDecision, type DecideOutcome, decideAct } from "../../../decisions/desk/decide/act-on-decide.ts";
import { actOnNote, isNoteAct, type NoteOutcome } from "../../../notes/desk/act-on-note.ts";
import { type AskOutcome, actOnAsk, askAct } from "../../../scorecards/desk/panel/act-on-ask.ts";
import { revealCall, shareCall, starsCall, unshareCall } from "./page.calls.ts";

/** The result of an act; a message where it was refused. */
export interface ActOutcome {
  act: string;
  message: string | null;
  /** The result of a form of the notes. */
  note?: NoteOutcome;
  /** The result of a form of the panel to decide. */
  decision?: DecideOutcome;
  /** The result of requesting scorecards. */
  ask?: AskOutcome;
}

/** Taking back what is held. */
export const undoAct = "undo";

/** Stars, sharing, uncovering, notes, asking for scorecards: what the page's forms do. */
export async function actOnCandidate(action: PageAction<{ id: string }>): Promise<ActOutcome> {
  const { api, form, params } = action;
  const path = { id: getId(params.id) };
  const act = form.get("intent") === undoAct ? undoAct : String(form.get("act") ?? "");
  if (isNoteAct(act)) return { act, message: null, note: await actOnNote(act, action) };
  if (act === decideAct) return { act, message: null, decision: await actOnDecision(action) };
  if (act === askAct) return { act, message: null, ask: await actOnAsk(action) };
  const send = () => {
    switch (act) {
      case "stars":
        return api.send(starsCall, { path, body: { stars: Number(form.get("stars")) } });
      case "share":
        return api.send(shareCall, { path, body: { withCv: form.get("withCv") === "on" } });
      case undoAct:
        return api.send(undoActCall, { path });
      case "unshare":
        return api.send(unshareCall, { path });
      default:
        return api.send(revealCall, { path, body: { reason: String(form.get("reason") ?? "") } });
    }
  };
  const sent = await send();
  return { act, message: sent.status === "accepted" ? null : (sent.errors[0]?.message ?? sent.message) };
}
