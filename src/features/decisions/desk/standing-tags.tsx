import { m } from "#messages";
import { type StateTone, StateWord } from "../../../ui/dense/state-word.tsx";
import type { Outcome, ToldStanding } from "../standing.ts";
import { outcomeWords, scheduledText } from "../standing-words.ts";
import styles from "./standing-tags.module.css";

const tones: Record<Outcome, StateTone> = {
  "in-process": "go",
  hired: "ok",
  rejected: "end",
  withdrawn: "none",
  "vacancy-closed": "none",
};

/** What has become of an application. */
export function OutcomeTag({ outcome }: { readonly outcome: Outcome }) {
  return <StateWord tone={tones[outcome]}>{outcomeWords[outcome]()}</StateWord>;
}

interface StandingTagsProps {
  readonly row: {
    readonly standing: ToldStanding;
    readonly who: { readonly kind: "named" | "hidden" | "gone" };
    readonly shared: { readonly byHand: boolean; readonly withCv: boolean };
  };
}

/** Where a candidate stands: what has become of the application, what is scheduled, and who sees whom. */
export function StandingTags({
  row: {
    standing: { outcome, scheduled },
    who,
    shared,
  },
}: StandingTagsProps) {
  return (
    <span className={styles.tags}>
      <OutcomeTag outcome={outcome} />
      {scheduled !== null && (
        <StateWord tone="info" icon="hourglass-high">
          {scheduledText(scheduled)}
        </StateWord>
      )}
      {who.kind === "hidden" && (
        <StateWord tone="none" icon="eye-off">
          {m.desk_standing_anonymous()}
        </StateWord>
      )}
      {shared.byHand && (
        <StateWord tone="none" icon="share-2">
          {shared.withCv ? m.desk_standing_shared_cv() : m.desk_standing_shared()}
        </StateWord>
      )}
    </span>
  );
}
