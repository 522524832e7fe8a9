import { Form } from "react-router";
import { m } from "#messages";
import { smallBody } from "../../../contract/body-limits.ts";
import { actInDesk, actOnServer, inDesk, onServer } from "../../../contract/page.ts";
import { pageMeta } from "../../../contract/page-meta.ts";
import { vacancyStates } from "../../../domain/vacancies/states/vacancy-state.ts";
import { numberText } from "../../../i18n/formats.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { ButtonLink } from "../../../ui/actions/button-link.tsx";
import { CountTabs } from "../../../ui/dense/count-tabs.tsx";
import { WorkPage, WorkSection } from "../../../ui/dense/work-page.tsx";
import { StateScreen } from "../../../ui/feedback/state-screen.tsx";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { Row, Stack } from "../../../ui/layout/layout.tsx";
import { useOwnAddress } from "../../shell/use-own-address.ts";
import { useViewer } from "../../shell/use-viewer.ts";
import type { VacancyChoices } from "../vacancies.calls.ts";
import { stateWords } from "../vacancy-state.tsx";
import type { Route } from "./+types/vacancies.route";
import { act, type ListData, load } from "./load-vacancies.ts";
import styles from "./vacancies.module.css";
import { VacanciesTable } from "./vacancies-table.tsx";
import { VacancyFilters } from "./vacancy-filters.tsx";

export const loader = onServer(load);
export const clientLoader = inDesk(load);
export const action = actOnServer(act, smallBody);
export const clientAction = actInDesk(act);
export const handle = { needs: "posting.read", hydrate: "eager" };

export function meta() {
  return pageMeta(m.desk_vacancies_title());
}

/** The vacancies within reach, by state (F10). */
export default function Vacancies({ loaderData }: Route.ComponentProps) {
  const { list, choices, filters, isBeginning, today } = loaderData;
  const address = useOwnAddress();
  const companyNames = choices.companies.map(({ name }) => name).join(", ");
  return (
    <WorkPage
      bare
      title={m.desk_vacancies_title()}
      sub={choices.companies.length <= 3 ? companyNames : undefined}
      acts={<BeginAct choices={choices} to={address({ new: "1" })} />}
      side={isBeginning ? <BeginPanel choices={choices} closeTo={address({ new: null })} /> : undefined}
    >
      <StateTabs list={list} current={filters.state} addressOf={(state) => address({ state, cursor: null })} />
      <VacancyFilters filters={filters} choices={choices} />
      {list.data.length === 0 ? (
        <StateScreen icon="briefcase-2" title={m.desk_vacancies_none()} text={m.desk_vacancies_none_text()} />
      ) : (
        <VacanciesTable
          rows={list.data}
          today={today}
          hasCompanies={choices.companies.length !== 1}
          sort={filters.sort}
          sortAddress={(sort) => address({ sort, cursor: null })}
        />
      )}
      <Foot list={list} nextTo={list.next === null ? null : address({ cursor: list.next })} />
    </WorkPage>
  );
}

interface StateTabsProps {
  readonly list: ListData["list"];
  readonly current: string;
  readonly addressOf: (state: string | null) => string;
}

function StateTabs({ list, current, addressOf }: StateTabsProps) {
  const all = vacancyStates.reduce((sum, state) => sum + list.counts[state], 0);
  const tabs = vacancyStates.map((state) => ({
    to: addressOf(state),
    text: stateWords[state](),
    current: current === state,
    count: numberText(list.counts[state]),
  }));
  const whole = { to: addressOf(null), text: m.desk_vacancies_all(), current: current === "", count: numberText(all) };
  return <CountTabs label={m.desk_vacancies_tabs()} tabs={[whole, ...tabs]} />;
}

interface FootProps {
  readonly list: ListData["list"];
  readonly nextTo: string | null;
}

function Foot({ list: { data, total, totalIsMore }, nextTo }: FootProps) {
  if (data.length === 0) return null;
  const counted = { shown: numberText(data.length), total: numberText(total) };
  return (
    <div className={styles.foot}>
      <p role="status">{totalIsMore ? m.desk_vacancies_shown_more(counted) : m.desk_vacancies_shown(counted)}</p>
      <p>{m.desk_vacancies_phases_note()}</p>
      {nextTo !== null && (
        <ButtonLink kind="secondary" to={nextTo}>
          {m.desk_vacancies_more()}
        </ButtonLink>
      )}
    </div>
  );
}

/** One who recruits for one company begins at once; who recruits for several is asked for which. */
function BeginAct({ choices, to }: { readonly choices: VacancyChoices; readonly to: string }) {
  const mayBegin = useMayBegin();
  if (!mayBegin) return null;
  const [company, ...more] = choices.companies;
  if (company === undefined || more.length > 0) {
    return (
      <ButtonLink to={to} icon="plus" preventScrollReset>
        {m.desk_vacancies_new()}
      </ButtonLink>
    );
  }
  return (
    <Form method="post">
      <input type="hidden" name="companyId" value={company.id} />
      <Button type="submit" icon="plus">
        {m.desk_vacancies_new()}
      </Button>
    </Form>
  );
}

function useMayBegin(): boolean {
  return useViewer().roles.some(({ role }) => role === "recruiter");
}

function BeginPanel({ choices, closeTo }: { readonly choices: VacancyChoices; readonly closeTo: string }) {
  const options = choices.companies.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <WorkSection title={m.desk_vacancies_new()}>
      <Form method="post">
        <Stack gap={12}>
          <SelectField name="companyId" label={m.desk_vacancies_new_company()} options={options} />
          <Row gap={8}>
            <Button type="submit">{m.desk_vacancies_new_begin()}</Button>
            <ButtonLink kind="quiet" to={closeTo} preventScrollReset>
              {m.desk_vacancies_new_close()}
            </ButtonLink>
          </Row>
        </Stack>
      </Form>
    </WorkSection>
  );
}
