import { Suspense } from "react";
import { Link, useHref } from "react-router";
import { m } from "#messages";
import { inBrowser, onServer } from "../../../../contract/page.ts";
import { notForSearchEngines, pageMeta } from "../../../../contract/page-meta.ts";
import { counted } from "../../../../i18n/formats.ts";
import { Button, ButtonLink } from "../../../../ui/actions/button.tsx";
import { MoreLink } from "../../../../ui/actions/more-link.tsx";
import { Switch } from "../../../../ui/fields/checkbox.tsx";
import { PageHead } from "../../../../ui/layout/heads.tsx";
import { Page } from "../../../../ui/layout/layout.tsx";
import { SkipLink } from "../../../../ui/layout/skip-link.tsx";
import { lazyPart } from "../../../../ui/lazy-part.ts";
import { FilterGroup, FilterSheet } from "../../../../ui/overlay/filter-sheet.tsx";
import { usePlace } from "../recent.ts";
import { RecentPlaces } from "../recent-places.tsx";
import { unlessSaved } from "../save/saving.ts";
import { VacancySearchInput } from "../vacancy-search-input.tsx";
import type { Route } from "./+types/vacancy-list.route";
import choosePageStyles from "./choose-page.module.css";
import { SalaryFilter, searchName } from "./chosen-filters.tsx";
import { type Choice, countText, type Group, groups, withChoice } from "./filter-groups.ts";
import { FilterOption, FilterOptions } from "./filter-options.tsx";
import { type ListState, listPath, names, withoutFilters, withoutNear } from "./list-state.ts";
import { type ListData, load } from "./load-list.ts";
import { NearField } from "./near-field.tsx";
import { Results } from "./results.tsx";
import searchFormStyles from "./search-form.module.css";
import { formId, type ListForm, resultsId, sheetId, useListForm } from "./use-list-form.ts";
import styles from "./vacancy-list.module.css";

interface ChoosePageProps {
  readonly group: Group;
  readonly choices: readonly Choice[];
  readonly state: ListState;
  readonly isCounted: boolean;
}

const titles = {
  province: m.vacancies_list_choose_province,
  city: m.vacancies_list_choose_city,
  company: m.vacancies_list_choose_company,
  function: m.vacancies_list_choose_function,
} as const;

