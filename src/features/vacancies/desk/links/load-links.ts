import { redirect } from "react-router";
import { formText } from "../../../../contract/field-values.ts";
import type { PageAction, PageRequest } from "../../../../contract/page.ts";
import { getId } from "../../../../contract/page-meta.ts";
import { addDays, jakartaDay } from "../../../../i18n/calendar.ts";
import { needed } from "../../../desk-base/desk-page.ts";
import type { Refused } from "../../../identity/desk/refusal.tsx";
import { platformIds } from "../../vacancy.ts";
import { type DeskVacancyAnswer, getDeskVacancy } from "../vacancies.calls.ts";
import { addLinkCall, type LinkList, listLinks } from "./links.calls.ts";

export interface LinksData {
  vacancy: DeskVacancyAnswer;
  links: LinkList;
  isAdding: boolean;
  wasMade: boolean;
  /** The link whose picture is shown. */
  openCode: string | null;
  /** Days that a new link begins with. */
  from: string;
  until: string;
}

const usualDays = 30;

/** The links of a vacancy and what came of each. */
export async function load({ api, params, url, now }: PageRequest<{ id: string }>): Promise<LinksData> {
  const path = { id: getId(params.id) };
  const vacancy = needed(await api.send(getDeskVacancy, { path }));
  const from = jakartaDay(now);
  return {
    vacancy,
    links: needed(await api.send(listLinks, { path })),
    isAdding: url.searchParams.has("new") && vacancy.mayEdit,
    wasMade: url.searchParams.has("made"),
    openCode: url.searchParams.get("made") ?? url.searchParams.get("code"),
    from,
    until: vacancy.publicEndDate ?? vacancy.endDate ?? addDays(from, usualDays),
  };
}

/** Makes a link. */
export async function act({ api, form, params }: PageAction<{ id: string }>): Promise<Refused> {
  const id = getId(params.id);
  const platformId = platformIds.find((one) => String(one) === formText(form, "platformId")) ?? platformIds[0];
  const body = {
    platformId,
    ...{ mediaCode: formText(form, "mediaCode"), opensOn: formText(form, "opensOn") },
    ...{ expiresOn: formText(form, "expiresOn"), note: formText(form, "note") },
  };
  const sent = await api.send(addLinkCall, { path: { id }, body });
  if (sent.status === "refused") return { message: sent.message, errors: sent.errors };
  throw redirect(`/staff/vacancies/${id}/links?made=${sent.answer.code}`);
}
