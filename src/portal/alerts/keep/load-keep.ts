import { need, type PageRequest, signInFirst } from "../../../contract/page.ts";
import { listPath, parseListState } from "../../finding/list/list-state.ts";
import { getSearchChoices } from "../../finding/vacancies.calls.ts";
import { searchOf, stateOf } from "../state-of-search.ts";
import { toWire } from "../wire-search.ts";

function named<Id>(choices: readonly { id: Id; text: string }[], ids: readonly Id[]): string[] {
  return choices.filter(({ id }) => ids.includes(id)).map(({ text }) => text);
}

/** The search that a list's address says, in words, for whoever wants to keep it. Recommendations ask for a sign-in. */
export async function load({ api, url, language, isSignedIn }: PageRequest<object>) {
  const search = searchOf(parseListState(url.searchParams));
  if (search.isMatch && !isSignedIn) throw signInFirst(url);
  // Of the search's own, so that a place is named in which nothing is open.
  const { isMatch: _isMatch, ...asked } = toWire({ ...search, text: "" });
  const offered = await api.send(getSearchChoices, { path: { lang: language }, query: { ...asked, correct: "false" } });
  const choices = need(offered, url).data;
  const { text, functions, companies, category, places, kinds, salaryFrom, isMatch } = search;
  return {
    isSignedIn,
    isMatch,
    words: text,
    filters: [
      ...named(choices.function, functions),
      ...named(choices.company, companies),
      ...named(choices.jenjang, [category]),
      ...named([...choices.province, ...choices.city], places),
      ...named(choices.employment, kinds),
      ...named(choices.salary, [salaryFrom]),
    ],
    list: listPath(stateOf(search)),
  };
}

export type KeepData = Awaited<ReturnType<typeof load>>;
