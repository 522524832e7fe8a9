import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../actions/button.tsx";
import { IconButton } from "../actions/icon-button.tsx";
import { Row } from "../layout/layout.tsx";
import { Text } from "../layout/text.tsx";
import styles from "./entry.module.css";

interface EntryStatus {
  /** On the button. */
  readonly word: string;
  /** Its name: with the entry's. */
  readonly label: string;
}

interface EntryProps {
  /** "Pendidikan 1" */
  readonly name: string;
  /** h3 by default: below the list's own heading. */
  readonly heading?: "h2" | undefined;
  /** The folded entry in a line. */
  readonly summary: ReactNode;
  readonly isOpen: boolean;
  /** Kept open by what is wrong in it. */
  readonly isWrong?: boolean | undefined;
  readonly edit: EntryStatus & { readonly on: () => void };
  readonly remove: EntryStatus & { readonly on: () => void };
  /** Folds it again. */
  readonly done: { readonly word: string; readonly on: () => void };
  /** Changes its place among its kin; absent where their order says nothing. */
  readonly move?: EntryMove | undefined;
  readonly children: ReactNode;
}

interface EntryMove {
  readonly up: string;
  readonly down: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly on: (step: -1 | 1) => void;
}

/**
 * One of several like it, folded to a line or opened to its fields. Opened by the person, its heading takes the focus; folded
 * again, the button that opens it.
 */
export function Entry({ name, heading, summary, isOpen, isWrong = false, ...parts }: EntryProps) {
  const { edit, remove, done, move, children } = parts;
  const Heading = heading ?? "h3";
  const head = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  const open = isOpen || isWrong;
  useEffect(() => {
    if (isOpen) {
      head.current?.focus({ preventScroll: true });
      head.current?.scrollIntoView({ block: "nearest" });
    } else if (wasOpen.current && document.activeElement === document.body) {
      // What had the focus is gone with the fields.
      opener.current?.focus();
    }
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <section className={styles.entry} aria-label={name} data-open={open || undefined}>
      <div className={styles.head}>
        <Heading className={styles.name} tabIndex={-1} ref={head}>
          {name}
        </Heading>
        {!open && (
          <Text tone="muted" className={styles.summary}>
            {summary}
          </Text>
        )}
        {move && (
          <Row gap={4} wrap={false} className={styles.move}>
            <MoveButtons move={move} />
          </Row>
        )}
        {!open && (
          <Row gap={4} wrap={false} className={styles.actions}>
            <Button kind="quiet" small icon="pencil" onClick={edit.on} aria-label={edit.label} ref={opener}>
              {edit.word}
            </Button>
            <RemoveButton remove={remove} />
          </Row>
        )}
      </div>
      {open && children}
      {open && (
        <Row gap={8} className={styles.foot}>
          {!isWrong && (
            <Button kind="secondary" small icon="check" onClick={done.on}>
              {done.word}
            </Button>
          )}
          <RemoveButton remove={remove} />
        </Row>
      )}
    </section>
  );
}

function RemoveButton({ remove: { word, label, on } }: Pick<EntryProps, "remove">) {
  return (
    <Button kind="quiet" small icon="trash" onClick={on} aria-label={label}>
      {word}
    </Button>
  );
}

/** A button that can do nothing more stays reachable, so that the focus is not lost at the ends. */
function MoveButtons({ move: { up, down, isFirst, isLast, on } }: { readonly move: EntryMove }) {
  return (
    <>
      <IconButton
        icon="arrow-up"
        small
        label={up}
        aria-disabled={isFirst || undefined}
        onClick={() => !isFirst && on(-1)}
      />
      <IconButton
        icon="arrow-down"
        small
        label={down}
        aria-disabled={isLast || undefined}
        onClick={() => !isLast && on(1)}
      />
    </>
  );
}
