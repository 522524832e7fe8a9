import { m } from "#messages";
import { counted } from "../../../../i18n/formats.ts";
import { Button } from "../../../../ui/actions/button.tsx";
import { SaveBar } from "../../../../ui/forms/save-bar.tsx";
import { useOnline } from "../../../../ui/online.ts";
import { draftWords } from "../../../resume/form/save/draft-words.ts";
import type { StarInHand } from "./use-star.ts";

const noteId = "star-lacking";

/** The sticky bar: what became of the draft, what is missing, the button. It can be pressed always and then says what lacks. */
export function StarBar({ inHand }: { readonly inHand: StarInHand }) {
  const { draft, lacking, sending, press } = inHand;
  const { icon, text } = draftWords(draft.state, useOnline());
  const isBusy = sending.step.status === "sending";
  const note = lacking === 0 ? m.interviews_star_complete() : m.interviews_star_lacking(counted(lacking));
  return (
    <SaveBar label={m.interviews_star_send()} icon={icon} state={text} note={<strong id={noteId}>{note}</strong>}>
      <Button busy={isBusy} aria-disabled={lacking > 0 || undefined} aria-describedby={noteId} onClick={press}>
        {isBusy ? m.interviews_star_sending() : m.interviews_star_send()}
      </Button>
    </SaveBar>
  );
}
