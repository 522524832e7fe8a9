import type { Language } from "../../../i18n/language.ts";
import type { Criterion } from "../../vacancies/criteria/criterion.ts";
import type { OwnScorecard, SentScorecard } from "../read-scorecards.server.ts";
import type { ScorecardText } from "../scorecard.ts";
import type { CriterionAnswer, OwnScorecardAnswer, SentScorecardAnswer } from "./scorecards.calls.ts";

const wireText = ({ ratings, ...text }: ScorecardText) => ({ ...text, ratings: [...ratings] });

/** A criterion in one language; Indonesian where it has no English text. */
export function wireCriterion({ id, name, hint, lowest, highest }: Criterion, language: Language): CriterionAnswer {
  const localize = (text: Criterion["name"]) => text[language] || text.id;
  return { id, name: localize(name), hint: localize(hint), lowest: localize(lowest), highest: localize(highest) };
}

export function wireOwn({ text, sentAt, ...own }: OwnScorecard): OwnScorecardAnswer {
  return { ...own, text: wireText(text), sentAt: sentAt?.toISOString() ?? null };
}

export function wireSent({ by, versions }: SentScorecard): SentScorecardAnswer {
  return {
    by,
    versions: versions.map(({ number, at, text }) => ({ number, at: at.toISOString(), text: wireText(text) })),
  };
}
