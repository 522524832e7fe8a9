import { m } from "#messages";
import { counted } from "../../../i18n/formats.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { ButtonLink } from "../../../ui/actions/button-link.tsx";
import { Switch } from "../../../ui/fields/checkbox.tsx";
import { SkipLink } from "../../../ui/layout/skip-link.tsx";
import { FilterGroup, FilterSheet } from "../../../ui/overlay/filter-sheet.tsx";
import { groups } from "./filter-groups.ts";
import { FilterOption, FilterOptions } from "./filter-options.tsx";
import { listPath, names, withoutFilters, withoutNear } from "./list-state.ts";
import type { ListData } from "./load-list.ts";
import { NearField } from "./near-field.tsx";
import { SalaryFilter } from "./salary-filter.tsx";
import { formId, type ListForm, sheetId } from "./use-list-form.ts";
import { resultsId } from "./use-results-focus.ts";
import styles from "./vacancy-list.module.css";

interface FiltersProps {
  readonly data: ListData;
  readonly form: ListForm;
}

/** Everything to filter by: beside the list, on narrow views a sheet. A choice holds at once; without script by the button. */
export function Filters({ data, form }: FiltersProps) {
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
