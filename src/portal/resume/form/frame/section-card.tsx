import { type ReactNode, useEffect, useRef } from "react";
import { m } from "#messages";
import type { Section } from "../../../../domain/resumes/completeness.ts";
import { Button } from "../../../../ui/actions/button.tsx";
import { ButtonLink } from "../../../../ui/actions/button-link.tsx";
import { Card } from "../../../../ui/display/card.tsx";
import { SectionMark } from "../../../../ui/forms/section-list.tsx";
import { VisuallyHidden } from "../../../../ui/layout/text.tsx";
import type { SectionState } from "../checks/section-states.ts";
import styles from "./section-card.module.css";
import { sectionIds, sectionLead, sectionTitle, stateMark, stateText } from "./section-words.ts";

interface SectionCardProps {
  readonly section: Section;
  readonly state: SectionState;
  readonly isOpen: boolean;
  /** True when the person asked for it just now: it takes the focus. */
  readonly isWanted: boolean;
  readonly onOpen: () => void;
  /** The folded section in a line or two. */
  readonly summary: string;
  readonly next: { readonly title: string; readonly to: string } | undefined;
  readonly children: ReactNode;
}

/** A section of the form: folded to what stands in it, or open. */
export function SectionCard({ section, state, isOpen, isWanted, onOpen, summary, next, children }: SectionCardProps) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isWanted) head.current?.focus({ preventScroll: true });
  }, [isWanted]);
  const id = sectionIds[section];
  return (
    <Card
      as="section"
      id={id}
      inset={isOpen ? "roomy" : undefined}
      className={styles.card}
      aria-labelledby={`${id}-title`}
    >
      <header className={styles.head} data-open={isOpen || undefined}>
        {!isOpen && <SectionMark state={stateMark(state)} />}
        <div>
          <h2 id={`${id}-title`} tabIndex={-1} ref={head}>
            {sectionTitle(section)}
          </h2>
          {isOpen ? <p>{sectionLead(section)}</p> : <p className={styles.summary}>{summary || stateText(state)}</p>}
          {!isOpen && summary !== "" && <VisuallyHidden>{stateText(state)}</VisuallyHidden>}
        </div>
        {!isOpen && <OpenButton section={section} state={state} onOpen={onOpen} />}
      </header>
      {isOpen && children}
      {isOpen && next !== undefined && (
        <ButtonLink to={next.to} kind="secondary" iconEnd="arrow-right" className={styles.next}>
          {m.resumes_form_next({ section: next.title })}
        </ButtonLink>
      )}
    </Card>
  );
}

function OpenButton({ section, state, onOpen }: Pick<SectionCardProps, "section" | "state" | "onOpen">) {
  const title = sectionTitle(section);
  const isFilled = state.state === "complete";
  const isEmpty = state.state === "empty" || state.state === "optional";
  const word = isFilled ? m.resumes_form_edit() : isEmpty ? m.resumes_form_fill() : m.resumes_form_go_on();
  return (
    <Button kind="quiet" small onClick={onOpen} aria-expanded={false} aria-label={`${word}: ${title}`}>
      {word}
    </Button>
  );
}