/** Every option of a long filter as links, for browsers without script (readings, "Filter lists"). */
function ChoosePage({ group, choices, state, isCounted }: ChoosePageProps) {
  return (
    <Page>
      <PageHead title={titles[group]()} lead={m.vacancies_list_choose_lead()} />
      <ul className={choosePageStyles.choices}>
        {choices
          .toSorted((a, b) => a.text.localeCompare(b.text))
          .map(({ id, text, count }) => (
            <li key={id}>
              <Link to={listPath(withChoice(state, group, id))}>{text}</Link>{" "}
              <span>{countText({ count }, { isCounted })}</span>
            </li>
          ))}
      </ul>
      <MoreLink to={listPath(state)} icon="arrow-left">
        {m.vacancies_list_choose_back()}
      </MoreLink>
    </Page>
  );
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const handle = { needs: "vacancy.read", hydrate: "deferred", isShared: true };
export const shouldRevalidate = unlessSaved;

export function meta({ loaderData }: Route.MetaArgs) {
  const words = loaderData?.state.text ?? "";
  const title = words === "" ? m.vacancies_list_title() : m.vacancies_list_title_search({ words });
  const isHidden = !loaderData?.isForSearchEngines;
  return [...pageMeta(title, m.vacancies_list_description()), ...(isHidden ? [notForSearchEngines] : [])];
}

/** Few come here, so that nobody else carries it. */
const ChooseStart = lazyPart(async () => (await import("./choose-start.tsx")).ChooseStart);

export default function VacancyList({ loaderData }: Route.ComponentProps) {
  const { choosing, startingPlaces, state, isCounted } = loaderData;
  const form = useListForm(state);
  const name = searchName(loaderData);
  usePlace("search", name, listPath({ ...state, page: 1 }));
  if (startingPlaces)
    return (
      <Suspense>
        <ChooseStart places={startingPlaces} state={state} />
      </Suspense>
    );
  if (choosing) return <ChoosePage {...choosing} state={state} isCounted={isCounted} />;
  return (
    <Page className={styles.page}>
      <PageHead title={m.vacancies_list_title()} lead={m.vacancies_list_lead()}>
        <div className={styles.search}>
          <SearchForm form={form} state={loaderData.state} />
        </div>
        {name === "" && <RecentPlaces />}
      </PageHead>
      <div className={styles.browse}>
        <Filters data={loaderData} form={form} />
        <Results data={loaderData} form={form} />
      </div>
    </Page>
  );
}

interface FiltersProps {
  readonly data: ListData;
  readonly form: ListForm;
}

/** Everything to filter by: beside the list, on narrow views a sheet. A choice holds at once; without script by the button. */
function Filters({ data, form }: FiltersProps) {
  const { state, total } = data;
  return (
    <div className={styles.filters} onChange={form.onChoose}>
      <SkipLink target={resultsId}>{m.vacancies_list_skip()}</SkipLink>
      <FilterSheet
        id={sheetId}
        title={m.vacancies_list_filters()}
        closeLabel={m.vacancies_list_filters_close()}
        foot={
          <>
            <ButtonLink to={listPath(withoutNear(withoutFilters(state)))} kind="secondary" preventScrollReset>
              {m.vacancies_list_filters_clear()}
            </ButtonLink>
            <ShowButton total={total.rows} />
          </>
        }
      >
        <Switch
          label={<strong>{m.vacancies_list_match()}</strong>}
          name={names.isMatch}
          value="1"
          form={formId}
          defaultChecked={state.isMatch}
        />
        <NearField data={data} />
        <Few title={m.vacancies_list_level()} name={names.levels} options={data.levels} data={data} />
        {groups.map((group) => (
          <FilterOptions key={group} group={group} data={data} />
        ))}
        <Few title={m.vacancies_list_kind()} name={names.kinds} options={data.kinds} data={data} />
        <SalaryFilter data={data} />
        <noscript>
          <Button type="submit" form={formId} wide>
            {m.vacancies_list_filters_apply()}
          </Button>
        </noscript>
      </FilterSheet>
    </div>
  );
}

interface FewProps extends Pick<FiltersProps, "data"> {
  readonly title: string;
  readonly name: string;
  readonly options: readonly { readonly id: number | string; readonly text: string; readonly count: number }[];
}

/** A filter with so few options that all are shown. */
function Few({ title, name, options, data }: FewProps) {
  if (options.length === 0) return null;
  const chosen: readonly (number | string)[] = name === names.levels ? data.state.levels : data.state.kinds;
  return (
    <FilterGroup title={title}>
      {options.map((choice) => (
        <FilterOption key={choice.id} {...{ name, choice, data }} isChosen={chosen.includes(choice.id)} />
      ))}
    </FilterGroup>
  );
}

/** Ends the sheet of narrow views. With script the list is up to date already, so it only closes. */
function ShowButton({ total }: { readonly total: number }) {
  const close = () => document.getElementById(sheetId)?.hidePopover();
  return (
    <Button type="submit" form={formId} onClick={close}>
      {total === 0 ? m.vacancies_list_filters_none() : m.vacancies_list_filters_show(counted(total))}
    </Button>
  );
}

interface SearchFormProps {
  readonly form: ListForm;
  readonly state: ListState;
}

/** The one field for words, companies, places and codes; the form that filters and order belong to as well. */
function SearchForm({ form, state }: SearchFormProps) {
  return (
    <search className={searchFormStyles.search}>
      <form id={formId} method="get" action={useHref("/lowongan")} onSubmit={form.onSubmit} autoComplete="off">
        <VacancySearchInput
          aria-label={m.vacancies_list_search_label()}
          placeholder={m.vacancies_list_search_hint()}
          defaultValue={state.text}
          searchNow={() => state}
        />
        {state.isExact && <input type="hidden" name={names.exact} value={state.text} />}
        <Button type="submit" icon="search" aria-label={m.vacancies_list_search()}>
          <span>{m.vacancies_list_search()}</span>
        </Button>
      </form>
    </search>
  );
}
