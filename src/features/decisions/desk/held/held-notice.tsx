import { Form } from "react-router";
import { m } from "#messages";
import { momentText } from "../../../../i18n/formats.ts";
import { Button } from "../../../../ui/actions/button.tsx";
import { Details } from "../../../../ui/display/details.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { useSending } from "../../../../ui/forms/form.tsx";
import { kindWords } from "../act-words.ts";
import type { HeldAnswer, LetterAnswer } from "../acts.calls.ts";
import styles from "../letter.module.css";

/** The held act, with its letter and the undo button: the page's action gets `intent=undo`. */
export function HeldNotice({ held: { kind, by, releaseAt, letter } }: { readonly held: HeldAnswer }) {
  const busy = useSending();
  return (
    <Form method="post" preventScrollReset>
      <Notice tone="warning" icon="hourglass-high">
        <p>{m.desk_acts_held_now({ kind: kindWords[kind](), by, moment: momentText(releaseAt) })}</p>
        {letter !== null && (
          <Details summary={m.desk_acts_shown_title()}>
            <Letter letter={letter} />
          </Details>
        )}
        <Button type="submit" name="intent" value="undo" kind="secondary" small busy={busy}>
          {m.desk_acts_undo()}
        </Button>
      </Notice>
    </Form>
  );
}

/** The letter, in the applicant's language. */
export function Letter({ letter }: { readonly letter: LetterAnswer }) {
  return (
    <article className={styles.letter} lang={letter.language} aria-label={m.desk_acts_shown_title()}>
      <p className={styles.subject}>{letter.subject}</p>
      <pre>{letter.text}</pre>
    </article>
  );
}
