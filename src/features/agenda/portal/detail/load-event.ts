import { leadToOwnAddress, need, type PageRequest } from "../../../../contract/page.ts";
import { pageAddress, siteRoot } from "../../../../contract/page-address.ts";
import { idOf } from "../../../../contract/page-id.ts";
import { picturePath } from "../../../../contract/share-picture.ts";
import { eventPath } from "../../event-path.ts";
import { type EventDetail, getEvent } from "../agenda.calls.ts";
import { eventPicture } from "../event-picture.ts";
import { doneName, type Intent, isIntent } from "./registration-form.ts";

/** The event that an address names, which leads to the page's own spelling; throws 404 where there is none. */
export async function eventOf(
  { api, params, url, language }: PageRequest<{ id: string }>,
  own: (id: number) => string,
): Promise<EventDetail> {
  const sent = await api.send(getEvent, { path: { id: idOf(params.id) }, query: { lang: language } });
  const event = need(sent, url).data;
  leadToOwnAddress(url, [own(event.id)]);
  return event;
}

/** What was just done without script, as the address tells, where the event agrees. */
function doneOf(query: URLSearchParams, { registered }: EventDetail): Intent | null {
  const done = query.get(doneName);
  if (!isIntent(done)) return null;
  return (done === "register") === registered ? done : null;
}

/** One event (R28) and who looks at it. */
export async function load(page: PageRequest<{ id: string }>) {
  const event = await eventOf(page, eventPath);
  const { isSignedIn, url, language, origin } = page;
  const done = isSignedIn ? doneOf(url.searchParams, event) : null;
  const canonicalPath = eventPath(event.id);
  const picture = picturePath("event", event.id, eventPicture(event, language), language);
  const root = siteRoot(origin);
  return {
    ...{ event, isSignedIn, done, canonicalPath, picturePath: picture },
    siteAddress: pageAddress(root, "/", language),
    languageAddress: pageAddress(root, canonicalPath, language),
    pictureAddress: root + picture,
  };
}

export type EventData = Awaited<ReturnType<typeof load>>;
