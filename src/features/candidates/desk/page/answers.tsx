import { m } from "#messages";
import { WorkSection } from "../../../../ui/dense/work-page.tsx";
import { Icon } from "../../../../ui/icons/icon.tsx";
import { VisuallyHidden } from "../../../../ui/layout/text.tsx";
import styles from "./answers.module.css";
import type { CandidateAnswer } from "./page.calls.ts";

type ToldAnswers = CandidateAnswer["answers"];

/** How many of what must be so is so; undefined where nothing must. */
function metText(answers: ToldAnswers): string | undefined {
  const judged = answers.filter(({ isMet }) => isMet !== null);
  const met = judged.filter(({ isMet }) => isMet).length;
  return judged.length === 0 ? undefined : m.desk_applicants_answers_met({ met, of: judged.length });
}

/** What the vacancy asked and was answered, in the words of that time; a missed must is marked, and decides nothing (F17). */
export function Answers({ answers }: { readonly answers: ToldAnswers }) {
  if (answers.length === 0) return null;
  return (
    <WorkSection title={m.desk_applicants_answers()} aside={<span className={styles.met}>{metText(answers)}</span>}>
      <ul className={styles.answers}>
        {answers.map((answer) => (
          <li key={answer.questionId} data-met={answer.isMet ?? undefined}>
            <Mark isMet={answer.isMet} />
            <div>
              <p>{answer.words}</p>
              <AnswerText answer={answer} />
            </div>
          </li>
        ))}
      </ul>
    </WorkSection>
  );
}

function Mark({ isMet }: { readonly isMet: boolean | null }) {
  if (isMet === null) return <span />;
  return (
    <span className={styles.mark} data-met={isMet}>
      <Icon name={isMet ? "check" : "alert-triangle"} size={16} />
      <VisuallyHidden as="span">
        {isMet ? m.desk_applicants_answer_met() : m.desk_applicants_answer_missed()}
      </VisuallyHidden>
    </span>
  );
}

/** An answer, and what it must be where it is not. */
export function AnswerText({ answer: { text, isHidden, must, isMet } }: { readonly answer: ToldAnswers[number] }) {
  const said = isHidden ? m.desk_applicants_answer_hidden() : (text ?? m.desk_applicants_answer_none());
  return (
    <>
      <span className={styles.text} data-quiet={text === null || undefined}>
        {said}
      </span>
      {isMet === false && must !== null && <small className={styles.must}>{must}</small>}
    </>
  );
}
