import { useRef } from "react";
import { Link } from "react-router";
import { m } from "#messages";
import { browserApi } from "../../../../contract/browser-api.ts";
import { categoryPath, questionAnchor, questionPath } from "../../../../domain/help/help-paths.ts";
import { Details } from "../../../../ui/display/details.tsx";
import { Icon } from "../../../../ui/icons/icon.tsx";
import { HtmlProse } from "../../../../ui/layout/html-prose.tsx";
import { countView, type HelpQuestion } from "../help.calls.ts";
import { Feedback } from "./feedback.tsx";
import styles from "./question.module.css";
import { useVoice } from "./use-voice.ts";

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
export function Question({ asked: { questionId, question, answer, categoryId }, topic, open }: QuestionProps) {
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
