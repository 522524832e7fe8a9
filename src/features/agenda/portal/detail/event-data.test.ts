// Shows: N16
import { describe, expect, test } from "vitest";
import { z } from "zod";
import type { EventDetail } from "../agenda.calls.ts";
import { eventData } from "./event-page.ts";

const event: EventDetail = {
  ...{ id: 7, slug: "bursa-uji", title: "Bursa Uji", summary: "Delapan perusahaan di satu tempat.", imageUrl: null },
  ...{ startDate: "2026-11-26T09:00:00+07:00", endDate: "2026-11-26T16:00:00+07:00" },
  ...{ location: "Gedung serbaguna, Bandung", isOnline: false, status: "not-started", registered: false },
  ...{ registeredCount: 3, quota: 10, registration: "open", registrationOpens: null },
  registrationCloses: "2026-11-26T09:00:00+07:00",
  ...{ body: "<p>Isi.</p>", schedule: [], roomOpens: null, roomUrl: null },
};

const address = "https://k.example/agenda/agenda-detail/7";

/** An event's structured data for search engines. */
function getEventData(overrides: Partial<EventDetail> = {}): Readonly<Record<string, unknown>> {
  const data = eventData({
    event: { ...event, ...overrides },
    siteAddress: "https://k.example/",
    languageAddress: address,
    pictureAddress: "https://k.example/pictures/event/7/id-a.png",
  });
  return z.record(z.string(), z.unknown()).parse(JSON.parse(JSON.stringify(data)));
}

describe("an event as search engines read it", () => {
  test("has every field that Google requires", () => {
    expect(getEventData()).toMatchObject({
      "@context": "https://schema.org",
      "@type": "Event",
      name: "Bursa Uji",
      startDate: "2026-11-26T09:00:00+07:00",
      location: {
        "@type": "Place",
        name: "Gedung serbaguna, Bandung",
        address: { "@type": "PostalAddress", streetAddress: "Gedung serbaguna, Bandung", addressCountry: "ID" },
      },
    });
  });

  test("and those that it recommends, as far as they are known", () => {
    expect(getEventData({ registrationOpens: "2026-11-01T08:00:00+07:00" })).toMatchObject({
      endDate: "2026-11-26T16:00:00+07:00",
      eventStatus: "https://schema.org/EventScheduled",
      eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
      image: ["https://k.example/pictures/event/7/id-a.png"],
      description: "Delapan perusahaan di satu tempat.",
      organizer: { "@type": "Organization", name: "Astra Career", url: "https://k.example/" },
      isAccessibleForFree: true,
      offers: {
        "@type": "Offer",
        price: 0,
        priceCurrency: "IDR",
        availability: "https://schema.org/InStock",
        url: address,
        validFrom: "2026-11-01T08:00:00+07:00",
      },
    });
  });

  test("is, when it takes place online, where its page is and never where its room is", () => {
    const room = "https://ruang.example/rahasia";
    const online = getEventData({ isOnline: true, location: "Daring", roomUrl: room });
    expect(online).toMatchObject({
      eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
      location: { "@type": "VirtualLocation", url: address },
    });
    expect(JSON.stringify(online)).not.toContain(room);
  });

  test.each([
    ["open", "InStock"],
    ["not-yet", "InStock"],
    ["full", "SoldOut"],
    ["closed", "SoldOut"],
    ["past", "SoldOut"],
  ] as const)("whose registration is %s has places: %s", (registration, availability) => {
    expect(getEventData({ registration })).toMatchObject({
      offers: { availability: `https://schema.org/${availability}` },
    });
  });

  test("that takes registrations at once names no day from which it does", () => {
    expect(getEventData()["offers"]).not.toHaveProperty("validFrom");
  });
});
