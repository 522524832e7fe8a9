import { z } from "zod";
import { m } from "#messages";
import { addFieldMessages } from "../../../../contract/field-messages.ts";
import { platformIds } from "../../vacancy.ts";
import { line, ofVacancy } from "../vacancies.schema.ts";
import { named } from "../vacancy-answer.schema.ts";
import type { LinkAnswer } from "./links.calls.ts";

addFieldMessages({
  "media-format": m.desk_vacancies_media_format,
  "days-turned": m.desk_vacancies_days_turned,
});

const linkDays = { opensOn: z.iso.date(), expiresOn: z.iso.date(), note: line(100) };

export const linkForm = z.object({
  ...linkDays,
  mediaCode: line(50).pipe(z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u, "media-format")),
  platformId: z.literal(platformIds),
  note: linkDays.note.default(""),
});
export const linkChangeForm = z.object(linkDays).partial();

const linkCode = z.string().regex(/^[\w-]{1,100}$/);
export const ofLink = ofVacancy.extend({ code: linkCode });
export const ofLinkPicture = ofLink.extend({ kind: z.enum(["qr.svg", "qr.png"]) });

export const linkAnswer: z.ZodType<LinkAnswer> = z.object({
  code: z.string(),
  version: z.number(),
  url: z.string(),
  mediaCode: z.string(),
  platform: named,
  opensOn: z.string(),
  expiresOn: z.string(),
  note: z.string(),
  state: z.enum(["early", "valid", "expired"]),
  clicks: z.number(),
  days: z.array(z.object({ day: z.string(), clicks: z.number() })),
  applications: z.number(),
  hired: z.number(),
});

export const linksAnswer = z.object({ data: z.array(linkAnswer), platforms: z.array(named) });
