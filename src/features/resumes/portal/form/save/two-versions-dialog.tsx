import { m } from "#messages";
import { sections } from "../../../completeness.ts";
import { differingSections, sectionLines } from "../describe/section-text.ts";
import type { FormLists } from "../frame/form-lists.ts";
import { sectionTitle } from "../frame/section-words.ts";
import type { ResumeValues } from "../values/resume-values.schema.ts";
import { type Difference, VersionsDialog } from "./versions-dialog.tsx";

interface Versions {
  readonly mine: ResumeValues;
  readonly theirs: ResumeValues;
}

interface TwoVersionsDialogProps {
  /** What stands here, and what was saved elsewhere; null while there is nothing to decide. */
  readonly versions: Versions | null;
  readonly lists: FormLists;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Two states of one resume, section by section. */
export function TwoVersionsDialog({ versions, lists, ...choices }: TwoVersionsDialogProps) {
  const differences = versions && differencesOf(versions, lists);
  return <VersionsDialog {...choices} text={m.resumes_form_versions_text()} differences={differences} />;
}

function differencesOf({ mine, theirs }: Versions, lists: FormLists): Difference[] {
  return differingSections(sections, mine, theirs, lists).map((section) => {
    const text = (values: ResumeValues) =>
      sectionLines(section, values, lists).join("; ") || m.resumes_form_state_empty();
    return { title: sectionTitle(section), mine: text(mine), theirs: text(theirs) };
  });
}
