import { data, redirect } from "react-router";
import type { Event, Offer, Place, VirtualLocation, WithContext } from "schema-dts";
import { leadToOwnAddress, need, type PageAction, type PageRequest } from "../../../../contract/page.ts";
import { pageAddress, siteRoot } from "../../../../contract/page-address.ts";
import { getId } from "../../../../contract/page-meta.ts";
import { picturePath } from "../../../../contract/share-picture.ts";
import { site } from "../../../../contract/site.ts";
import { eventPath } from "../../event.ts";
import { type EventDetail, getEvent, registerForEvent, unregisterFromEvent } from "../agenda.calls.ts";
import { eventPicture } from "../event-picture.ts";

/** Actions of the form on an event's page. */
const intents = ["register", "unregister"] as const;
export type Intent = (typeof intents)[number];

export const intentName = "intent";
/** Names in the address what was done without script. */
const doneName = "done";
/** Where on the page registering is. */
export const registrationId = "registration";

function isIntent(value: FormDataEntryValue | null): value is Intent {
  return intents.some((intent) => intent === value);
}

/** Where one comes back to register after signing in. */
export function registrationPath(id: number): string {
  return `${eventPath(id)}#${registrationId}`;
}

/** Signing in first, and back to registering (S2). */
export function signInPath(id: number): string {
  return `/signin?redirect=${encodeURIComponent(registrationPath(id))}`;
}

/** The event that an address names, which leads to the page's own spelling; throws 404 where there is none. */
export async function getPublishedEvent(
  { api, params, url, language }: PageRequest<{ id: string }>,
  own: (id: number) => string,
): Promise<EventDetail> {
  const sent = await api.send(getEvent, { path: { id: getId(params.id) }, query: { lang: language } });
  const event = need(sent, url).data;
  leadToOwnAddress(url, [own(event.id)]);
  return event;
}

/** The action done without script, from the address, where the event agrees. */
function doneOf(query: URLSearchParams, { registered }: EventDetail): Intent | null {
  const done = query.get(doneName);
  if (!isIntent(done)) return null;
  return (done === "register") === registered ? done : null;
}

/** One event (R28) and who looks at it. */
export async function load(page: PageRequest<{ id: string }>) {
  const event = await getPublishedEvent(page, eventPath);
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

/** The result of registering or unregistering. */
export type RegistrationOutcome =
  | { status: "done"; intent: Intent; at: number }
  | { status: "failed"; intent: Intent; message: string; isOffline: boolean; at: number };

async function ask(page: PageAction<{ id: string }>): Promise<RegistrationOutcome> {
  const { api, form, params, isSignedIn, language, now } = page;
  const Id = getId(params.id);
  const intentValue = form.get(intentName);
  const intent = isIntent(intentValue) ? intentValue : "register";
  if (!isSignedIn) throw redirect(signInPath(Id));
  const call = intent === "register" ? registerForEvent : unregisterFromEvent;
  const sent = await api.send(call, { body: { Id, lang: language } });
  const at = now.getTime();
  if (sent.status === "accepted") return { status: "done", intent, at };
  if (sent.http === 401) throw redirect(signInPath(Id));
  if (sent.http === 404) throw data({ code: sent.code }, { status: 404 });
  return { status: "failed", intent, message: sent.message, isOffline: sent.http === 0, at };
}

/** Without script: redirects to the page, so that a reload repeats nothing; it says what was done. */
export async function actAndReturn(page: PageAction<{ id: string }>): Promise<RegistrationOutcome> {
  const outcome = await ask(page);
  const path = eventPath(getId(page.params.id));
  if (outcome.status === "done") throw redirect(`${path}?${doneName}=${outcome.intent}#${registrationId}`);
  return outcome;
}

/** With script: in place. */
export async function actInPlace(page: PageAction<{ id: string }>): Promise<RegistrationOutcome> {
  return ask(page);
}

type EventPageData = Pick<EventData, "event" | "siteAddress" | "languageAddress" | "pictureAddress">;

function getPlace({ event: { isOnline, location }, languageAddress }: EventPageData): Place | VirtualLocation {
  if (isOnline) return { "@type": "VirtualLocation", name: location, url: languageAddress };
  const address = { "@type": "PostalAddress", streetAddress: location, addressCountry: "ID" } as const;
  return { "@type": "Place", name: location, address };
}

/** Taking part costs nothing; whether one still may, as the page says it. */
function getOffer({ registration, registrationOpens }: EventDetail, url: string): Offer {
  const isToBeHad = registration === "open" || registration === "not-yet";
  return {
    "@type": "Offer",
    url,
    price: 0,
    priceCurrency: "IDR",
    availability: isToBeHad ? "https://schema.org/InStock" : "https://schema.org/SoldOut",
    ...(registrationOpens === null ? {} : { validFrom: registrationOpens }),
  };
}

/** An event as search engines read it: schema.org's Event with what Google requires and recommends. */
export function eventData(page: EventPageData): WithContext<Event> {
  const { event, siteAddress, languageAddress, pictureAddress } = page;
  const mode = event.isOnline ? "OnlineEventAttendanceMode" : "OfflineEventAttendanceMode";
  return {
    "@context": "https://schema.org",
    "@type": "Event",
    name: event.title,
    description: event.summary,
    url: languageAddress,
    image: [pictureAddress],
    startDate: event.startDate,
    endDate: event.endDate,
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: `https://schema.org/${mode}`,
    location: getPlace(page),
    organizer: { "@type": "Organization", name: site.name, url: siteAddress },
    isAccessibleForFree: true,
    offers: getOffer(event, languageAddress),
  };
}
