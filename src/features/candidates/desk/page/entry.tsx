import styles from "./candidate.module.css";

/** Texts that there are, with a dot between. */
export function joined(...texts: readonly (string | null)[]): string {
  return texts.filter((text) => text !== null && text !== "").join(" · ");
}

/** From and to; what is not told is left out. */
export function span(from: string | number | null, to: string | number | null): string {
  return [from, to].filter((each) => each !== null && each !== "").join("–");
}

interface EntryProps {
  readonly when: string;
  readonly title: string | null;
  readonly sub: string;
  readonly text: string | null;
}

/** Something somebody did, with its time beside it. */
export function Entry({ when, title, sub, text }: EntryProps) {
  return (
    <div className={styles.entry}>
      <span>{when}</span>
      <div>
        <strong>{title}</strong>
        {sub !== "" && <p>{sub}</p>}
        {text !== null && text !== "" && <p className={styles.long}>{text}</p>}
      </div>
    </div>
  );
}
