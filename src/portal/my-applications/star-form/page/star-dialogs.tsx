import { m } from "#messages";
import { Button } from "../../../../ui/actions/button.tsx";
import { Dialog } from "../../../../ui/overlay/dialog.tsx";
import { FailureDialog } from "../../../resume/form/save/failure-dialog.tsx";
import { type Difference, VersionsDialog } from "../../../resume/form/save/versions-dialog.tsx";
import { fieldOf, type Question, type StarValues } from "./star-values.ts";
import type { StarInHand } from "./use-star.ts";

interface StarDialogsProps {
  readonly inHand: StarInHand;
  readonly questions: readonly Question[];
}

/** What the page asks and tells: sending for good, a failure, two versions. */
export function StarDialogs({ inHand, questions }: StarDialogsProps) {
  const { sending, draft } = inHand;
  const { step } = sending;
  const isBusy = step.status === "sending";
  const differences = draft.both && differencesOf(questions, draft.both.mine, draft.both.theirs.values);
  return (
    <>
      <Dialog
        open={step.status === "asking" || isBusy}
        onClose={sending.close}
        title={m.interviews_star_ask_title()}
        actions={
          <>
            <Button kind="secondary" onClick={sending.close}>
              {m.interviews_star_ask_back()}
            </Button>
            <Button busy={isBusy} onClick={sending.send}>
              {isBusy ? m.interviews_star_sending() : m.interviews_star_send()}
            </Button>
          </>
        }
      >
        <p>{m.interviews_star_ask_text()}</p>
      </Dialog>
      {step.status === "failed" && (
        <FailureDialog
          title={m.interviews_star_failed()}
          reason={step.isChanged ? m.interviews_star_changed() : step.message}
          onClose={sending.close}
          onAgain={step.isChanged ? undefined : sending.send}
        />
      )}
      <VersionsDialog
        differences={differences}
        text={m.interviews_star_versions()}
        onKeepMine={draft.keepMine}
        onTakeTheirs={draft.takeTheirs}
      />
    </>
  );
}

function differencesOf(questions: readonly Question[], mine: StarValues, theirs: StarValues): Difference[] {
  return questions.flatMap(({ id, question, details }) =>
    details.flatMap((detail) => {
      const [here, there] = [mine, theirs].map((values) => values[fieldOf(id, detail.id)] ?? "");
      const text = (words: string | undefined) => words || m.interviews_star_state_empty();
      if (here === there) return [];
      return { title: `${question}: ${detail.label}`, mine: text(here), theirs: text(there) };
    }),
  );
}
