import { m } from "#messages";
import { momentText } from "../../../../i18n/formats.ts";
import { ShowMore } from "../../../../ui/display/details.tsx";
import type { CriterionAnswer, SentScorecardAnswer } from "../scorecards.calls.ts";
import { CardText, Rating, RecommendationWord } from "./card-text.tsx";
import styles from "./scorecards.module.css";

/** "Hendra S.": short enough for several side by side. */
function shortName(name: string): string {
  const [first = "", ...others] = name.split(/\s+/).filter(Boolean);
  const last = others.at(-1);
  return last === undefined ? first : `${first} ${[...last][0]}.`;
}

interface SentCardsProps {
  readonly criteria: readonly CriterionAnswer[];
  readonly sent: readonly SentScorecardAnswer[];
}

/** The sent scorecards, side by side, and the text of each below. */
export function SentCards({ criteria, sent }: SentCardsProps) {
  const newest = sent.flatMap(({ by, versions: [version] }) => (version === undefined ? [] : [{ by, ...version }]));
  return (
    <>
      <section
        className={styles.scroll}
        aria-label={m.desk_scorecards_title()}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard (WCAG 2.1.1)
      >
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{m.desk_scorecards_criterion()}</th>
              {newest.map(({ by }) => (
                <th key={by.id} scope="col" title={by.name}>
                  {shortName(by.name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {criteria.map(({ id, name }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                {newest.map(({ by, text }) => (
                  <td key={by.id}>
                    <Rating rating={text.ratings.find(({ criterionId }) => criterionId === id)?.rating ?? null} />
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">{m.desk_scorecards_recommendation()}</th>
              {newest.map(({ by, text }) => (
                <td key={by.id}>
                  <RecommendationWord recommendation={text.recommendation} />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
      {sent.map((card) => (
        <ShowMore key={card.by.id} summary={m.desk_scorecards_evidence_of({ name: card.by.name })}>
          <Versions criteria={criteria} card={card} />
        </ShowMore>
      ))}
    </>
  );
}

function Versions({ criteria, card }: { readonly card: SentScorecardAnswer } & Pick<SentCardsProps, "criteria">) {
  return (
    <ol className={styles.versions}>
      {card.versions.map(({ number, at, text }) => (
        <li key={number}>
          {card.versions.length > 1 && (
            <span>{m.desk_scorecards_version({ number: String(number), moment: momentText(at) })}</span>
          )}
          <CardText criteria={criteria} text={text} />
        </li>
      ))}
    </ol>
  );
}
