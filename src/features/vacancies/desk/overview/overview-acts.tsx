import { m } from "#messages";
import { numberText } from "../../../../i18n/formats.ts";
import { ButtonLink } from "../../../../ui/actions/button-link.tsx";
import { WorkSection } from "../../../../ui/dense/work-page.tsx";
import { Row } from "../../../../ui/layout/layout.tsx";
import { PreviewLink } from "../preview-link.tsx";
import type { DeskVacancyAnswer } from "../vacancies.calls.ts";
import { actTitle } from "./act-words.ts";
import { actsOf, type OverviewAct } from "./load-overview.ts";

/** Acts that lead the way. */
const leading: readonly OverviewAct[] = ["submit", "publish"];

interface HeadActsProps {
  readonly vacancy: DeskVacancyAnswer;
  readonly previewPath: string;
}

/** What is done every day: its applicants, how it looks, editing it, and what leads it on. */
export function HeadActs({ vacancy, previewPath }: HeadActsProps) {
  const { id, numbers, acts } = vacancy;
  return (
    <>
      <PreviewLink path={previewPath} />
      {numbers.applied > 0 && (
        <ButtonLink kind="secondary" icon="users" to={`/staff/vacancies/${id}/applicants`}>
          {m.desk_vacancies_overview_applicants({ count: numberText(numbers.applied) })}
        </ButtonLink>
      )}
      {acts.includes("edit") && (
        <ButtonLink kind="secondary" icon="pencil" to={`/staff/vacancies/${id}/edit`}>
          {m.desk_vacancies_overview_edit()}
        </ButtonLink>
      )}
      {actsOf(vacancy)
        .filter((act) => leading.includes(act))
        .map((act) => (
          <ButtonLink key={act} icon="send" to={`?act=${act}`} preventScrollReset>
            {actTitle(act, vacancy.state)}
          </ButtonLink>
        ))}
    </>
  );
}

/** What is done now and then. */
export function SideActs({ vacancy }: { readonly vacancy: DeskVacancyAnswer }) {
  const { id, questions, state } = vacancy;
  return (
    <WorkSection title={m.desk_vacancies_overview_acts()}>
      <Row gap={8}>
        <ButtonLink kind="secondary" icon="link" to={`/staff/vacancies/${id}/links`}>
          {m.desk_vacancies_links_title()}
        </ButtonLink>
        <ButtonLink kind="secondary" icon="list-details" to={`/staff/vacancies/${id}/questions`}>
          {m.desk_vacancies_overview_questions({ count: questions.length })}
        </ButtonLink>
        {actsOf(vacancy)
          .filter((act) => !leading.includes(act))
          .map((act) => (
            <ButtonLink key={act} kind="secondary" to={`?act=${act}`} preventScrollReset>
              {actTitle(act, state)}
            </ButtonLink>
          ))}
      </Row>
    </WorkSection>
  );
}
