import { z } from "zod";
import { m } from "#messages";
import { readCursor, writeCursor } from "../../../contract/cursor.server.ts";
import { deskEndpoint, type Endpoint } from "../../../contract/endpoint.server.ts";
import { listLimit, usualLimit } from "../../../contract/path.schema.ts";
import { accept, refuseWith } from "../../../contract/reply.ts";
import type { Language } from "../../../i18n/language.ts";
import type { Db } from "../../../platform/database/database.ts";
import { seenOf } from "../../candidates/list/who-of.server.ts";
import { getCompanies } from "../../companies/organisation.server.ts";
import type { DeskParts } from "../../desk-base/desk-parts.server.ts";
import { staffByIds } from "../../identity/staff.queries.server.ts";
import { vacancyTitles } from "../../vacancies/draft/names.queries.server.ts";
import { setRead as markRead } from "../notice.queries.server.ts";
import { mostNotices, type Notice, noticeKinds } from "../notice.ts";
import { findNotices } from "../read-notices.server.ts";
import { listNoticesCall, type NoticeAnswer, readNoticesCall } from "./notices.calls.ts";

const id = z.int("number").positive("number");

const toUniqueIds = (ids: readonly (number | null)[]) => [...new Set(ids.filter((id) => id !== null))];

/** Notices with what their staff, companies and vacancies are called now; no applicant is named. */
async function nameNotices(db: Db, notices: readonly Notice[], language: Language): Promise<NoticeAnswer[]> {
  const staff = await staffByIds(db, toUniqueIds(notices.map(({ by }) => by)));
  const companies = await getCompanies(db, toUniqueIds(notices.map(({ companyId }) => companyId)));
  const titles = await vacancyTitles(db, toUniqueIds(notices.map(({ vacancyId }) => vacancyId)), language);
  return notices.map(({ id, kind, by, companyId, vacancyId, applicationId, thingId, at, readAt }) => {
    const member = by === null ? undefined : staff.get(by);
    return {
      ...{ id, kind, applicationId, thingId, at: at.toISOString(), isRead: readAt !== null },
      by: member === undefined ? null : member.name || member.email,
      company: companyId === null ? null : (companies.get(companyId)?.name ?? null),
      vacancy: vacancyId === null ? null : { id: vacancyId, title: titles.get(vacancyId) ?? "" },
    };
  });
}

/** Which of one's notices are wanted. */
const noticesQuery = z.object({
  kind: z.enum(noticeKinds, "choice").optional(),
  /** Only those that were not read. */
  unread: z.literal("true", "choice").optional(),
});

export const noticeAnswer = z.object({
  id: z.number(),
  kind: z.enum(noticeKinds),
  /** Who of staff caused it; null for the site on its own. */
  by: z.string().nullable(),
  company: z.string().nullable(),
  vacancy: z.object({ id: z.number(), title: z.string() }).nullable(),
  applicationId: z.number().nullable(),
  /** By the kind: a note's, a scorecard's, a job's or a conflict's number. */
  thingId: z.number().nullable(),
  at: z.string(),
  isRead: z.boolean(),
});

export const noticesAnswer = z.object({
  data: z.array(noticeAnswer),
  next: z.string().nullable(),
  total: z.number(),
  totalIsMore: z.boolean(),
});

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
      const page = rest.slice(0, limit);
      const last = page.at(-1);
      return accept({
        data: await nameNotices(db, page, language),
        next: rest.length > page.length && last !== undefined ? writeCursor([last.id]) : null,
        ...{ total: found.length, totalIsMore: found.length >= mostNotices },
      });
    },
  });
}

const mostAtOnce = 200;

/** Some, or all up to the newest that was shown: what came meanwhile stays new. */
const readBody = z
  .object({ ids: z.array(id).min(1, "too-few").max(mostAtOnce, "too-many").optional(), upTo: id.optional() })
  .refine(({ ids, upTo }) => (ids === undefined) !== (upTo === undefined), { error: "required", path: ["ids"] });

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

/** Notices at the desk, and marking them read. */
export function noticeEndpoints(parts: DeskParts): Endpoint[] {
  return [listEndpoint(parts), readEndpoint(parts)];
}
