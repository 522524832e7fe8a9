import { need, type PageRequest, signInFirst } from "../../../contract/page.ts";
import { listPath, parseListState } from "../../finding/list/list-state.ts";
import { getSearchChoices } from "../../finding/vacancies.calls.ts";
import { searchOf, stateOf } from "../state-of-search.ts";

const named = (choices: readonly { id: number; text: string }[], ids: readonly number[]) =>
  choices.filter(({ id }) => ids.includes(id)).map(({ text }) => text);

/** The search that a list's address says, in words, for whoever wants to keep it. Recommendations ask for a sign-in. */
export async function load({ api, url, language, isSignedIn }: PageRequest<object>) {
  const search = searchOf(parseListState(url.searchParams));
  if (search.isMatch && !isSignedIn) throw signInFirst(url);
  const choices = need(await api.send(getSearchChoices, { path: { lang: language } }), url).data;
  const { text, functions, companies, category, isMatch } = search;
  return {
    isSignedIn,
    isMatch,
    words: text,
    filters: [
      ...named(choices.function, functions),
      ...named(choices.company, companies),
      ...named(choices.jenjang, [category]),
    ],
    list: listPath(stateOf(search)),
  };
}

export type KeepData = Awaited<ReturnType<typeof load>>;
