import { m } from "#messages";
import { timeText } from "../../../../i18n/formats.ts";
import { Button } from "../../../../ui/actions/button.tsx";
import { Icon } from "../../../../ui/icons/icon.tsx";
import type { Clash } from "./editing-state.ts";
import styles from "./editor.module.css";

interface ClashBoxProps {
  readonly clash: Clash;
  readonly ours: string;
  /** What the field's own choice is called: a number stands for a word. */
  readonly toText: (value: string) => string;
  readonly onChoose: (choice: "ours" | "theirs") => void;
}

/** Two edits of one field, of equal rank: anyone who writes here chooses. */
export function ClashBox({ clash, ours, toText, onChoose }: ClashBoxProps) {
  const name = clash.by || m.desk_vacancies_clash_somebody();
  const textOrEmpty = (value: string) => (value === "" ? m.desk_vacancies_clash_empty() : toText(value));
  return (
    <section className={styles.clash} role="alert" aria-label={m.desk_vacancies_clash_title()}>
      <p className={styles.clashHead}>
        <Icon name="git-merge" size={18} />
        {m.desk_vacancies_clash_title()}
      </p>
      <div className={styles.clashPair}>
        <div>
          <strong>{m.desk_vacancies_clash_ours()}</strong>
          <p>{textOrEmpty(ours)}</p>
          <Button small onClick={() => onChoose("ours")}>
            {m.desk_vacancies_clash_use_ours()}
          </Button>
        </div>
        <div>
          <strong>{clash.at === "" ? name : m.desk_vacancies_clash_theirs({ name, time: timeText(clash.at) })}</strong>
          <p>{textOrEmpty(clash.theirs)}</p>
          <Button small kind="secondary" onClick={() => onChoose("theirs")}>
            {m.desk_vacancies_clash_use_theirs({ name })}
          </Button>
        </div>
      </div>
    </section>
  );
}
