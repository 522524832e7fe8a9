import { m } from "#messages";
import type { LetterAnswer } from "./acts.calls.ts";
import styles from "./letter.module.css";

/** What the applicant will read, in their language. */
export function Letter({ letter }: { readonly letter: LetterAnswer }) {
  return (
    <article className={styles.letter} lang={letter.language} aria-label={m.desk_acts_shown_title()}>
      <p className={styles.subject}>{letter.subject}</p>
      <pre>{letter.text}</pre>
    </article>
  );
}
