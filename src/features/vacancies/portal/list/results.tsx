import { m } from "#messages";
import { counted, numberText } from "../../../../i18n/formats.ts";
import { ButtonLink } from "../../../../ui/actions/button-link.tsx";
import { StateScreen } from "../../../../ui/feedback/state-screen.tsx";
import { VisuallyHidden } from "../../../../ui/layout/text.tsx";
import { Pagination } from "../../../../ui/navigation/pagination.tsx";
import { FilterSheetOpener } from "../../../../ui/overlay/filter-sheet.tsx";
import { keepAlertPath } from "../../../alerts/alert-paths.ts";
import { countedHits, lastPage, pageSize } from "../../vacancy.ts";
import { CardGrid } from "../card/card-grid.tsx";
import { AlertMe } from "./alert-me.tsx";
import { ChosenFilters } from "./chosen-filters.tsx";
import { DidYouMean } from "./did-you-mean.tsx";
import { chosenFilters, everything, type ListState, listPath, searchQuery, withoutFilters } from "./list-state.ts";
import type { ListData } from "./load-list.ts";
import styles from "./results.module.css";
import { SortSelect } from "./sort-select.tsx";
import { type ListForm, sheetId } from "./use-list-form.ts";
import { resultsId, useResultsFocus } from "./use-results-focus.ts";

interface ResultsProps {
  readonly data: ListData;
  readonly form: ListForm;
}

/** What was found: how many, by which filters, one page of it, and the other pages. */
export function Results({ data, form }: ResultsProps) {
  const { state, cards } = data;
  const filters = chosenFilters(state);
  useResultsFocus(state);
  return (
    <section className={styles.results} aria-labelledby={resultsId}>
      <VisuallyHidden as="h2" id={resultsId} tabIndex={-1}>
        {m.vacancies_list_results()}
      </VisuallyHidden>
      <div className={styles.tools}>
        <FilterSheetOpener sheet={sheetId}>
          {filters === 0 ? m.vacancies_list_filters_open() : m.vacancies_list_filters_open_count({ count: filters })}
        </FilterSheetOpener>
        <div className={styles.found}>
          <output>{foundWords(data)}</output>
          {data.total.rows > 0 && <AlertMe state={asMeant(data)} isSignedIn={data.isSignedIn} />}
        </div>
        <SortSelect state={state} form={form} />
      </div>
      <DidYouMean data={data} />
      <ChosenFilters data={data} />
      {cards.length === 0 ? (
        <NoResults data={data} />
      ) : (
        <>
          <CardGrid vacancies={cards} today={data.today} />
          <Pages data={data} />
        </>
      )}
    </section>
  );
}

/** The search as it was made, its words as they were probably meant. */
function asMeant({ state, correctedTo }: ListData): ListState {
  return correctedTo === null ? state : { ...state, text: correctedTo };
}

function foundWords({ total }: ListData): string {
  if (total.rows === 0) return m.vacancies_list_found_none();
  if (total.isMore) return m.vacancies_list_found_more({ text: numberText(countedHits) });
  return m.vacancies_list_found(counted(total.rows));
}

function Pages({ data: { state, total, cards } }: Pick<ResultsProps, "data">) {
  const from = (state.page - 1) * pageSize + 1;
  const range = { from: numberText(from), to: numberText(from + cards.length - 1) };
  const isFull = cards.length === pageSize;
  const last = total.isMore && isFull ? Math.max(lastPage(total.rows), state.page + 1) : lastPage(total.rows);
  return (
    <div className={styles.pages}>
      <Pagination
        label={m.vacancies_list_pages()}
        previousLabel={m.vacancies_list_previous()}
        nextLabel={m.vacancies_list_next()}
        current={state.page}
        total={Math.max(last, state.page)}
        to={(page) => listPath({ ...state, page })}
        pageLabel={(page) => m.vacancies_list_page({ page: numberText(page) })}
      />
      <p>
        {total.isMore
          ? m.vacancies_list_range_more({ ...range, text: numberText(countedHits) })
          : m.vacancies_list_range({ ...range, ...counted(total.rows) })}
      </p>
    </div>
  );
}

function words(state: ListState): string {
  const isFiltered = chosenFilters(state) > 0;
  if (state.isMatch) return m.vacancies_list_empty_match();
  if (state.text !== "" && isFiltered) return m.vacancies_list_empty_text_filters({ words: state.text });
  if (state.text !== "") return m.vacancies_list_empty_text({ words: state.text });
  return isFiltered ? m.vacancies_list_empty_filters() : m.vacancies_list_empty_all();
}

/** Nothing on this page: because nothing fits (V19), or because the list ended earlier. */
function NoResults({ data: { state, total } }: { readonly data: ListData }) {
  if (total.rows > 0) return <PastTheEnd state={state} last={lastPage(total.rows)} />;
  const isFiltered = chosenFilters(state) > 0;
  const isAsked = isFiltered || state.text !== "";
  const title = isAsked || state.isMatch ? m.vacancies_list_empty_title() : m.vacancies_list_empty_all_title();
  return (
    <StateScreen icon="search" title={title} level={3} text={words(state)}>
      {state.isMatch && <ButtonLink to="/profile-resume">{m.vacancies_list_empty_resume()}</ButtonLink>}
      {isAsked && (
        <ButtonLink to={keepAlertPath(searchQuery(state))} icon="bell">
          {m.vacancies_list_alert()}
        </ButtonLink>
      )}
      {isAsked && (
        <ButtonLink to={listPath(isFiltered ? withoutFilters(state) : everything)} kind="secondary">
          {isFiltered ? m.vacancies_list_empty_clear() : m.vacancies_list_empty_show_all()}
        </ButtonLink>
      )}
    </StateScreen>
  );
}

function PastTheEnd({ state, last }: { readonly state: ListState; readonly last: number }) {
  return (
    <StateScreen
      icon="file-text"
      tone="warm"
      title={m.vacancies_list_past_title()}
      level={3}
      text={m.vacancies_list_past_text({ page: last })}
    >
      <ButtonLink to={listPath({ ...state, page: last })}>{m.vacancies_list_past_last()}</ButtonLink>
    </StateScreen>
  );
}
