import { m } from "#messages";
import { ShowMore } from "../../../../ui/display/details.tsx";
import { RegistrationButton } from "./registration-button.tsx";
import styles from "./registration-panel.module.css";

/** Giving the place back: asks first, without script too. */
export function GiveBack() {
  return (
    <ShowMore summary={m.agenda_give_back()}>
      <div className={styles.giveBack}>
        <p className={styles.note}>{m.agenda_give_back_ask()}</p>
        <RegistrationButton intent="unregister" kind="danger-line" busyText={m.agenda_giving_back()}>
          {m.agenda_give_back_yes()}
        </RegistrationButton>
      </div>
    </ShowMore>
  );
}
