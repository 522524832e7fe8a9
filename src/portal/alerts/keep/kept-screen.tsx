import { m } from "#messages";
import { alertsPath } from "../../../domain/alerts/alert-paths.ts";
import { ButtonLink } from "../../../ui/actions/button-link.tsx";
import { StateScreen } from "../../../ui/feedback/state-screen.tsx";
import { Row } from "../../../ui/layout/layout.tsx";
import { oftenText } from "../frequency-words.ts";
import type { KeepOutcome } from "./act-on-keep.ts";

interface KeptScreenProps {
  readonly outcome: Exclude<KeepOutcome, { status: "refused" }>;
  /** The search's list. */
  readonly list: string;
}

/** That a search is kept, was before, or waits for its link. */
export function KeptScreen({ outcome, list }: KeptScreenProps) {
  if (outcome.status === "noted")
    return (
      <StateScreen
        level={1}
        icon="mail"
        tone="success"
        title={m.alerts_noted_title()}
        text={m.alerts_noted_text({ email: outcome.email })}
      >
        <ButtonLink to={list} kind="secondary">
          {m.alerts_kept_list()}
        </ButtonLink>
      </StateScreen>
    );
  const isNew = outcome.status === "kept";
  return (
    <StateScreen
      level={1}
      icon={isNew ? "circle-check" : "bell"}
      tone={isNew ? "success" : "warm"}
      title={isNew ? m.alerts_kept_title() : m.alerts_same_title()}
      text={isNew ? oftenText(outcome.frequency) : m.alerts_same_text()}
    >
      <Row>
        <ButtonLink to={alertsPath}>{m.alerts_kept_all()}</ButtonLink>
        <ButtonLink to={list} kind="secondary">
          {m.alerts_kept_list()}
        </ButtonLink>
      </Row>
    </StateScreen>
  );
}
