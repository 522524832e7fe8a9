import { data } from "react-router";
import { leadToOwnAddress, need, type PageAction, type PageRequest, signInFirst } from "../../../contract/page.ts";
import { idOf } from "../../../contract/page-id.ts";
import { formRequestPath } from "../../../domain/applications/summary/summary-address.ts";
import { jakartaDay } from "../../../i18n/calendar.ts";
import { dateText } from "../../../i18n/formats.ts";
import { getApplication, getApplicationDetails } from "../../applying/application.calls.ts";
import { statusOfWire } from "../../applying/wire-status.ts";
import { giveFormCall } from "./give-form.calls.ts";

interface Params {
  id: string;
}

const day = (moment: string) => dateText(jakartaDay(moment));

/** Which company asks for the extended form, for what, and how that stands; 404 where none asked. */
export async function load(page: PageRequest<Params>) {
  const { api, language, url } = page;
  if (!page.isSignedIn) throw signInFirst(url);
  const id = idOf(page.params.id);
  leadToOwnAddress(url, [formRequestPath(id)]);
  const [sent, details] = await Promise.all([
    api.send(getApplication, { path: { id, lang: language }, query: {} }),
    api.send(getApplicationDetails, { path: { lang: language }, body: { applicationId: id } }),
  ]);
  const { position, companyName, applicationStatusId } = need(sent, url).data;
  const { formRequest } = need(details, url).data;
  if (formRequest === null) throw data({ code: "not-found" }, { status: 404 });
  const { status, askedAt, answeredAt, ownForm } = formRequest;
  return {
    ...{ id, position, company: companyName, status },
    isOpen: statusOfWire(applicationStatusId) === "on-process",
    askedOn: day(askedAt),
    answeredOn: answeredAt === null ? "" : day(answeredAt),
    ownForm: ownForm && { to: ownForm.url, sentOn: day(ownForm.sentAt) },
  };
}

export type FormRequestData = Awaited<ReturnType<typeof load>>;

/** Why a press changed nothing, in the server's words; null where it did. */
export async function act(page: PageAction<Params>): Promise<{ message: string } | null> {
  const { api, form, url } = page;
  const body = { applicationId: idOf(page.params.id), give: form.get("answer") === "give" };
  const sent = await api.send(giveFormCall, { body });
  if (sent.status === "accepted") return null;
  if (sent.http === 401 || sent.http === 404) need(sent, url);
  return { message: sent.message };
}
