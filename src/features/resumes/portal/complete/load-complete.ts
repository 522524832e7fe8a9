import { need, type PageRequest } from "../../../../contract/page.ts";
import { getFormLists } from "../../../reference-data/portal/master-data.calls.ts";
import { todayInJakarta } from "../../rules/calendar.ts";
import { formLists } from "../form/frame/form-lists.ts";

/** The lists to choose from; who signs up only the browser knows. */
export async function loadComplete({ api, language, url, params, now }: PageRequest<{ source?: string | undefined }>) {
  const lists = need(await api.send(getFormLists, { path: { lang: language } }), url).data;
  return {
    lists: formLists(lists),
    today: todayInJakarta(now),
    source: params.source ?? null,
    redirect: url.searchParams.get("redirect"),
  };
}

export type CompleteData = Awaited<ReturnType<typeof loadComplete>>;
