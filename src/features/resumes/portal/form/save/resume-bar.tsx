import { m } from "#messages";
import { jakartaDay } from "../../../../../i18n/calendar.ts";
import { dateText, timeText } from "../../../../../i18n/formats.ts";
import { Button } from "../../../../../ui/actions/button.tsx";
import { Notice } from "../../../../../ui/feedback/notice.tsx";
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

/** Says that what is shown is a draft, so that nobody takes it for saved. */
export function DraftNotice({ at, isNew }: { readonly at: Date | null; readonly isNew?: boolean }) {
  if (at === null || Number.isNaN(at.getTime())) return null;
  const date = `${dateText(jakartaDay(at))}, ${timeText(at)}`;
  return (
    <Notice icon="history">
      <p>{isNew ? m.resumes_form_draft_restored_new({ date }) : m.resumes_form_draft_restored({ date })}</p>
    </Notice>
  );
}
