import { m } from "#messages";
import { SheetPairs } from "../../../ui/sheet/sheet-pairs.tsx";
import type { PrintedEntry, PrintedRow } from "../printed/printed-form.ts";
import styles from "./entry-answers.module.css";

/** "Pendidikan 1" */
export function entryTitle({ label, number }: PrintedEntry): string {
  return number === null ? label({}) : m.flk_page_entry_name({ entry: label({}), number });
}

/** What was answered in an entry, to be read. */
export function EntryAnswers({ entry: { rows } }: { readonly entry: PrintedEntry }) {
  return <SheetPairs pairs={rows.map((row) => ({ label: row.label({}), value: <Answer row={row} /> }))} />;
}

function Answer({ row: { texts, isRanked } }: { readonly row: PrintedRow }) {
  const List = isRanked ? "ol" : "ul";
  if (texts.length <= 1) return <span className={styles.lines}>{texts[0]}</span>;
  return (
    <List className={styles.list}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </List>
  );
}
