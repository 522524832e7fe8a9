import { m } from "#messages";
import { WorkSection } from "../../../ui/dense/work-page.tsx";
import { Text } from "../../../ui/layout/text.tsx";
import { whenText } from "../when-text.ts";
import styles from "./candidate.module.css";
import type { StarAnswer } from "./page.calls.ts";

/** The STAR forms as they were sent. */
export function StarForms({ forms }: { readonly forms: StarAnswer["data"] }) {
  return forms.map(({ id, submittedAt, questions, isHidden }) => (
    <WorkSection
      key={id}
      title={m.desk_applicants_part_star()}
      aside={
        submittedAt !== null && (
          <Text look="small" tone="muted">
            {whenText(submittedAt)}
          </Text>
        )
      }
    >
      {questions.map(({ question, answers }) => (
        <div key={question} className={styles.question}>
          <h3>{question}</h3>
          <dl>
            {answers.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className={styles.long}>{text ?? (isHidden ? m.desk_applicants_answer_hidden() : "–")}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </WorkSection>
  ));
}
