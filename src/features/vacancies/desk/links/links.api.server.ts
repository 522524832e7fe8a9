import sharp from "sharp";
import { encode, renderSVG } from "uqr";
import { z } from "zod";
import { m } from "#messages";
import { deskEndpoint, type Endpoint } from "../../../../contract/endpoint.server.ts";
import { addFieldMessages, fieldMessage } from "../../../../contract/field-errors.ts";
import { accept, invalid, refuseWith, sendFile, stale } from "../../../../contract/reply.ts";
import { jakartaDay } from "../../../../i18n/calendar.ts";
import type { Language } from "../../../../i18n/language.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { absoluteUrl } from "../../../../platform/settings/absolute-url.ts";
import { countsByChannel } from "../../../applications/by-vacancy.queries.server.ts";
import { getTexts } from "../../../reference-data/master-data.server.ts";
import { addLink, changeLink, type LinkChanged } from "../../activity/change-links.server.ts";
import { linksOfVacancy } from "../../activity/desk-links.queries.server.ts";
import { platformIds } from "../../vacancy.ts";
import { line, ofVacancy } from "../vacancies.schema.ts";
import { named } from "../vacancy-answer.schema.ts";
import { editingBy, noVacancy, type StaffContext, vacancyInPath } from "../vacancy-parts.server.ts";
import { addLinkCall, changeLinkCall, getLinkPicture, type LinkAnswer, listLinks } from "./links.calls.ts";

addFieldMessages({
  "media-format": m.desk_vacancies_media_format,
  "days-turned": m.desk_vacancies_days_turned,
});

const linkDays = { opensOn: z.iso.date(), expiresOn: z.iso.date(), note: line(100) };

const linkCode = z.string().regex(/^[\w-]{1,100}$/);
const ofLink = ofVacancy.extend({ code: linkCode });

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

/** Links to a vacancy, what came of each, and each as a picture to print (F18). */
export function linkEndpoints(platform: Platform): Endpoint[] {
  return [listEndpoint(platform), addEndpoint(platform), changeEndpoint(platform), pictureEndpoint(platform)];
}

const getAddress = ({ settings }: Platform, code: string) =>
  absoluteUrl(settings, `/activity?code=${encodeURIComponent(code)}`);

async function platformNames({ database: { db } }: Platform, language: Language) {
  const names = await getTexts(db, "platform", platformIds, language);
  return platformIds.map((id) => ({ id, name: names.get(id) ?? String(id) }));
}

/** A vacancy's links with what came of each. */
async function tellLinks(platform: Platform, vacancyId: number, language: Language): Promise<LinkAnswer[]> {
  const { db } = platform.database;
  const names = await platformNames(platform, language);
  const counts = await countsByChannel(db, vacancyId);
  return (await linksOfVacancy(db, vacancyId)).map(({ platform: id, opensAt, expiresAt, ...link }) => ({
    ...{ code: link.code, version: link.version, mediaCode: link.mediaCode, note: link.note },
    ...{ state: link.state, clicks: link.clicks, days: link.days },
    url: getAddress(platform, link.code),
    platform: names.find((one) => one.id === id) ?? { id, name: "" },
    opensOn: jakartaDay(opensAt),
    expiresOn: jakartaDay(new Date(expiresAt.getTime() - 1)),
    ...(counts.get(link.mediaCode) ?? { applications: 0, hired: 0 }),
  }));
}

export const linksAnswer = z.object({ data: z.array(linkAnswer), platforms: z.array(named) });

function listEndpoint(platform: Platform): Endpoint {
  return deskEndpoint(listLinks, {
    request: z.object({ path: ofVacancy }),
    answer: linksAnswer,
    thing: vacancyInPath(platform.database.db),
    async handle({ path: { id } }, { language }) {
      const data = await tellLinks(platform, id, language);
      return accept({ data, platforms: await platformNames(platform, language) });
    },
  });
}

