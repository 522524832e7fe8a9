import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../actions/button.tsx";
import { IconButton } from "../actions/icon-button.tsx";
import { Row, Stack } from "../layout/layout.tsx";
import { Text } from "../layout/text.tsx";
import styles from "./entry.module.css";

interface Told {
  /** On the button. */
  readonly word: string;
  /** Its name: with the entry's. */
  readonly label: string;
}

interface EntryProps {
  /** "Pendidikan 1" */
  readonly name: string;
  /** The folded entry in a line. */
  readonly summary: ReactNode;
  readonly isOpen: boolean;
  /** Kept open by what is wrong in it. */
  readonly isWrong?: boolean | undefined;
  readonly edit: Told & { readonly on: () => void };
  readonly remove: Told & { readonly on: () => void };
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

/** One of several like it, folded to a line or opened to its fields; opened by the person, its heading takes the focus. */
export function Entry({ name, summary, isOpen, isWrong = false, edit, remove, done, move, children }: EntryProps) {
  const head = useRef<HTMLHeadingElement>(null);
  const open = isOpen || isWrong;
  useEffect(() => {
    if (isOpen) head.current?.focus({ preventScroll: true });
  }, [isOpen]);
  return (
    <section className={styles.entry} aria-label={name} data-open={open || undefined}>
      <div className={styles.head}>
        <Stack gap={0} className={styles.words}>
          <h3 tabIndex={-1} ref={head}>
            {name}
          </h3>
          {!open && <Text tone="muted">{summary}</Text>}
        </Stack>
        {move && (
          <Row gap={4} wrap={false} className={styles.move}>
            <MoveButtons move={move} />
          </Row>
        )}
        <Row gap={4} wrap={false} className={styles.actions}>
          {!open && (
            <Button kind="quiet" small icon="pencil" onClick={edit.on} aria-label={edit.label}>
              {edit.word}
            </Button>
          )}
          <Button kind="quiet" small icon="trash" onClick={remove.on} aria-label={remove.label}>
            {remove.word}
          </Button>
        </Row>
      </div>
      {open && children}
      {open && !isWrong && (
        <Row>
          <Button kind="secondary" small icon="check" onClick={done.on}>
            {done.word}
          </Button>
        </Row>
      )}
    </section>
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
