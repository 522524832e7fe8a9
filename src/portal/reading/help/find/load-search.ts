import { need, type PageRequest } from "../../../../contract/page.ts";
import { searchPath } from "../../../../domain/help/help-paths.ts";
import { getHelpCategories, getHelpContact, searchQuestions } from "../help.calls.ts";
import { longestSearch } from "../search/search-length.ts";

/** What was found for `?q=` (R31). */
export async function load({ api, url, language }: PageRequest<object>) {
  const words = (url.searchParams.get("q") ?? "").trim().slice(0, longestSearch);
  const path = { lang: language };
  const [found, all, contact] = await Promise.all([
    api.send(searchQuestions, { path, body: { Question: words } }),
    api.send(getHelpCategories, { path }),
    api.send(getHelpContact, { body: { lang: language } }),
  ]);
  const { questions, didYouMean } = need(found, url);
  return {
    words,
    questions,
    didYouMean: didYouMean ?? null,
    categories: need(all, url).categories,
    contact: need(contact, url),
    canonicalPath: searchPath(words),
  };
}

export type SearchData = Awaited<ReturnType<typeof load>>;
