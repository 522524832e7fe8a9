import { useNavigate, useSubmit } from "react-router";
import { decidePath } from "../../acts/decide/decide-path.ts";
import { useUndo } from "../../acts/held/use-undo.ts";
import { type Bindings, useKeys } from "../../keys/use-keys.ts";
import { useViewer } from "../../shell/use-viewer.ts";
import { focusNote } from "./focus-note.ts";
import type { CandidateAnswer } from "./page.calls.ts";

/**
 * What keys do on a candidate's page (recruiting §8); of whom nobody is left nothing is decided.
 * @returns what came of taking back what was held
 */
export function useCandidateKeys({ row, previous, next }: CandidateAnswer, list: string): string {
  const navigate = useNavigate();
  const submit = useSubmit();
  const { undo, message } = useUndo();
  const mayDecide = useViewer().actions.includes("candidate.act") && row.who.kind !== "gone";
  const to = (id: number | null) => () => {
    if (id !== null) void navigate(`/staff/applications/${id}?list=${encodeURIComponent(list)}`);
  };
  const star = (stars: number) => () => void submit({ act: "stars", stars }, { method: "post" });
  const decide = (kind: "move" | "end" | "invite") => () => void navigate(decidePath(row.id, list, kind));
  const deciding: Bindings = { m: decide("move"), e: decide("end"), i: decide("invite"), u: () => undo(row.id) };
  useKeys({
    ...{ "[": to(previous), "]": to(next), "0": star(0), "1": star(1), "2": star(2), "3": star(3) },
    n: focusNote,
    ...(mayDecide && deciding),
  });
  return message;
}
