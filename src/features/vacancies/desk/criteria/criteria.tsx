import { getLocale } from "#language-runtime";
import { m } from "#messages";
import { ButtonLink } from "../../../../ui/actions/button.tsx";
import { WorkSection } from "../../../../ui/dense/work-page.tsx";
import { Text } from "../../../../ui/layout/text.tsx";
import type { BothTexts, DeskVacancyAnswer } from "../vacancies.calls.ts";
import type { CriteriaAnswer } from "./criteria.calls.ts";
import styles from "./criteria.module.css";

/** In the page's language, or else in Indonesian. */
const localText = (text: BothTexts) => text[getLocale()] || text.id;

interface CriteriaProps {
  readonly criteria: CriteriaAnswer;
  readonly vacancy: DeskVacancyAnswer;
}

/** What the scorecards of a vacancy judge by, and the way to where it is written. */
export function Criteria({ criteria: { data, isLocked }, vacancy }: CriteriaProps) {
  return (
    <WorkSection
      title={m.desk_vacancies_criteria_title()}
      aside={
        vacancy.mayEdit && !isLocked ? (
          <ButtonLink small kind="quiet" icon="pencil" to={`/staff/vacancies/${vacancy.id}/criteria`}>
            {m.desk_vacancies_criteria_edit()}
          </ButtonLink>
        ) : undefined
      }
    >
      {data.length === 0 ? <Text tone="muted">{m.desk_vacancies_criteria_none()}</Text> : <CriteriaList data={data} />}
      {isLocked && (
        <Text look="small" tone="muted">
          {m.desk_vacancies_criteria_locked()}
        </Text>
      )}
    </WorkSection>
  );
}

export function CriteriaList({ data }: Pick<CriteriaAnswer, "data">) {
  return (
    <ol className={styles.list}>
      {data.map((criterion) => {
        const [lowest, highest] = [localText(criterion.lowest), localText(criterion.highest)];
        return (
          <li key={criterion.id}>
            <strong>{localText(criterion.name)}</strong>
            {localText(criterion.hint) !== "" && <p>{localText(criterion.hint)}</p>}
            {lowest !== "" && <p>{m.desk_scorecards_means_lowest({ lowest })}</p>}
            {highest !== "" && <p>{m.desk_scorecards_means_highest({ highest })}</p>}
          </li>
        );
      })}
    </ol>
  );
}
