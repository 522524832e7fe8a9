import { Link, useNavigate } from "react-router";
import { m } from "#messages";
import { browserApi } from "../../../../contract/browser-api.ts";
import { counted } from "../../../../i18n/formats.ts";
import { documentLanguage } from "../../../../i18n/language.browser.ts";
import { Checkbox } from "../../../../ui/fields/checkbox.tsx";
import { useHydrated } from "../../../../ui/hydrated.ts";
import { FilterGroup } from "../../../../ui/overlay/filter-sheet.tsx";
import { SuggestInput } from "../../../../ui/search-select/suggest-input.tsx";
import type { Search } from "../../../../ui/search-select/use-search.ts";
import { searchMasterList } from "../../../reference-data/portal/master-data.calls.ts";
import styles from "./filter-options.module.css";
import { choosePath, listPath, names } from "./list-state.ts";
import type { ListData } from "./load-list.ts";
import { formId } from "./use-list-form.ts";

/** Start place of distances: the chosen one, to be unticked, and a field to choose by (without script a page). */
export function NearField({ data: { state, near } }: { readonly data: ListData }) {
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const first = { ...state, page: 1, sort: null };
  const choose = (id: string) => navigate(listPath({ ...first, near: Number(id) }), { preventScrollReset: true });
  return (
    <FilterGroup title={m.vacancies_list_near()}>
      {near !== null && (
        <Checkbox key={near.id} label={near.text} name={names.near} value={near.id} form={formId} defaultChecked />
      )}
      {isHydrated ? (
        <SuggestInput
          key={state.near}
          icon="map-pin"
          aria-label={m.vacancies_list_near_search()}
          placeholder={m.vacancies_list_near_search()}
          autoComplete="off"
          // The words in this field are no choice, and ask for no list.
          onChange={(event) => event.stopPropagation()}
          suggest={places}
          onSuggestion={({ value }) => choose(value)}
          texts={{
            label: m.vacancies_list_near(),
            count: (found) => m.vacancies_suggest_found(counted(found)),
          }}
        />
      ) : (
        <Link className={styles.all} to={choosePath(names.near, first)}>
          {m.vacancies_list_near_choose()}
        </Link>
      )}
    </FilterGroup>
  );
}

/** Provinces, regencies and cities by what one types, short names too; not "Lainnya", which has no code of the ministry. */
const places: Search = async (search, signal) => {
  const request = { path: { lang: documentLanguage(), list: "domicile" }, query: { search, limit: 6 } };
  const sent = await browserApi.send(searchMasterList, request, { signal });
  const found = sent.status === "accepted" ? sent.answer.data : [];
  return found.filter(({ code }) => /^\d/.test(code ?? "")).map(({ id, text }) => ({ value: String(id), label: text }));
};
