import { z } from "zod";
import { type Endpoint, endpoint } from "../../../../contract/endpoint.server.ts";
import { numberOfText } from "../../../../contract/field-values.ts";
import { pathLanguage } from "../../../../contract/path.schema.ts";
import { accept } from "../../../../contract/reply.ts";
import { wireMoment } from "../../../../i18n/calendar.ts";
import type { Language } from "../../../../i18n/language.ts";
import type { Db } from "../../../../platform/database/database.ts";
import { recruitmentPhases } from "../../../reference-data/master-data.server.ts";
import type { Applying } from "../../apply.server.ts";
import { countNotifications, findNotifications, markAsRead } from "../../notification.queries.server.ts";
import { type NotificationKind, notificationKinds } from "../../notification-kind.ts";
import type { ApplicationPorts } from "../../ports.server.ts";
import { newsText } from "../../progress/progress-mail.server.ts";
import { formRequestPath, summaryPath } from "../../summary-address.ts";
import { listNotifications, markNotificationsRead, type NotificationsAnswer } from "../application.calls.ts";

const lastPage = 1_000_000;
const pageSizeLimit = 50;
const mostMarked = 50;

/** Notifications of one page, unless asked otherwise. */
const defaultPageSize = 10;

export const notificationsRequest = z.object({
  path: z.object({ lang: pathLanguage }),
  query: z.object({
    PageNo: z.preprocess(numberOfText, z.int().min(1).max(lastPage).default(1)),
    PageSize: z.preprocess(numberOfText, z.int().min(1).max(pageSizeLimit).default(defaultPageSize)),
  }),
});

export const notification = z.object({
  id: z.number(),
  kind: z.enum(notificationKinds),
  /** One sentence. */
  text: z.string(),
  /** Where more is to be read, a path of the site. */
  url: z.string(),
  at: z.string(),
  isRead: z.boolean(),
});

export const notificationsAnswer = z.object({
  data: z.array(notification),
  totalRows: z.number(),
  unread: z.number(),
});

export const markReadRequest = z.object({
  body: z
    .object({
      ids: z.array(z.int("choice").positive("choice")).max(mostMarked, "too-many-entries").nullish(),
      /** All of them; `ids` is ignored. */
      all: z.boolean().nullish(),
    })
    .refine(({ ids, all }) => all === true || (ids ?? []).length > 0, { path: ["ids"], message: "required" }),
});

export const markReadAnswer = z.object({ unread: z.number() });

/** `notifications/{lang}` and `notifications/read` */
export function notificationEndpoints({ platform, ports }: Pick<Applying, "platform" | "ports">): Endpoint[] {
  const { clock } = platform;
  const { db } = platform.database;
  return [
    endpoint(listNotifications, {
      request: notificationsRequest,
      answer: notificationsAnswer,
      async handle({ path, query }, { identity: { applicantId } }) {
        const page = { pageNo: query.PageNo, pageSize: query.PageSize };
        return accept(await readNotifications(db, ports, { applicantId, language: path.lang, ...page }));
      },
    }),
    endpoint(markNotificationsRead, {
      request: markReadRequest,
      answer: markReadAnswer,
      async handle({ body: { ids, all } }, { identity: { applicantId } }) {
        return accept({ unread: await markAsRead(db, applicantId, all === true ? "all" : (ids ?? []), clock()) });
      },
    }),
  ];
}

interface NotificationQuery {
  applicantId: number;
  language: Language;
  pageNo: number;
  pageSize: number;
}

type Urls = ReadonlyMap<string, string>;

interface About {
  kind: NotificationKind;
  application_id: number;
}

/** Addresses of the STAR forms in notifications, by application and phase. */
async function starFormUrls(db: Db, { starForms }: Pick<ApplicationPorts, "starForms">, rows: readonly About[]) {
  const applicationIds = rows.filter(({ kind }) => kind === "star-asked").map(({ application_id }) => application_id);
  const urls = new Map<string, string>();
  for (const id of new Set(applicationIds)) {
    for (const { phaseId, url } of await starForms.of(db, id)) urls.set(`${id}/${phaseId}`, url);
  }
  return urls;
}

/** Where more is to be read, or what was asked for is answered. */
function getUrl({ kind, application_id, phase_id }: About & { phase_id: number | null }, starUrls: Urls): string {
  if (kind === "form-asked") return formRequestPath(application_id);
  return (kind === "star-asked" && starUrls.get(`${application_id}/${phase_id}`)) || summaryPath(application_id);
}

/** A page of the messages to an applicant, in the requested language. */
async function readNotifications(
  db: Db,
  ports: Pick<ApplicationPorts, "starForms">,
  query: NotificationQuery,
): Promise<NotificationsAnswer> {
  const { applicantId, language, pageNo, pageSize } = query;
  const { all, unread } = await countNotifications(db, applicantId);
  const rows = await findNotifications(db, applicantId, { limit: pageSize, offset: (pageNo - 1) * pageSize });
  const phases = rows.length === 0 ? [] : await recruitmentPhases(db, language);
  const names = new Map(phases.map(({ id, name }) => [id, name]));
  const starUrls = await starFormUrls(db, ports, rows);
  const data = rows.map((row) => {
    const position = language === "id" ? row.position_id : row.position_en;
    const phase = row.phase_id === null ? "" : (names.get(row.phase_id) ?? "");
    return {
      id: row.id,
      kind: row.kind,
      text: newsText(row.kind, { position, company: row.company_name, phase }, language),
      url: getUrl(row, starUrls),
      at: wireMoment(row.at),
      isRead: row.read_at !== null,
    };
  });
  return { data, totalRows: all, unread };
}
