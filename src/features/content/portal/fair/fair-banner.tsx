import { type ReactNode, useEffect, useState } from "react";
import { m } from "#messages";
import { site } from "../../../../contract/site.ts";
import { dateText, dayMonthText } from "../../../../i18n/formats.ts";
import { Button, ButtonLink } from "../../../../ui/actions/button.tsx";
import { Container } from "../../../../ui/layout/layout.tsx";
import { badgeRule, isBadgeShown, type TalentProgramme } from "../../fair/talent-programme.ts";
import fairBadgeStyles from "./fair-badge.module.css";
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

/** The way to the modal once the banner is out of sight (S14). */
export function FairBadge({ mark }: { readonly mark: ReactNode }) {
  const isShown = useScrolledFar();
  return (
    <div className={fairBadgeStyles.corner}>
      {isShown && (
        <button
          type="button"
          className={fairBadgeStyles.badge}
          aria-label={m.fair_badge()}
          {...opensModal}
          onClick={openModal}
        >
          {mark}
          <span>{m.fair_badge()}</span>
        </button>
      )}
    </div>
  );
}

/** Whether the page is scrolled so far that the badge shows; looks at most once in the throttle's time (§4, §9). */
function useScrolledFar(): boolean {
  const [isFar, setFar] = useState(false);
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      waiting = undefined;
      setFar(isBadgeShown(scrollY, innerWidth));
    };
    const lookLater = () => {
      waiting ??= setTimeout(look, badgeRule.throttleMs);
    };
    look();
    addEventListener("scroll", lookLater, { passive: true });
    addEventListener("resize", lookLater);
    return () => {
      clearTimeout(waiting);
      removeEventListener("scroll", lookLater);
      removeEventListener("resize", lookLater);
    };
  }, []);
  return isFar;
}

/** The fair's branding on the screens for its visitors, in the banner's place, with the way back. */
export function VirtueBar({ programme }: { readonly programme: TalentProgramme | null }) {
  return (
    <section className={styles.banner} data-on="nila" aria-label={m.fair_region()}>
      <Container className={styles.line}>
        <p>
          <strong>{programme?.name ?? m.fair_region()}</strong>
          <br />
          {m.fair_from()}
        </p>
        {site.fairUrl !== null && (
          <ButtonLink to={site.fairUrl} kind="accent" small>
            {m.fair_back()}
          </ButtonLink>
        )}
      </Container>
    </section>
  );
}
