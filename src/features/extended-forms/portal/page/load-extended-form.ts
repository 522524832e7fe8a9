import type { Api } from "../../../../contract/client.ts";
import { need, type PageRequest, signInFirst } from "../../../../contract/page.ts";
import type { Language } from "../../../../i18n/language.ts";
import { readDraft } from "../../../drafts/portal/drafts.calls.ts";
import { isListName, type KeptList, type ListName, otherCode } from "../../../reference-data/lists.ts";
import { loadEntryTexts } from "../../../reference-data/portal/load-entry-texts.ts";
import { todayInJakarta } from "../../../resumes/rules/calendar.ts";
import type { Variant } from "../../definition/field.ts";
import { type FormValues, getReferences } from "../../form.ts";
import { getFormMasterData, viewForm } from "../extended-form.calls.ts";
import type { MasterDataAnswer } from "../extended-form.schema.ts";
import { longList } from "./controls.ts";
import { serverDraft } from "./keep/form-draft.schema.ts";

type Lists = MasterDataAnswer["data"];

/** Names of chosen entries by list and id. */
export type ChosenTexts = Partial<Record<KeptList, Readonly<Record<number, string>>>>;

/** An entry of a list as the page needs it. */
interface FormEntry {
  id: number;
  text: string;
  code?: string | undefined;
}

/** The lists that the page needs: of those searched on the server only 'Others'. */
function slim(lists: Lists): Partial<Record<KeptList, FormEntry[]>> {
  const slimmed: [string, FormEntry[]][] = Object.entries(lists).map(([list, entries]) => {
    const listEntries = longList(list) !== null ? entries.filter(({ code }) => code === otherCode) : entries;
    return [list, listEntries.map(({ id, text, code }) => ({ id, text, ...(code === undefined ? {} : { code }) }))];
  });
  return Object.fromEntries(slimmed);
}

/** Names of what a form has chosen: those that the lists give, the others asked for. */
async function loadTexts(api: Api, language: Language, form: FormValues, lists: Lists): Promise<ChosenTexts> {
  const texts: Record<string, Record<number, string>> = {};
  const idsByList: Partial<Record<ListName, number[]>> = {};
  for (const { list, id } of getReferences(form)) {
    const known = lists[list]?.find((entry) => entry.id === id)?.text;
    if (known !== undefined) texts[list] = { ...texts[list], [id]: known };
    else if (isListName(list)) idsByList[list] = [...(idsByList[list] ?? []), id];
  }
  const entryTexts = await loadEntryTexts(api, language, idsByList);
  for (const [list, more] of Object.entries(entryTexts)) texts[list] = { ...texts[list], ...more };
  return texts;
}

/** The form as saved, its draft, and the lists to choose from. */
function loadFor(variant: Variant) {
  return async ({ api, language, url, isSignedIn, now }: PageRequest<unknown>) => {
    if (!isSignedIn) throw signInFirst(url);
    const request = { path: { variant }, body: { lang: language } };
    const name = variant === "freshgraduate" ? "flk1" : "flk2";
    const [viewed, listed, drafted] = await Promise.all([
      api.send(viewForm, request),
      api.send(getFormMasterData, request),
      api.send(readDraft, { path: { name } }),
    ]);
    const view = need(viewed, url);
    const { data: lists } = need(listed, url);
    const draft = serverDraft.parse(need(drafted, url).data);
    const values = view.isSubmitted ? view.data : { ...view.data, ...draft.data?.form };
    return {
      variant,
      name,
      language,
      view,
      draft,
      lists: slim(lists),
      texts: await loadTexts(api, language, values, lists),
      today: todayInJakarta(now),
    } as const;
  };
}

export const loadFreshGraduate = loadFor("freshgraduate");
export const loadProfessional = loadFor("professional");

export type ExtendedFormData = Awaited<ReturnType<typeof loadFreshGraduate>>;
