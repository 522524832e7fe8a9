import { type PictureSource, type SitemapSource, samePath, smallSource } from "../../../contract/public-file.server.ts";
import type { Db } from "../../../platform/database/database.ts";
import { eventChanges } from "../agenda.queries.server.ts";
import { agendaPath, eventPath } from "../event.ts";
import { eventPicture } from "./event-picture.ts";
import { readEvent } from "./wire-event.server.ts";

/** The agenda and every event, for search engines; past ones too, they stay to be read. */
export function agendaSitemap(db: Db): SitemapSource {
  return smallSource("agenda", ["events"], async () => {
    const events = await eventChanges(db);
    const newest = events.map(({ updated_at }) => updated_at).reduce<Date | null>(later, null);
    return [
      samePath(agendaPath("all"), newest),
      ...events.map(({ id, updated_at }) => samePath(eventPath(id), updated_at)),
    ];
  });
}

function later(one: Date | null, other: Date): Date {
  return one === null || other > one ? other : one;
}

/** Pictures of shared links to events. */
export function eventPictures(db: Db): PictureSource {
  return {
    kind: "event",
    async read(id, language) {
      const reader = { db, language, applicantId: null };
      const event = /^[1-9]\d{0,14}$/.test(id) ? await readEvent(reader, Number(id)) : null;
      return event && eventPicture(event, language);
    },
  };
}
