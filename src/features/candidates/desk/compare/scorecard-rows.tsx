import type { ReactNode } from "react";
import { m } from "#messages";
import { Rating, RecommendationWord } from "../../../scorecards/desk/panel/card-text.tsx";
import type { ScorecardText } from "../../../scorecards/scorecard.ts";
import type { ComparedApplicants, Comparison } from "./compare.calls.ts";
import styles from "./compare.module.css";

type One = ComparedApplicants[number];

interface Sent {
  id: number;
  name: string;
  text: ScorecardText;
}

/** The newest of what each has sent. */
const newestOf = ({ scorecards }: One): Sent[] =>
  (scorecards ?? []).flatMap(({ by, versions: [newest] }) =>
    newest === undefined ? [] : [{ id: by.id, name: by.name, text: newest.text }],
  );

interface ScorecardRowsProps {
  readonly compared: ComparedApplicants;
  readonly criteria: Comparison["criteria"];
}

/** Scorecards that were sent, a row a criterion: in each cell the same people in the same order. */
export function ScorecardRows({ compared, criteria }: ScorecardRowsProps) {
  return (
    <>
      <tr className={styles.group}>
        <th colSpan={compared.length + 1} scope="colgroup">
          {m.desk_scorecards_title()}
        </th>
      </tr>
      {criteria.map(({ id, name }) => (
        <Line key={id} compared={compared} name={name}>
          {({ text }) => {
            const rating = text.ratings.find(({ criterionId }) => criterionId === id)?.rating ?? null;
            return (
              <>
                <Rating rating={rating} /> <b aria-hidden="true">{rating ?? "–"}</b>
              </>
            );
          }}
        </Line>
      ))}
      <Line compared={compared} name={m.desk_scorecards_recommendation()}>
        {({ text }) => <RecommendationWord recommendation={text.recommendation} />}
      </Line>
    </>
  );
}

interface LineProps {
  readonly compared: ComparedApplicants;
  readonly name: string;
  readonly children: (card: Sent) => ReactNode;
}

function Line({ compared, name, children }: LineProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {compared.map((one) => (
        <td key={one.row.id}>
          {one.scorecards === null && m.desk_scorecards_compare_owed()}
          {one.scorecards !== null && newestOf(one).length === 0 && "–"}
          <ul className={styles.cards}>
            {newestOf(one).map((card) => (
              <li key={card.id}>
                <span>{card.name}</span> {children(card)}
              </li>
            ))}
          </ul>
        </td>
      ))}
    </tr>
  );
}
