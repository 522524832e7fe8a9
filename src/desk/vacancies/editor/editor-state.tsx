import { m } from "#messages";
import { timeText } from "../../../i18n/formats.ts";
import { Icon } from "../../../ui/icons/icon.tsx";
import type { DeskVacancyAnswer } from "../vacancies.calls.ts";
import { VacancyStateWord } from "../vacancy-state.tsx";
import styles from "./editor.module.css";
import type { Autosave } from "./use-autosave.ts";
import { usePresence } from "./use-presence.ts";

interface EditorStateProps {
  readonly vacancy: DeskVacancyAnswer;
  readonly autosave: Autosave;
}

/** Code, state, whether everything is saved, and who else edits. */
export function EditorState({ vacancy, autosave }: EditorStateProps) {
  const other = usePresence(autosave.editing.base.edited);
  return (
    <span className={styles.state}>
      <span>{vacancy.code}</span>
      <VacancyStateWord state={vacancy.state} />
      <span role="status">
        <SaveWord autosave={autosave} />
      </span>
      {other !== null && (
        <span className={styles.also} role="status">
          <Icon name="pencil" size={16} />
          {m.desk_vacancies_edit_also({ name: other })}
        </span>
      )}
    </span>
  );
}

function SaveWord({ autosave: { state, editing, isUnsaved } }: Pick<EditorStateProps, "autosave">) {
  switch (state) {
    case "saving":
      return m.desk_vacancies_edit_saving();
    case "offline":
      return m.desk_vacancies_edit_offline();
    case "signed-out":
      return m.desk_vacancies_edit_signed_out();
    case "stopped":
      return m.desk_vacancies_edit_stopped();
    case "idle": {
      if (Object.keys(editing.errors).length > 0) return m.desk_vacancies_edit_refused();
      const { edited } = editing.base;
      if (isUnsaved || edited === null) return isUnsaved ? m.desk_vacancies_edit_unsaved() : null;
      return m.desk_vacancies_edit_saved({ time: timeText(edited.at) });
    }
  }
}
