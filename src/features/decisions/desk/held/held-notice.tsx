import { useEffect, useState } from "react";
import { Form, useRevalidator } from "react-router";
import { m } from "#messages";
import { durationText, momentText } from "../../../../i18n/formats.ts";
import { Button } from "../../../../ui/actions/button.tsx";
import { Details } from "../../../../ui/display/details.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { useSending } from "../../../../ui/forms/form.tsx";
import { useHydrated } from "../../../../ui/hydrated.ts";
import { Row } from "../../../../ui/layout/layout.tsx";
import { useViewer } from "../../../identity/desk/use-viewer.ts";
import { actText } from "../../standing-words.ts";
import type { HeldAnswer, LetterAnswer } from "../acts.calls.ts";
import styles from "../letter.module.css";

interface HeldNoticeProps {
  readonly act: HeldAnswer;
  /** Whether the page listens to the key that undoes. */
  readonly hasKey?: boolean;
}

/**
 * What waits to be sent, to which phase, when and how long still, with its letter and a form that undoes it: the
 * page's action gets `intent=undo`.
 */
export function HeldNotice({ act, hasKey = false }: HeldNoticeProps) {
  const busy = useSending();
  const { keysOff } = useViewer();
  const { by, releaseAt, letter } = act;
  return (
    <Form method="post" preventScrollReset>
      <Notice tone="warning" icon="hourglass-high">
        <p>
          <strong>{actText(act)}.</strong> {m.desk_acts_held_now({ by, moment: momentText(releaseAt) })}{" "}
          <TimeLeft until={releaseAt} />
        </p>
        {letter !== null && (
          <Details summary={m.desk_acts_shown_title()}>
            <Letter letter={letter} />
          </Details>
        )}
        <Row gap={8}>
          <Button type="submit" name="intent" value="undo" kind="secondary" busy={busy}>
            {m.desk_acts_undo()}
            {hasKey && !keysOff && <kbd className={styles.key}>u</kbd>}
          </Button>
        </Row>
      </Notice>
    </Form>
  );
}

/** How long the act can still be undone; once it is over the page is asked again. */
function TimeLeft({ until }: { readonly until: string }) {
  const isHydrated = useHydrated();
  return isHydrated ? <Ticking until={Date.parse(until)} /> : null;
}

function Ticking({ until }: { readonly until: number }) {
  const [now, setNow] = useState(Date.now);
  const { revalidate } = useRevalidator();
  const isOver = until <= now;
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (!isOver) return;
    const timer = setTimeout(() => void revalidate(), settleMs);
    return () => clearTimeout(timer);
  }, [isOver, revalidate]);
  // A timer is no live region: nobody hears it each second.
  return (
    <span role="timer">
      {isOver ? m.desk_acts_held_leaving() : m.desk_acts_held_left({ time: durationText(until - now) })}
    </span>
  );
}

/** So long after its time what was held has left. */
const settleMs = 5_000;

/** What the applicant will read, in their language. */
export function Letter({ letter }: { readonly letter: LetterAnswer }) {
  return (
    <article className={styles.letter} lang={letter.language} aria-label={m.desk_acts_shown_title()}>
      <p className={styles.subject}>{letter.subject}</p>
      <pre>{letter.text}</pre>
    </article>
  );
}
