import { m } from "#messages";
import { momentText } from "../../../../i18n/formats.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { WorkSection } from "../../../../ui/dense/work-page.tsx";
import { Text } from "../../../../ui/layout/text.tsx";
import styles from "./candidate.module.css";
import type { FormAnswer } from "./page.calls.ts";

type Form = NonNullable<FormAnswer["data"]>;
type Entry = Form["sections"][number]["entries"][number];

/** The extended form as the company got it. */
export function GivenForm({ form: { givenAt, sections } }: { readonly form: Form }) {
  return (
    <>
      <Text tone="muted">{m.desk_applicants_form_copy({ moment: momentText(givenAt) })}</Text>
      {sections.map(({ title, entries }) => (
        <WorkSection key={title} title={title}>
          {entries.map((entry) => (
            <FormEntry key={`${entry.title} ${entry.number}`} entry={entry} />
          ))}
        </WorkSection>
      ))}
    </>
  );
}

function FormEntry({ entry: { title, number, rows } }: { readonly entry: Entry }) {
  return (
    <div className={classNames(styles.question, styles.answers)}>
      <h3>{number === null ? title : m.desk_applicants_form_entry({ title, number })}</h3>
      <dl>
        {rows.map(({ label, texts, isRanked }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={styles.long}>
              {texts.map((text, place) => (isRanked ? `${place + 1}. ${text}` : text)).join("\n")}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
