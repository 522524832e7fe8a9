import { useNavigate } from "react-router";
import { m } from "#messages";
import { browserApi } from "../../../contract/browser-api.ts";
import { counted, numberText } from "../../../i18n/formats.ts";
import { documentLanguage } from "../../../i18n/language.browser.ts";
import type { TextInputProps } from "../../../ui/fields/text-input.tsx";
import { SuggestInput } from "../../../ui/search-select/suggest-input.tsx";
import type { Found, Search } from "../../../ui/search-select/use-search.ts";
import { withChoice } from "./list/filter-groups.ts";
import { type ListState, listPath, names } from "./list/list-state.ts";
import { getSuggestions, type Suggestion } from "./vacancies.calls.ts";

interface VacancySearchInputProps extends Omit<TextInputProps, "name" | "type" | "icon" | "maxLength"> {
  /** Filters of a chosen suggestion, beside the words. */
  readonly searchNow: () => ListState;
}

/** The box for words, companies, places and codes that suggests while one types; a suggestion leads to its list. */
export function VacancySearchInput({ searchNow, ...input }: VacancySearchInputProps) {
  const navigate = useNavigate();
  const onSuggestion = ({ value }: Found) =>
    navigate(listPath(chosenState(searchNow(), value)), { preventScrollReset: true });
  return (
    <SuggestInput
      {...input}
      type="search"
      name={names.text}
      icon="search"
      maxLength={100}
      enterKeyHint="search"
      suggest={suggest}
      onSuggestion={onSuggestion}
      texts={{ label: m.vacancies_suggest_label(), count: (found) => m.vacancies_suggest_found(counted(found)) }}
    />
  );
}

const suggest: Search = async (text, signal) => {
  const request = { path: { lang: documentLanguage() }, query: { SearchString: text } };
  const sent = await browserApi.send(getSuggestions, request, { signal });
  return sent.status === "accepted" ? sent.answer.data.map(toFound) : [];
};

/** A suggestion as the list shows it; its value says what choosing it does. */
function toFound(suggestion: Suggestion): Found {
  const { kind, text } = suggestion;
  const count = numberText(suggestion.count);
  switch (kind) {
    case "title":
      return { value: `text:${text}`, label: text, note: m.vacancies_suggest_title({ count }) };
    case "code":
      return { value: `text:${text}`, label: text, note: suggestion.title };
    case "company":
      return { value: `company:${suggestion.id}`, label: text, note: m.vacancies_suggest_company({ count }) };
    case "place":
      return { value: `city:${suggestion.id}`, label: text, note: m.vacancies_suggest_place({ count }) };
  }
}

/** A suggestion's effect: search for its text; or filter by its company or place, in place of the words. */
export function chosenState(state: ListState, value: string): ListState {
  const at = value.indexOf(":");
  const [kind, rest] = [value.slice(0, at), value.slice(at + 1)];
  if (kind === "company" || kind === "city")
    return withChoice({ ...state, text: "", isExact: false }, kind, Number(rest));
  return { ...state, text: rest, isExact: false, page: 1 };
}
