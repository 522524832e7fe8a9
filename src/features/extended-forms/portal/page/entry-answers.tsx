import { m } from "#messages";
import { SheetPairs } from "../../../../ui/display/sheet-pairs.tsx";
import type { PrintedEntry, PrintedRow } from "../../printed-form.ts";
import styles from "./entry-answers.module.css";

/** Characters of an answer that stands out beside its label; what is longer is a story, to be read. */
const longest = 80;

/** "Pendidikan 1" */
export function entryTitle({ label, number }: PrintedEntry): string {
  return number === null ? label({}) : m.flk_page_entry_name({ entry: label({}), number });
}

/** An entry's answers, as text. */
export function EntryAnswers({ entry: { rows } }: { readonly entry: PrintedEntry }) {
  return <SheetPairs pairs={rows.map((row) => ({ label: row.label({}), value: <Answer row={row} /> }))} />;
}

function Answer({ row: { texts, isRanked } }: { readonly row: PrintedRow }) {
  const List = isRanked ? "ol" : "ul";
  if (texts.length <= 1) {
    const text = texts[0] ?? "";
    return (
      <span className={styles.lines} data-long={text.length > longest || undefined}>
        {text}
      </span>
    );
  }
  return (
    <List className={styles.list}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </List>
  );
}
