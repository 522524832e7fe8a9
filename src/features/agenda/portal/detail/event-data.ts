import type { Event, Offer, Place, VirtualLocation, WithContext } from "schema-dts";
import { site } from "../../../../contract/site.ts";
import type { EventDetail } from "../agenda.calls.ts";
import type { EventData } from "./load-event.ts";

type Shown = Pick<EventData, "event" | "siteAddress" | "languageAddress" | "pictureAddress">;

function placeOf({ event: { isOnline, location }, languageAddress }: Shown): Place | VirtualLocation {
  if (isOnline) return { "@type": "VirtualLocation", name: location, url: languageAddress };
  const address = { "@type": "PostalAddress", streetAddress: location, addressCountry: "ID" } as const;
  return { "@type": "Place", name: location, address };
}

/** Taking part costs nothing; whether one still may, as the page says it. */
function offerOf({ registration, registrationOpens }: EventDetail, url: string): Offer {
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
export function eventData(shown: Shown): WithContext<Event> {
  const { event, siteAddress, languageAddress, pictureAddress } = shown;
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
    location: placeOf(shown),
    organizer: { "@type": "Organization", name: site.name, url: siteAddress },
    isAccessibleForFree: true,
    offers: offerOf(event, languageAddress),
  };
}
