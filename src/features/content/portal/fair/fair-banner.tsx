import { m } from "#messages";
import { dateText, dayMonthText } from "../../../../i18n/formats.ts";
import { Button } from "../../../../ui/actions/button.tsx";
import { Container } from "../../../../ui/layout/layout.tsx";
import type { TalentProgramme } from "../../fair/talent-programme.ts";
import styles from "./fair-banner.module.css";
import { openModal, opensModal } from "./modal/modal-control.ts";

/** Says that the job fair is on (S13). */
export function FairBanner({ name, startsOn, endsOn }: Pick<TalentProgramme, "name" | "startsOn" | "endsOn">) {
  return (
    <section className={styles.banner} data-on="nila" aria-label={m.fair_region()}>
      <Container className={styles.line}>
        <p>
          <strong>{m.fair_ongoing()}</strong>{" "}
          {endsOn === null ? name : m.fair_until({ name, date: lastDay(startsOn, endsOn) })}
        </p>
        <Button kind="accent" small {...opensModal} onClick={openModal}>
          {m.fair_visit()}
        </Button>
      </Container>
    </section>
  );
}

/** A phone has two lines for it: the year is said only when it is another one. */
function lastDay(startsOn: string, endsOn: string): string {
  return startsOn.slice(0, 4) === endsOn.slice(0, 4) ? dayMonthText(endsOn) : dateText(endsOn);
}
