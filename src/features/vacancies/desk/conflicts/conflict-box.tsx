import { m } from "#messages";
import { jakartaDay } from "../../../../i18n/calendar.ts";
import { dateText, listText, numberText, rupiahText } from "../../../../i18n/formats.ts";
import { Icon } from "../../../../ui/icons/icon.tsx";
import type { Side, WireField } from "../../imported/imported-values.ts";
import { fieldWord } from "../field-words.ts";
import type { VacancyChoices } from "../vacancies.calls.ts";
import type { Conflict, ConflictField, ConflictValue } from "./conflicts.calls.ts";
import styles from "./conflicts.module.css";

/** What a value of a field is called; null where it says nothing. */
function valueText(field: WireField, value: ConflictValue, choices: VacancyChoices): string | null {
  if (value === null || value === "") return null;
  if (Array.isArray(value)) return value.length === 0 ? null : listText(value);
  switch (field) {
    case "functionId":
      return choices.functions.find(({ id }) => id === value)?.name ?? String(value);
    case "category":
      return choices.levels.find((level) => level.value === value)?.name ?? String(value);
    case "employmentType":
      return choices.employmentTypes.find((type) => type.value === value)?.name ?? String(value);
    case "endDate":
      return dateText(String(value));
    case "salaryMin":
    case "salaryMax":
      return rupiahText(Number(value));
    default:
      return typeof value === "number" ? numberText(value) : value;
  }
}

interface ConflictBoxProps {
  readonly conflict: Conflict;
  readonly field: ConflictField;
  readonly choices: VacancyChoices;
  /** What was chosen before, where the form comes back. */
  readonly chosen: Side | undefined;
  readonly error: string | undefined;
}

/** Two values of one field, of equal rank: anyone who chooses reads both. */
export function ConflictBox({ conflict, field, choices, chosen, error }: ConflictBoxProps) {
  const { field: name } = field;
  const language = name.endsWith(".en") ? "en" : name.includes(".") ? "id" : undefined;
  const side = (which: Side, title: string, use: string) => {
    const text = valueText(name, field[which], choices);
    return (
      <label className={styles.side}>
        <strong>{title}</strong>
        <span className={styles.value} lang={text === null ? undefined : language}>
          {text ?? m.desk_conflicts_empty()}
        </span>
        <span className={styles.use}>
          <input type="radio" name={name} value={which} defaultChecked={chosen === which} />
          {use}
        </span>
      </label>
    );
  };
  return (
    <fieldset className={styles.box} id={name}>
      <legend className={styles.head}>
        <Icon name="git-merge" size={18} />
        <span>
          <strong>{fieldWord(name)}</strong> {when(conflict)}
        </span>
      </legend>
      <input type="hidden" name="shown" value={name} />
      {error !== undefined && <p className={styles.error}>{error}</p>}
      <div className={styles.pair}>
        {side("ours", m.desk_conflicts_ours(), m.desk_conflicts_use_ours())}
        {side("theirs", m.desk_conflicts_theirs(), m.desk_conflicts_use_theirs())}
      </div>
    </fieldset>
  );
}

function when({ editedAt, importedAt }: Conflict): string {
  const day = (moment: string) => dateText(jakartaDay(moment));
  if (importedAt === null) return "";
  if (editedAt === null) return m.desk_conflicts_when_imported({ imported: day(importedAt) });
  return m.desk_conflicts_when({ edited: day(editedAt), imported: day(importedAt) });
}
