import { z } from "zod";
import { m } from "#messages";
import { readCursor, writeCursor } from "../../contract/cursor.server.ts";
import { deskEndpoint, type Endpoint } from "../../contract/endpoint.server.ts";
import { listLimit, usualLimit } from "../../contract/list-size.ts";
import { accept, refuseWith } from "../../contract/reply.ts";
import { seenOf } from "../../domain/candidates/list/who-of.server.ts";
import { setRead as markRead } from "../../domain/notices/notice.queries.server.ts";
import { mostNotices } from "../../domain/notices/notice.ts";
import { findNotices } from "../../domain/notices/read-notices.server.ts";
import type { DeskParts } from "../desk-parts.server.ts";
import { nameNotices } from "./name-notices.server.ts";
import { listNoticesCall, readNoticesCall } from "./notices.calls.ts";
import { noticesAnswer, noticesQuery, readBody } from "./notices.schema.ts";

function listEndpoint({ platform: { database } }: DeskParts): Endpoint {
  const { db } = database;
  return deskEndpoint(listNoticesCall, {
    request: z.object({ query: noticesQuery.extend({ limit: listLimit, cursor: z.string().optional() }) }),
    answer: noticesAnswer,
    async handle({ query: { kind, unread, limit = usualLimit, cursor } }, { identity, language }) {
      const read = cursor === undefined ? undefined : readCursor(cursor, z.tuple([z.int().positive()]));
      if (read === null) return refuseWith(400, "bad-cursor", m.contract_bad_request());
      const found = await findNotices(db, identity, { kind, isUnread: unread !== undefined }, seenOf);
      const rest = read === undefined ? found : found.filter(({ id }) => id < read[0]);
      const shown = rest.slice(0, limit);
      const last = shown.at(-1);
      return accept({
        data: await nameNotices(db, shown, language),
        next: rest.length > shown.length && last !== undefined ? writeCursor([last.id]) : null,
        ...{ total: found.length, totalIsMore: found.length >= mostNotices },
      });
    },
  });
}

function readEndpoint({ platform: { database, clock } }: DeskParts): Endpoint {
  return deskEndpoint(readNoticesCall, {
    request: z.object({ body: readBody }),
    answer: z.null(),
    async handle({ body }, { identity: { staffId } }) {
      await database.transact((tx) => markRead(tx, staffId, body, clock()));
      return accept(null);
    },
  });
}

/** What one is told at the desk, and that it was read. */
export function noticeEndpoints(parts: DeskParts): Endpoint[] {
  return [listEndpoint(parts), readEndpoint(parts)];
}
