import { m } from "#messages";
import { WorkSection } from "../../../../ui/dense/work-page.tsx";
import { Icon } from "../../../../ui/icons/icon.tsx";
import { VisuallyHidden } from "../../../../ui/layout/text.tsx";
import answersStyles from "./answers.module.css";
import styles from "./candidate.module.css";
import type { CandidateAnswer } from "./page.calls.ts";

/** Texts that there are, with a dot between. */
export function joined(...texts: readonly (string | null)[]): string {
  return texts.filter((text) => text !== null && text !== "").join(" · ");
}

/** From and to; missing ends are left out. */
export function span(from: string | number | null, to: string | number | null): string {
  return [from, to].filter((each) => each !== null && each !== "").join("–");
}

interface EntryProps {
  readonly when: string;
  readonly title: string | null;
  readonly sub: string;
  readonly text: string | null;
}

/** Something someone did, with its time beside it. */
export function Entry({ when, title, sub, text }: EntryProps) {
  return (
    <div className={styles.entry}>
      <span>{when}</span>
      <div>
        <strong>{title}</strong>
        {sub !== "" && <p>{sub}</p>}
        {text !== null && text !== "" && <p className={styles.long}>{text}</p>}
      </div>
    </div>
  );
}

type ToldAnswers = CandidateAnswer["answers"];

/** How many of what must be so is so; undefined where nothing must. */
function metText(answers: ToldAnswers): string | undefined {
  const judged = answers.filter(({ isMet }) => isMet !== null);
  const met = judged.filter(({ isMet }) => isMet).length;
  return judged.length === 0 ? undefined : m.desk_applicants_answers_met({ met, of: judged.length });
}

/**
 * What the vacancy asked and was answered, in the words of that time; a missed must is marked, and decides nothing
 * (F17).
 */
export function Answers({ answers }: { readonly answers: ToldAnswers }) {
  if (answers.length === 0) return null;
  return (
    <WorkSection
      title={m.desk_applicants_answers()}
      aside={<span className={answersStyles.met}>{metText(answers)}</span>}
    >
      <ul className={answersStyles.answers}>
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
    <span className={answersStyles.mark} data-met={isMet}>
      <Icon name={isMet ? "check" : "alert-triangle"} size={16} />
      <VisuallyHidden as="span">
        {isMet ? m.desk_applicants_answer_met() : m.desk_applicants_answer_missed()}
      </VisuallyHidden>
    </span>
  );
}

/** An answer, and what it must be where it is not. */
export function AnswerText({ answer: { text, isHidden, must, isMet } }: { readonly answer: ToldAnswers[number] }) {
  const answer = isHidden ? m.desk_applicants_answer_hidden() : (text ?? m.desk_applicants_answer_none());
  return (
    <>
      <span className={answersStyles.text} data-quiet={text === null || undefined}>
        {answer}
      </span>
      {isMet === false && must !== null && <small className={answersStyles.must}>{must}</small>}
    </>
  );
}
