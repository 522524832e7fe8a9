import { type ActivityLink, linkByCode } from "../../../domain/vacancies/activity/activity-link.queries.server.ts";
import { countClick } from "../../../domain/vacancies/activity/desk-links.queries.server.ts";
import { cardsById } from "../../../domain/vacancies/vacancy.queries.server.ts";
import { jakartaDay } from "../../../i18n/calendar.ts";
import { type FoundVacancy, readVacancy } from "../read/read-vacancy.server.ts";
import type { VacancyClosed } from "../vacancies.calls.ts";
import type { Reader } from "../vacancy-items.server.ts";

/** No link's code is longer. */
const longestCode = 100;

type Channel = Pick<ActivityLink, "mediaCode" | "platform">;

/** Where a code leads. */
export type OpenedLink =
  | { status: "invalid" }
  | { status: "expired"; like: Pick<VacancyClosed, "departmentID" | "category"> }
  | { status: "early"; opensAt: Date }
  | Extract<FoundVacancy, { status: "closed" }>
  | (Extract<FoundVacancy, { status: "open" }> & Channel);

/** Opens a link by the database's clock; one that works leads to its vacancy, open or closed. */
export async function openLink(reader: Reader, code: string): Promise<OpenedLink> {
  const link = code.length > longestCode ? undefined : await linkByCode(reader.db, code);
  if (link === undefined) return { status: "invalid" };
  if (link.state === "early") return { status: "early", opensAt: link.opensAt };
  if (link.state === "expired") {
    const [card] = await cardsById(reader, [link.vacancyId]);
    return { status: "expired", like: { departmentID: card?.function_id ?? null, category: card?.category ?? null } };
  }
  await countClick(reader.db, code, jakartaDay(new Date()));
  const found = await readVacancy(reader, link.vacancyId);
  return found.status === "closed" ? found : { ...found, mediaCode: link.mediaCode, platform: link.platform };
}
