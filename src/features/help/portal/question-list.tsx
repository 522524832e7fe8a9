import { useEffect, useRef } from "react";
import { Link, useActionData, useFetcher, useLocation } from "react-router";
import { m } from "#messages";
import { browserApi } from "../../../contract/browser-api.ts";
import type { PageAction } from "../../../contract/page.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Details } from "../../../ui/display/details.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import type { IconName } from "../../../ui/icons/icon-paths.ts";
import { HtmlProse, LinkedText } from "../../../ui/layout/text.tsx";
import { categoryPath, questionAnchor, questionPath } from "../help.ts";
import feedbackStyles from "./feedback.module.css";
import { countView, type HelpCategory, type HelpQuestion, voiceOnAnswer } from "./help.calls.ts";
import { contactAnchor } from "./help-aside.tsx";
import styles from "./question.module.css";

/** Names of the feedback form's fields. */
const voiceFields = { question: "question", helped: "helped" } as const;

/** The result of a vote on an answer. */
type Voice =
  | { status: "noted"; questionId: number; isLike: boolean }
  | { status: "failed"; questionId: number; message: string };

/** Every page that shows answers takes voices on them (V17). */
export async function act({ api, form }: PageAction<unknown>): Promise<Voice> {
  const questionId = Number(form.get(voiceFields.question));
  const isLike = form.get(voiceFields.helped) === "yes";
  const sent = await api.send(voiceOnAnswer, { body: { Id: questionId, IsLike: isLike } });
  if (sent.status === "accepted") return { status: "noted", questionId, isLike };
  return { status: "failed", questionId, message: sent.message };
}

interface Revalidation {
  formMethod?: string | undefined;
  defaultShouldRevalidate: boolean;
}

/** A voice changes nothing that a page shows, so nothing is loaded again. */
export function staysAfterVoice({ formMethod, defaultShouldRevalidate }: Revalidation): boolean {
  return formMethod === "POST" ? false : defaultShouldRevalidate;
}

/** Opens the question that the address ends in, also where the browser does not do so on its own. */
function useOpenAsked(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes when the same address is visited again
  useEffect(() => {
    const target = hash === "" ? null : document.getElementById(hash.slice(1));
    const details = target?.closest("details");
    if (!target || !details || details.open) return;
    details.open = true;
    target.scrollIntoView();
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
  const findTopic = (id: number) => categories?.find(({ categoryId }) => categoryId === id)?.name;
  return (
    <div>
      {questions.map((question, at) => (
        <Question
          key={question.questionId}
          asked={question}
          topic={findTopic(question.categoryId)}
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

interface FeedbackProps {
  readonly questionId: number;
  readonly voice: ReturnType<typeof useVoice>;
}

/** "Did this help?": two buttons, and thanks beside them; saying the other one changes it. */
function Feedback({ questionId, voice: { Form, action, isSending, told } }: FeedbackProps) {
  const vote = told?.status === "noted" ? told.isLike : null;
  return (
    <Form method="post" action={action} className={feedbackStyles.form} aria-label={m.help_feedback()}>
      <input type="hidden" name={voiceFields.question} value={questionId} />
      <span className={feedbackStyles.ask}>{m.help_feedback()}</span>
      <Choice value="yes" icon="thumb-up" isChosen={vote === true} isSending={isSending} />
      <Choice value="no" icon="thumb-down" isChosen={vote === false} isSending={isSending} />
      <div role="status" className={feedbackStyles.told}>
        {told && <VoteState told={told} />}
      </div>
    </Form>
  );
}

interface ChoiceProps {
  readonly value: "yes" | "no";
  readonly icon: IconName;
  readonly isChosen: boolean;
  readonly isSending: boolean;
}

function Choice({ value, icon, isChosen, isSending }: ChoiceProps) {
  return (
    <Button
      type="submit"
      name={voiceFields.helped}
      value={value}
      kind="secondary"
      small
      icon={icon}
      aria-pressed={isChosen}
      aria-disabled={isSending || undefined}
      className={feedbackStyles.choice}
    >
      {value === "yes" ? m.help_feedback_yes() : m.help_feedback_no()}
    </Button>
  );
}

function VoteState({ told }: { readonly told: Voice }) {
  if (told.status === "failed") return <p data-tone="danger">{told.message}</p>;
  if (told.isLike) return <p>{m.help_feedback_thanks()}</p>;
  return (
    <p>
      <LinkedText text={m.help_feedback_sorry()} to={[`#${contactAnchor}`]} />
    </p>
  );
}

/** The form that takes a visitor's voice on one answer, and what came of it; without script the page's own. */
function useVoice(questionId: number) {
  const fetcher = useFetcher<typeof act>({ key: `voice-${questionId}` });
  const ofPage = useActionData<Voice>();
  const { pathname, search } = useLocation();
  const voice = fetcher.data ?? (ofPage?.questionId === questionId ? ofPage : undefined);
  return {
    Form: fetcher.Form,
    action: `${pathname}${search}#${questionAnchor(questionId)}`,
    isSending: fetcher.state !== "idle",
    told: voice,
  };
}
