import { useEffect, useRef } from "react";
import { m } from "#messages";
import { bulletWords } from "../../../../i18n/bullet-words.ts";
import { Button } from "../../../../ui/actions/button.tsx";
import { Card } from "../../../../ui/display/card.tsx";
import { BulletArea } from "../../../../ui/fields/bullet-area.tsx";
import { SectionMark } from "../../../../ui/forms/section-list.tsx";
import { longestDetail } from "../../star.ts";
import styles from "./question-card.module.css";
import { getField, lackingIn, type Question } from "./star-page.ts";
import type { StarInHand } from "./use-star.ts";

interface QuestionCardProps {
  readonly inHand: StarInHand;
  readonly question: Question;
  readonly place: { readonly number: number; readonly total: number };
  readonly next: Question | undefined;
}

/** A question: folded to how far it is, or open with a list for each of its details. */
export function QuestionCard({ inHand, question, place, next }: QuestionCardProps) {
  const { opened, wanted, open } = inHand.cards;
  const isOpen = opened.has(question.id);
  const head = useRef<HTMLHeadingElement>(null);
  const isWanted = wanted === question.id;
  useEffect(() => {
    if (isWanted) head.current?.focus();
  }, [isWanted]);
  const titleId = `question-${question.id}`;
  if (!isOpen) return <FoldedCard inHand={inHand} question={question} place={place} titleId={titleId} />;
  return (
    <Card as="section" inset="roomy" className={styles.card} aria-labelledby={titleId}>
      <header>
        <p className={styles.place}>{m.interviews_star_place(place)}</p>
        <h2 id={titleId} tabIndex={-1} ref={head}>
          {question.question}
        </h2>
      </header>
      {question.details.map(({ id, label, hint, mark }) => {
        const name = getField(question.id, id);
        return (
          <div key={id} className={styles.row}>
            <span className={styles.letter} aria-hidden="true">
              {mark}
            </span>
            <BulletArea
              {...inHand.form.register(name)}
              label={label}
              hint={hint}
              error={inHand.errorOf(name)}
              rows={5}
              maxLength={longestDetail}
              words={bulletWords(label, longestDetail)}
            />
          </div>
        );
      })}
      {next !== undefined && (
        <Button kind="secondary" iconEnd="arrow-right" className={styles.next} onClick={() => open(next.id)}>
          {m.interviews_star_next({ question: next.question })}
        </Button>
      )}
    </Card>
  );
}

interface FoldedCardProps extends Omit<QuestionCardProps, "next"> {
  readonly titleId: string;
}

function FoldedCard({ inHand, question, place, titleId }: FoldedCardProps) {
  const count = question.details.length - lackingIn(question, inHand.values).length;
  const total = question.details.length;
  const state = count === 0 ? "empty" : count === total ? "complete" : "partial";
  const words = {
    empty: { state: m.interviews_star_state_empty(), act: m.interviews_star_fill() },
    partial: { state: m.interviews_star_state_partial({ count, total }), act: m.interviews_star_go_on() },
    complete: { state: m.interviews_star_state_complete(), act: m.interviews_star_change() },
  }[state];
  return (
    <Card as="section" className={styles.folded} aria-labelledby={titleId}>
      <SectionMark state={state} />
      <div>
        <h2 id={titleId}>{question.question}</h2>
        <p>{m.interviews_star_place_state({ ...place, state: words.state })}</p>
      </div>
      <Button
        kind="secondary"
        small
        aria-expanded={false}
        aria-label={`${words.act}: ${question.question}`}
        onClick={() => inHand.cards.open(question.id)}
      >
        {words.act}
      </Button>
    </Card>
  );
}
