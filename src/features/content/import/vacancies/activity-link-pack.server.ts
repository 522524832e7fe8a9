import { z } from "zod";
import type { Tx } from "../../../../platform/database/database.ts";
import { type PackFault, PackFaults, type PackPart } from "../../../../platform/operations/content-pack/pack-part.ts";
import { getDay, packDay } from "../../../../platform/operations/content-pack/pack-values.ts";
import { type ReadPackFile, readEntries } from "../../../../platform/operations/content-pack/read-pack-file.ts";
import { putLinks, type StoredLink } from "../../../vacancies/activity/put-links.queries.server.ts";
import { vacancyIdsByCode } from "../../../vacancies/showing.queries.server.ts";
import { closingMoment, dayBegins, platformIds } from "../../../vacancies/vacancy.ts";

/** Front matter of a pack's `activity-links/<name>.md`; there is no body. */
const linkFile = z.strictObject({
  /** Who has it comes in, so it is drawn by lot. */
  code: z.string().regex(/^[A-Za-z0-9_-]{16,100}$/, "16 to 100 of A-Z, a-z, 0-9, _ and -, drawn by lot"),
  /** Code of the vacancy that it leads to. */
  vacancy: z.string().min(1),
  mediaCode: z.string().regex(/^[A-Za-z0-9._-]{1,50}$/, "1 to 50 of A-Z, a-z, 0-9, full stop, _ and -"),
  platform: z.literal(platformIds),
  /** First and last day on which it leads there. */
  opens: packDay,
  expires: packDay,
});

type LinkFile = ReadPackFile<z.infer<typeof linkFile>>;

function faultAt({ path, getLine }: LinkFile, name: string, reason: string): PackFault {
  return { path, line: getLine([name]), reason: `${name}: ${reason}` };
}

function storedLink({ code, mediaCode, platform, opens, expires }: LinkFile["values"], today: string): StoredLink {
  const opens_at = dayBegins(getDay(opens, today));
  const expires_at = closingMoment(getDay(expires, today));
  return { code, media_code: mediaCode, platform_id: platform, opens_at, expires_at };
}

async function put(tx: Tx, files: readonly LinkFile[], today: string) {
  const vacancyCodes = files.map(({ values }) => values.vacancy);
  const ids = await vacancyIdsByCode(tx, vacancyCodes);
  const lost = files.filter(({ values }) => !ids.has(values.vacancy));
  const found = files.flatMap(({ values }) => {
    const vacancy_id = ids.get(values.vacancy);
    return vacancy_id === undefined ? [] : [{ ...storedLink(values, today), vacancy_id }];
  });
  const report = await putLinks(tx, found);
  if (lost.length === 0) return report;
  throw new PackFaults(lost.map((file) => faultAt(file, "vacancy", `there is no vacancy "${file.values.vacancy}"`)));
}

/** The pack's folder `activity-links`: a file for each link, identified by its code. */
export const activityLinkPack: PackPart = {
  folder: "activity-links",
  read(files, today) {
    const links = readEntries(files, linkFile, [], "code");
    const turned = links.filter(({ values: { opens, expires } }) => getDay(expires, today) < getDay(opens, today));
    if (turned.length > 0) throw new PackFaults(turned.map((file) => faultAt(file, "expires", "this is before opens")));
    return { put: (tx) => put(tx, links, today) };
  },
};
