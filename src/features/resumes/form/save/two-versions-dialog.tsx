import { m } from "#messages";
import { Button } from "../../../../ui/actions/button.tsx";
import { PairList } from "../../../../ui/display/pair-list.tsx";
import { Stack } from "../../../../ui/layout/layout.tsx";
import { Text } from "../../../../ui/layout/text.tsx";
import { Dialog } from "../../../../ui/overlay/dialog.tsx";
import { type Section, sections } from "../../completeness.ts";
import { differingSections, sectionLines } from "../describe/section-text.ts";
import type { FormLists } from "../frame/form-lists.ts";
import { sectionTitle } from "../frame/section-words.ts";
import type { ResumeValues } from "../values/resume-values.schema.ts";

interface TwoVersionsDialogProps {
  /** What stands here, and what was saved elsewhere; null while there is nothing to decide. */
  readonly versions: { readonly mine: ResumeValues; readonly theirs: ResumeValues } | null;
  readonly lists: FormLists;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Two states of one resume, side by side: the person decides which goes on (promise 16). */
export function TwoVersionsDialog({ versions, lists, onKeepMine, onTakeTheirs }: TwoVersionsDialogProps) {
  return (
    <Dialog
      open={versions !== null}
      onClose={onKeepMine}
      broad
      title={m.resumes_form_versions_title()}
      actions={
        <>
          <Button kind="secondary" onClick={onTakeTheirs}>
            {m.resumes_form_versions_take()}
          </Button>
          <Button onClick={onKeepMine}>{m.resumes_form_versions_keep()}</Button>
        </>
      }
    >
      <p>{m.resumes_form_versions_text()}</p>
      {versions !== null && (
        <Stack gap={20}>
          {differingSections(sections, versions.mine, versions.theirs, lists).map((section) => (
            <Difference key={section} section={section} {...versions} lists={lists} />
          ))}
        </Stack>
      )}
    </Dialog>
  );
}

interface DifferenceProps {
  readonly section: Section;
  readonly mine: ResumeValues;
  readonly theirs: ResumeValues;
  readonly lists: FormLists;
}

function Difference({ section, mine, theirs, lists }: DifferenceProps) {
  const text = (values: ResumeValues) =>
    sectionLines(section, values, lists).join("; ") || m.resumes_form_state_empty();
  return (
    <section>
      <Text as="h3" look="h4">
        {sectionTitle(section)}
      </Text>
      <PairList
        pairs={[
          { label: m.resumes_form_versions_mine(), value: text(mine) },
          { label: m.resumes_form_versions_theirs(), value: text(theirs) },
        ]}
      />
    </section>
  );
}
