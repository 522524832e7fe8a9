import { m } from "#messages";
import { Entry, PairList } from "../../../ui/display/pair-list.tsx";
import { Stack } from "../../../ui/layout/layout.tsx";
import { Text } from "../../../ui/layout/text.tsx";
import { sectionTitle } from "../../resumes/portal/form/frame/section-words.ts";
import type { AnswerChange, EntryChange, SectionChange } from "./changed-answers.ts";

const kinds = {
  added: m.applications_edit_added,
  changed: m.applications_edit_changed,
  removed: m.applications_edit_removed,
} as const satisfies Record<EntryChange["kind"], () => string>;

function pair({ label, before, after }: AnswerChange) {
  const value = after || m.applications_edit_empty();
  return before === "" ? { label, value } : { label, value, note: m.applications_edit_before({ before }) };
}

/** Differences from the sent version, section by section. */
export function Changes({ sections }: { readonly sections: readonly SectionChange[] }) {
  return (
    <Stack gap={20}>
      {sections.map(({ section, answers, entries }) => (
        <Stack key={section} gap={8}>
          <Text as="h3" look="h4">
            {sectionTitle(section)}
          </Text>
          <div>
            {answers.length > 0 && <PairList pairs={answers.map(pair)} />}
            {entries.map(({ kind, id, title }) => (
              <Entry key={`${kind}-${id}`} title={title}>
                {kinds[kind]()}
              </Entry>
            ))}
          </div>
        </Stack>
      ))}
    </Stack>
  );
}
