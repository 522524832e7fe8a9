import { need, type PageRequest, signInFirst } from "../../../../contract/page.ts";
import { readDraft } from "../../../drafts/portal/drafts.calls.ts";
import { loadEntryTexts } from "../../../reference-data/portal/load-entry-texts.ts";
import { getFormLists } from "../../../reference-data/portal/master-data.calls.ts";
import { todayInJakarta } from "../../rules/calendar.ts";
import { serverDraft } from "../draft/draft-data.schema.ts";
import { formLists } from "../form/frame/form-lists.ts";
import { valuesFromProfile, wantedEntries } from "../form/values/values-from-profile.ts";
import { getFormProfile } from "../resume.calls.ts";

/** The stored resume, its draft, and the lists to choose from. */
export async function loadEdit({ api, language, url, isSignedIn, now }: PageRequest<unknown>) {
  if (!isSignedIn) throw signInFirst(url);
  const path = { lang: language };
  const [profileSent, listsSent, draftSent] = await Promise.all([
    api.send(getFormProfile, { path }),
    api.send(getFormLists, { path }),
    api.send(readDraft, { path: { name: "resume" } }),
  ]);
  const profile = need(profileSent, url).data;
  const lists = need(listsSent, url).data;
  const draft = need(draftSent, url).data;
  const texts = await loadEntryTexts(api, language, wantedEntries(profile));
  return {
    saved: valuesFromProfile(profile, { texts, language }),
    version: profile.version,
    hasOutdatedConsents: profile.outdatedConsents.length > 0,
    draft: serverDraft.parse(draft),
    lists: formLists(lists),
    today: todayInJakarta(now),
  };
}

export type EditData = Awaited<ReturnType<typeof loadEdit>>;
