import { Form, Link, useHref } from "react-router";
import { getLocale } from "#language-runtime";
import { m } from "#messages";
import { pageAddress } from "../../../../contract/page-address.ts";
import { counted, numberText } from "../../../../i18n/formats.ts";
import { Button, ButtonLink } from "../../../../ui/actions/button.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { StateScreen } from "../../../../ui/feedback/state-screen.tsx";
import { Select } from "../../../../ui/fields/select-field.tsx";
import { VisuallyHidden } from "../../../../ui/layout/text.tsx";
import { Pagination } from "../../../../ui/navigation/pagination.tsx";
import { FilterSheetOpener } from "../../../../ui/overlay/filter-sheet.tsx";
import { keepAlertPath } from "../../../alerts/alert.ts";
import { countedHits, type ListSort, lastPage, pageSize } from "../../vacancy.ts";
import { CardGrid } from "../card-grid.tsx";
import alertMeStyles from "./alert-me.module.css";
import { ChosenFilters } from "./chosen-filters.tsx";
import didYouMeanStyles from "./did-you-mean.module.css";
import {
  chosenFilters,
  everything,
  feedPath,
  type ListState,
  listPath,
  names,
  searchQuery,
  withoutFilters,
} from "./list-state.ts";
import type { ListData } from "./load-list.ts";
import styles from "./results.module.css";
import sortSelectStyles from "./sort-select.module.css";
import { formId, type ListForm, resultsId, sheetId, useResultsFocus } from "./use-list-form.ts";

const labels = {
  nearest: m.vacancies_list_sort_nearest,
  newest: m.vacancies_list_sort_newest,
  closing: m.vacancies_list_sort_closing,
  relevance: m.vacancies_list_sort_relevance,
} as const;

/** The orders that make sense, the usual one first: by distance from where one starts, by fit where there is something to fit. */
function orders({ text, isMatch, near }: ListState): readonly ListSort[] {
  const byDate = ["newest", "closing"] as const;
  const byFit = text === "" && !isMatch ? byDate : (["relevance", ...byDate] as const);
  return near === null ? byFit : ["nearest", ...byFit];
}

interface SortSelectProps {
  readonly state: ListState;
  readonly form: ListForm;
}

/** In which order; the usual one leaves no trace in the address. */
function SortSelect({ state, form }: SortSelectProps) {
  const [usual, ...others] = orders(state);
  const options = [usual, ...others].flatMap((sort) =>
    sort === undefined ? [] : [{ value: sort === usual ? "" : sort, label: labels[sort]() }],
  );
  return (
    <div className={sortSelectStyles.sort}>
      <label htmlFor={names.sort}>{m.vacancies_list_sort()}</label>
      <Select
        id={names.sort}
        name={names.sort}
        form={formId}
        options={options}
        defaultValue={state.sort ?? ""}
        onChange={form.onChoose}
      />
    </div>
  );
}

interface ResultsProps {
  readonly data: ListData;
  readonly form: ListForm;
}

/** The result: the count, the filters, one page of it, and links to the other pages. */
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

/** A text that looks misspelt: what was searched for in its place, and the way to what was typed; or what may be meant. */
function DidYouMean({ data: { state, correctedTo, didYouMean } }: { readonly data: ListData }) {
  const first = { ...state, page: 1 };
  if (correctedTo !== null) {
    return (
      <Notice icon="bulb" className={didYouMeanStyles.notice}>
        <p>
          <Link to={listPath({ ...first, text: correctedTo, isExact: false })}>
            {m.vacancies_list_corrected({ words: correctedTo })}
          </Link>
        </p>
        <p>
          <Link to={listPath({ ...first, isExact: true })}>{m.vacancies_list_exact({ words: state.text })}</Link>
        </p>
      </Notice>
    );
  }
  if (didYouMean === null) return null;
  return (
    <Notice icon="bulb" className={didYouMeanStyles.notice}>
      <p>
        {m.vacancies_list_did_you_mean()}{" "}
        <Link to={listPath({ ...first, text: didYouMean, isExact: false })}>{didYouMean}</Link>
      </p>
    </Notice>
  );
}

interface AlertMeProps {
  readonly state: ListState;
  readonly isSignedIn: boolean;
}

/** Keeps the search as it stands (suggestions §2), by one press for anyone who is signed in; its feed beside. */
function AlertMe({ state, isSignedIn }: AlertMeProps) {
  const keep = keepAlertPath(searchQuery(state));
  const feed = useHref(pageAddress("", feedPath(state), getLocale()));
  return (
    <span className={alertMeStyles.beside}>
      {isSignedIn ? (
        <Form method="post" action={keep}>
          <Button type="submit" kind="secondary" small icon="bell">
            {m.vacancies_list_alert()}
          </Button>
        </Form>
      ) : (
        <ButtonLink to={keep} kind="secondary" small icon="bell" rel="nofollow">
          {m.vacancies_list_alert()}
        </ButtonLink>
      )}
      {!state.isMatch && (
        <a href={feed} className={alertMeStyles.feed} type="application/atom+xml">
          {m.vacancies_list_feed()}
        </a>
      )}
    </span>
  );
}
