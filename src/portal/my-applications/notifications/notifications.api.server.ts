import { type Endpoint, endpoint } from "../../../contract/endpoint.server.ts";
import { accept } from "../../../contract/reply.ts";
import { markAsRead } from "../../../domain/applications/notifications/mark-as-read.server.ts";
import type { Applying } from "../../../domain/applications/submit/apply.server.ts";
import { readNotifications } from "./list-notifications.server.ts";
import { listNotifications, markNotificationsRead } from "./notifications.calls.ts";
import { markReadAnswer, markReadRequest, notificationsAnswer, notificationsRequest } from "./notifications.schema.ts";

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
