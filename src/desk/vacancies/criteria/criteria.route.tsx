import { m } from "#messages";
import { documentBody } from "../../../contract/body-limits.ts";
import { actInDesk, actOnServer, inDesk, onServer } from "../../../contract/page.ts";
import { pageMeta } from "../../../contract/page-meta.ts";
import { WorkPage } from "../../../ui/dense/work-page.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Stack } from "../../../ui/layout/layout.tsx";
import { Text } from "../../../ui/layout/text.tsx";
import { vacancyTitle } from "../vacancy-title.ts";
import type { Route } from "./+types/criteria.route";
import { CriteriaList } from "./criteria.tsx";
import { CriteriaForm } from "./criteria-form.tsx";
import { act, load } from "./load-criteria.ts";

export const loader = onServer(load);
export const clientLoader = inDesk(load);
export const action = actOnServer(act, documentBody);
export const clientAction = actInDesk(act);
export const handle = { needs: "posting.edit", hydrate: "eager" };

export function meta() {
  return pageMeta(m.desk_vacancies_criteria_title());
}

/** What scorecards of a vacancy judge by, until the first one is sent (F37). */
export default function CriteriaPage({ loaderData: { vacancy, criteria }, actionData }: Route.ComponentProps) {
  return (
    <WorkPage
      title={m.desk_vacancies_criteria_title()}
      sub={vacancyTitle(vacancy)}
      back={{ to: `/staff/vacancies/${vacancy.id}`, label: m.desk_vacancies_edit_back() }}
    >
      <Stack gap={16}>
        <Text tone="muted">{m.desk_vacancies_criteria_text()}</Text>
        {criteria.isLocked ? (
          <>
            <Notice>{m.desk_vacancies_criteria_locked()}</Notice>
            <CriteriaList data={criteria.data} />
          </>
        ) : (
          <CriteriaForm key={vacancy.id} criteria={criteria} refused={actionData} />
        )}
      </Stack>
    </WorkPage>
  );
}
