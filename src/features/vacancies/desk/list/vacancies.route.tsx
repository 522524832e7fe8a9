import { Form, useLocation } from "react-router";
import { m } from "#messages";
import { smallBody } from "../../../../contract/body-limits.ts";
import { actInDesk, actOnServer, inDesk, onServer } from "../../../../contract/page.ts";
import { pageMeta } from "../../../../contract/page-meta.ts";
import { numberText } from "../../../../i18n/formats.ts";
import { Button, ButtonLink } from "../../../../ui/actions/button.tsx";
import { CountTabs } from "../../../../ui/dense/count-tabs.tsx";
import { FilterBar, WorkPage, WorkSection } from "../../../../ui/dense/work-page.tsx";
import { StateScreen } from "../../../../ui/feedback/state-screen.tsx";
import { Select, SelectField } from "../../../../ui/fields/select-field.tsx";
import { TextInput } from "../../../../ui/fields/text-input.tsx";
import { Row, Stack } from "../../../../ui/layout/layout.tsx";
import { useOwnAddress } from "../../../desk-base/use-own-address.ts";
import { useViewer } from "../../../identity/desk/use-viewer.ts";
import { vacancyStates } from "../../states/vacancy-state.ts";
import { closingWithin } from "../../vacancy-list.ts";
import type { VacancyChoices } from "../vacancies.calls.ts";
import { stateWords } from "../vacancy-state.tsx";
import type { Route } from "./+types/vacancies.route";
import { act, type ListData, type ListFilters, load } from "./load-vacancies.ts";
import styles from "./vacancies.module.css";
import { VacanciesTable } from "./vacancies-table.tsx";

interface VacancyFiltersProps {
  readonly filters: ListFilters;
  readonly choices: VacancyChoices;
}

const getOptions = (choices: VacancyChoices["companies"]) =>
  choices.map(({ id, name }) => ({ value: String(id), label: name }));

/** What narrows the list; the state's tab and the order stay. */
function VacancyFilters({ filters, choices }: VacancyFiltersProps) {
  // Words are looked for in all states, unless one was chosen.
  const isChosen = new URLSearchParams(useLocation().search).has("state");
  return (
    <FilterBar
      label={m.desk_vacancies_filters()}
      button={
        <Button type="submit" kind="secondary">
          {m.desk_vacancies_find()}
        </Button>
      }
    >
      {isChosen && filters.state !== "" && <input type="hidden" name="state" value={filters.state} />}
      {filters.sort !== "" && <input type="hidden" name="sort" value={filters.sort} />}
      <TextInput
        type="search"
        name="q"
        maxLength={100}
        aria-label={m.desk_vacancies_search()}
        placeholder={m.desk_vacancies_search()}
        defaultValue={filters.q}
      />
      {choices.companies.length > 1 && (
        <Select
          name="companyId"
          aria-label={m.desk_vacancies_col_company()}
          placeholder={m.desk_vacancies_any_company()}
          defaultValue={filters.companyId}
          options={getOptions(choices.companies)}
        />
      )}
      <Select
        name="functionId"
        aria-label={m.desk_vacancies_any_function()}
        placeholder={m.desk_vacancies_any_function()}
        defaultValue={filters.functionId}
        options={getOptions(choices.functions)}
      />
      <Select
        name="ownerId"
        aria-label={m.desk_vacancies_col_owner()}
        placeholder={m.desk_vacancies_any_owner()}
        defaultValue={filters.ownerId}
        options={getOptions(choices.owners)}
      />
      <Select
        name="closing"
        aria-label={m.desk_vacancies_col_closes()}
        placeholder={m.desk_vacancies_any_closing()}
        defaultValue={filters.closing}
        options={closingWithin.map((days) => ({
          value: String(days),
          label: m.desk_vacancies_closing_within({ days: numberText(days) }),
        }))}
      />
      <ReviewFilter chosen={filters.review} />
    </FilterBar>
  );
}

/** For anyone who may publish what someone else edited. */
function ReviewFilter({ chosen }: { readonly chosen: string }) {
  if (!useViewer().actions.includes("posting.edit")) return null;
  return (
    <Select
      name="review"
      aria-label={m.desk_vacancies_review()}
      placeholder={m.desk_vacancies_any_review()}
      defaultValue={chosen}
      options={[{ value: "mine", label: m.desk_vacancies_review_mine() }]}
    />
  );
}

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
  const whole = { to: addressOf("all"), text: m.desk_vacancies_all(), current: current === "", count: numberText(all) };
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
