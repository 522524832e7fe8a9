import type { ReactNode } from "react";
import { m } from "#messages";
import { Button } from "../../../../../ui/actions/button.tsx";
import { PairList } from "../../../../../ui/display/pair-list.tsx";
import { Stack } from "../../../../../ui/layout/layout.tsx";
import { Text } from "../../../../../ui/layout/text.tsx";
import { Dialog } from "../../../../../ui/overlay/dialog.tsx";

/** What differs in one part of a form. */
export interface Difference {
  title: string;
  mine: string;
  theirs: string;
}

interface VersionsDialogProps {
  /** Null while there is nothing to decide. */
  readonly differences: readonly Difference[] | null;
  /** What has two versions, in a sentence. */
  readonly text: ReactNode;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Two states of one form, side by side: the person decides which continues (promise 16). */
export function VersionsDialog({ differences, text, onKeepMine, onTakeTheirs }: VersionsDialogProps) {
  return (
    <Dialog
      open={differences !== null}
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
      <p>{text}</p>
      <Stack gap={20}>
        {(differences ?? []).map(({ title, mine, theirs }) => (
          <section key={title}>
            <Text as="h3" look="h4">
              {title}
            </Text>
            <PairList
              pairs={[
                { label: m.resumes_form_versions_mine(), value: mine },
                { label: m.resumes_form_versions_theirs(), value: theirs },
              ]}
            />
          </section>
        ))}
      </Stack>
    </Dialog>
  );
}
