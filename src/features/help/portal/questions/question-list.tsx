import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { m } from "#messages";
import { browserApi } from "../../../../contract/browser-api.ts";
import { Details } from "../../../../ui/display/details.tsx";
import { Icon } from "../../../../ui/icons/icon.tsx";
import { HtmlProse } from "../../../../ui/layout/html-prose.tsx";
import { categoryPath, questionAnchor, questionPath } from "../../help-paths.ts";
import { countView, type HelpCategory, type HelpQuestion } from "../help.calls.ts";
import { Feedback } from "./feedback.tsx";
import styles from "./question.module.css";
import { useVoice } from "./use-voice.ts";

/** Opens the question that the address ends in, also where the browser does not do so by itself. */
function useOpenAsked(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` tells that the same address was asked for again
  useEffect(() => {
    const asked = hash === "" ? null : document.getElementById(hash.slice(1));
    const details = asked?.closest("details");
    if (!asked || !details || details.open) return;
    details.open = true;
    asked.scrollIntoView();
  }, [hash, key]);
}

interface QuestionListProps {
  readonly questions: readonly HelpQuestion[];
  /** Given where questions of several categories stand together: each names its own. */
  readonly categories?: readonly HelpCategory[] | undefined;
  readonly firstOpen?: boolean | undefined;
}

/** Questions to open one by one. */
export function QuestionList({ questions, categories, firstOpen }: QuestionListProps) {
  useOpenAsked();
  const topicOf = (id: number) => categories?.find(({ categoryId }) => categoryId === id)?.name;
  return (
    <div>
      {questions.map((asked, at) => (
        <Question
          key={asked.questionId}
          asked={asked}
          topic={topicOf(asked.categoryId)}
          open={firstOpen === true && at === 0}
        />
      ))}
    </div>
  );
}

/** Answers what to call when a question is opened: it is counted once while the page stays (V17, "most asked"). */
function useCountedView(questionId: number): () => void {
  const isCounted = useRef(false);
  return () => {
    if (isCounted.current) return;
    isCounted.current = true;
    // Nobody waits for it, and nothing follows from its failing.
    void browserApi.send(countView, { body: { Id: questionId } });
  };
}

interface QuestionProps {
  readonly asked: HelpQuestion;
  /** Its category's name, where the page is not the category's own. */
  readonly topic?: string | undefined;
  readonly open?: boolean | undefined;
}

/** One question: its answer, where it belongs, its address, and whether it helped. */
function Question({ asked: { questionId, question, answer, categoryId }, topic, open }: QuestionProps) {
  const voice = useVoice(questionId);
  const count = useCountedView(questionId);
  return (
    <Details
      summary={question}
      id={questionAnchor(questionId)}
      open={open || voice.told !== undefined || undefined}
      onOpen={count}
    >
      <HtmlProse html={answer} className={styles.answer} />
      <div className={styles.foot}>
        <Feedback questionId={questionId} voice={voice} />
        <p className={styles.links}>
          {topic !== undefined && <Link to={categoryPath(categoryId)}>{m.help_question_topic({ topic })}</Link>}
          <Link to={questionPath(categoryId, questionId)}>
            <Icon name="link" size={18} />
            {m.help_question_address()}
          </Link>
        </p>
      </div>
    </Details>
  );
}
