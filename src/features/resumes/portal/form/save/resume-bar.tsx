import { m } from "#messages";
import { Button } from "../../../../../ui/actions/button.tsx";
import { SaveBar } from "../../../../../ui/forms/save-bar.tsx";
import { useOnline } from "../../../../../ui/hydrated.ts";
import type { DraftState } from "../../../../drafts/portal/keep/keeper.ts";
import { draftWords } from "./draft-words.ts";

interface ResumeBarProps {
  /** "Simpan resume" */
  readonly label: string;
  readonly draft: DraftState<unknown>;
  /** What a draft is called that the server has: beside a resume that is stored already it is no part of it yet. */
  readonly draftSaved?: (words: { time: string }) => string;
  /** Parts of the form that still lack something. */
  readonly lacking: number;
  readonly busy: boolean;
  readonly onPress: () => void;
}

const noteId = "resume-lacking";

/** The sticky bar: what became of the draft, what is missing, the button (§2, §4). It can be pressed always and then says what lacks. */
export function ResumeBar({ label, draft, draftSaved, lacking, busy, onPress }: ResumeBarProps) {
  const { icon, text } = draftWords(draft, useOnline(), draftSaved);
  const note = lacking === 0 ? m.resumes_form_all_complete() : m.resumes_form_lacking({ count: lacking });
  return (
    <SaveBar label={label} icon={icon} state={text} note={<strong id={noteId}>{note}</strong>}>
      <Button busy={busy} aria-disabled={lacking > 0 || undefined} aria-describedby={noteId} onClick={onPress}>
        {label}
      </Button>
    </SaveBar>
  );
}
