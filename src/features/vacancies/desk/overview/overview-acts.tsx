import { m } from "#messages";
import { numberText } from "../../../../i18n/formats.ts";
import { ButtonLink } from "../../../../ui/actions/button.tsx";
import { WorkSection } from "../../../../ui/dense/work-page.tsx";
import { Row } from "../../../../ui/layout/layout.tsx";
import type { VacancyState } from "../../states/vacancy-state.ts";
import type { DeskVacancyAnswer } from "../vacancies.calls.ts";
import { PreviewLink } from "../vacancy-state.tsx";
import { getActs, type OverviewAct } from "./overview-page.ts";

interface ActWords {
  title: () => string;
  text: () => string;
  /** After it was done; a draft that was deleted has no page that says so. */
  did?: () => string;
}

/** What each act is called, what it does, and what is said once it is done. */
export const actWords: Readonly<Record<OverviewAct, ActWords>> = {
  submit: {
    title: m.desk_vacancies_act_submit,
    text: m.desk_vacancies_act_submit_text,
    did: m.desk_vacancies_did_submit,
  },
  return: {
    title: m.desk_vacancies_act_return,
    text: m.desk_vacancies_act_return_text,
    did: m.desk_vacancies_did_return,
  },
  publish: {
    title: m.desk_vacancies_act_publish,
    text: m.desk_vacancies_act_publish_text,
    did: m.desk_vacancies_did_publish,
  },
  unschedule: {
    title: m.desk_vacancies_act_unschedule,
    text: m.desk_vacancies_act_unschedule_text,
    did: m.desk_vacancies_did_unschedule,
  },
  extend: {
    title: m.desk_vacancies_act_extend,
    text: m.desk_vacancies_act_extend_text,
    did: m.desk_vacancies_did_extend,
  },
  close: { title: m.desk_vacancies_act_close, text: m.desk_vacancies_act_close_text, did: m.desk_vacancies_did_close },
  archive: {
    title: m.desk_vacancies_act_archive,
    text: m.desk_vacancies_act_archive_text,
    did: m.desk_vacancies_did_archive,
  },
  "take-over": {
    title: m.desk_vacancies_act_take_over,
    text: m.desk_vacancies_act_take_over_text,
    did: m.desk_vacancies_did_take_over,
  },
  plan: { title: m.desk_vacancies_act_plan, text: m.desk_vacancies_act_plan_text, did: m.desk_vacancies_did_plan },
  team: { title: m.desk_vacancies_act_team, text: m.desk_vacancies_act_team_text, did: m.desk_vacancies_did_team },
  duplicate: {
    title: m.desk_vacancies_act_duplicate,
    text: m.desk_vacancies_act_duplicate_text,
    did: m.desk_vacancies_did_duplicate,
  },
  delete: { title: m.desk_vacancies_act_delete, text: m.desk_vacancies_act_delete_text },
};

/** What an act is called at a vacancy of this state: of an open one only its changes are published. */
export function actTitle(act: OverviewAct, state: VacancyState): string {
  const isOfChanges = act === "publish" && state === "open";
  return isOfChanges ? m.desk_vacancies_act_publish_changes() : actWords[act].title();
}

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
      {getActs(vacancy)
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
        {getActs(vacancy)
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