async function tellChanged(platform: Platform, context: StaffContext, vacancyId: number, changed: LinkChanged) {
  const { language } = context;
  const locale = { locale: language };
  switch (changed.status) {
    case "unknown":
      return noVacancy(context);
    case "too-many-links":
      return refuseWith(409, "too-many-links", m.desk_vacancies_too_many_links({}, locale));
    case "days-turned": {
      const message = fieldMessage("days-turned", language);
      return invalid(m.contract_invalid_fields({}, locale), [{ path: "expiresOn", code: "days-turned", message }]);
    }
    case "past": {
      const message = m.desk_vacancies_day_past({}, locale);
      return invalid(m.contract_invalid_fields({}, locale), [{ path: "expiresOn", code: "past", message }]);
    }
    case "stale":
      return stale(m.desk_vacancies_stale({}, locale), { version: changed.version });
    case "saved": {
      const links = await tellLinks(platform, vacancyId, language);
      const link = links.find(({ code }) => code === changed.code);
      return link === undefined ? noVacancy(context) : accept(link);
    }
  }
}

const linkForm = z.object({
  ...linkDays,
  mediaCode: line(50).pipe(z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u, "media-format")),
  platformId: z.literal(platformIds),
  note: linkDays.note.default(""),
});

function addEndpoint(platform: Platform): Endpoint {
  return deskEndpoint(addLinkCall, {
    request: z.object({ path: ofVacancy, body: linkForm }),
    answer: linkAnswer,
    thing: vacancyInPath(platform.database.db),
    async handle({ path: { id }, body: { platformId, note = "", ...body } }, context) {
      const editing = editingBy(context, platform.clock());
      const link = { ...body, note, platform: platformId };
      const added = await platform.database.transact((tx) => addLink(tx, editing, id, link));
      return tellChanged(platform, context, id, added);
    },
  });
}

const linkChangeForm = z.object(linkDays).partial();

function changeEndpoint(platform: Platform): Endpoint {
  return deskEndpoint(changeLinkCall, {
    request: z.object({ path: ofLink, body: linkChangeForm }),
    answer: linkAnswer,
    thing: vacancyInPath(platform.database.db),
    async handle({ path: { id, code }, body: { opensOn, expiresOn, note } }, context) {
      const editing = editingBy(context, platform.clock());
      const link = { vacancyId: id, code, version: context.ifMatch ?? 0 };
      const changes = {
        ...(opensOn !== undefined && { opensOn }),
        ...(expiresOn !== undefined && { expiresOn }),
        ...(note !== undefined && { note }),
      };
      const changed = await platform.database.transact((tx) => changeLink(tx, editing, link, changes));
      return tellChanged(platform, context, id, changed);
    },
  });
}

/** Pixels of a point of the code, so that a poster prints it sharp. */
const pointPixels = 24;

/** An address as a QR code in black and white. */
async function getPng(address: string): Promise<Uint8Array> {
  const { data, size } = encode(address, { border: 2 });
  const points = Uint8Array.from(data.flat(), (isDark) => (isDark ? 0 : 255));
  const image = sharp(points, { raw: { width: size, height: size, channels: 1 } });
  return image
    .resize(size * pointPixels, size * pointPixels, { kernel: "nearest" })
    .png()
    .toBuffer();
}

const ofLinkPicture = ofLink.extend({ kind: z.enum(["qr.svg", "qr.png"]) });

function pictureEndpoint(platform: Platform): Endpoint {
  const { db } = platform.database;
  return deskEndpoint(getLinkPicture, {
    request: z.object({ path: ofLinkPicture }),
    answer: z.never(),
    thing: vacancyInPath(db),
    async handle({ path: { id, code, kind } }, context) {
      const links = await linksOfVacancy(db, id);
      if (!links.some((link) => link.code === code)) return noVacancy(context);
      const address = getAddress(platform, code);
      if (kind === "qr.png") return sendFile(await getPng(address), "image/png", `${code}.png`);
      return sendFile(new TextEncoder().encode(renderSVG(address, { border: 2 })), "image/svg+xml", `${code}.svg`);
    },
  });
}
