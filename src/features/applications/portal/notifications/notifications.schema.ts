import { z } from "zod";
import { numberOfText } from "../../../../contract/field-values.ts";
import { pathLanguage } from "../../../../contract/path.schema.ts";
import { notificationKinds } from "../../notifications/notification-kind.ts";

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

const notification = z.object({
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
      /** All of them, whatever `ids` says. */
      all: z.boolean().nullish(),
    })
    .refine(({ ids, all }) => all === true || (ids ?? []).length > 0, { path: ["ids"], message: "required" }),
});

export const markReadAnswer = z.object({ unread: z.number() });

export type NotificationsRequest = z.output<typeof notificationsRequest>;
export type NotificationsAnswer = z.output<typeof notificationsAnswer>;
export type NotificationItem = z.output<typeof notification>;
export type MarkReadRequest = z.output<typeof markReadRequest>;
export type MarkReadAnswer = z.output<typeof markReadAnswer>;
