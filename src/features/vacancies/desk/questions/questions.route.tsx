import { m } from "#messages";
import { documentBody } from "../../../../contract/body-limits.ts";
import { actInDesk, actOnServer, inDesk, onServer } from "../../../../contract/page.ts";
import { pageMeta } from "../../../../contract/page-meta.ts";
import { WorkPage, WorkSection } from "../../../../ui/dense/work-page.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { StateScreen } from "../../../../ui/feedback/state-screen.tsx";
import { Stack } from "../../../../ui/layout/layout.tsx";
import { Text } from "../../../../ui/layout/text.tsx";
import type { DeskVacancyAnswer } from "../vacancies.calls.ts";
import { PreviewLink, vacancyTitle } from "../vacancy-state.tsx";
import type { Route } from "./+types/questions.route";
import { kindWords } from "./desk-question.ts";
import { act, load } from "./load-questions.ts";
import styles from "./questions.module.css";
import { QuestionsForm } from "./questions-form.tsx";

export const loader = onServer(load);
export const clientLoader = inDesk(load);
export const action = actOnServer(act, documentBody);
export const clientAction = actInDesk(act);
export const handle = { needs: "posting.read", hydrate: "eager" };

export function meta() {
  return pageMeta(m.desk_vacancies_questions_title());
}

/** What a vacancy asks who applies, with what an answer must be (F17). */
export default function Questions({ loaderData, actionData }: Route.ComponentProps) {
  const { vacancy, previewPath, saved } = loaderData;
  return (
    <WorkPage
      title={m.desk_vacancies_questions_title()}
      sub={vacancyTitle(vacancy)}
      back={{ to: `/staff/vacancies/${vacancy.id}`, label: m.desk_vacancies_edit_back() }}
      acts={<PreviewLink path={previewPath} />}
    >
      <Stack gap={16}>
        {saved !== null && actionData === undefined && (
          <Notice tone="success" announce="status">
            {m.desk_vacancies_questions_saved()}
          </Notice>
        )}
        {vacancy.acts.includes("edit") ? (
          <WorkSection title={m.desk_vacancies_questions_asked()}>
            <Text tone="muted" className={styles.read}>
              {m.desk_vacancies_questions_lead()}
            </Text>
            <QuestionsForm key={`${vacancy.id}-${saved}`} vacancy={vacancy} notSaved={actionData} />
          </WorkSection>
        ) : (
          <Read vacancy={vacancy} />
        )}
      </Stack>
    </WorkPage>
  );
}

/** What is asked, for who may not change it, or not now. */
function Read({ vacancy: { questions } }: { readonly vacancy: DeskVacancyAnswer }) {
  if (questions.length === 0) {
    return <StateScreen level={2} icon="list-details" title={m.desk_vacancies_questions_none()} />;
  }
  return (
    <ol className={styles.read}>
      {questions.map(({ id, words, kind, required }) => (
        <li key={id}>
          {words.id}
          <small>
            {required ? `${kindWords[kind]()}, ${m.desk_vacancies_question_is_required()}` : kindWords[kind]()}
          </small>
        </li>
      ))}
    </ol>
  );
}
