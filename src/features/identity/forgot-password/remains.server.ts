import { wireMoment } from "../../../i18n/calendar.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { recordEvent } from "../account-event.queries.server.ts";
import type { Asker } from "../account-event.ts";
import { keepPerson } from "../personal-data.queries.server.ts";
import { applicantPrincipal, type Principal } from "../principal.ts";
import { tellOfSecurity } from "../security-mail.server.ts";
import { deleteJoined, joinedTo } from "../social/social-identity.queries.server.ts";
import type { SocialProvider } from "../social/social-identity.ts";
import { askToEnd, findTwoStep } from "../two-step/two-step.queries.server.ts";
import type { Endable, Remains } from "./remains.schema.ts";
import { findUsedReset } from "./reset-token.store.server.ts";

/** Credentials that a reset keeps, shown so that the owner sees what another person may have added. */
export async function getRemains(db: Db, applicantId: number): Promise<Remains> {
  const [found, joined] = [await findTwoStep(db, applicantPrincipal(applicantId)), await joinedTo(db, applicantId)];
  const providers = joined.map(({ provider, joinedAt }) => ({ provider, since: wireMoment(joinedAt) }));
  if (!found?.activatedAt) return { twoStep: null, providers };
  const { activatedAt, endsAt } = found;
  return { twoStep: { since: wireMoment(activatedAt), endsAt: endsAt && wireMoment(endsAt) }, providers };
}

/** So long after its use a link still says whose mailbox it came from. */
const usedLinkMs = 60 * 60 * 1000;

/**
 * So long two-step sign-in stays on after its end was asked for (decision 6): who has its codes can keep it by signing
 * in, and who only got into the mailbox has to hide there for three days.
 */
export const untilEndMs = 72 * 60 * 60 * 1000;

export type Ended = { status: "ended"; applicantId: number } | { status: "invalid" };

interface EndAsk {
  token: string;
  end: Endable;
  asker: Asker;
}

interface Ending {
  platform: Platform;
  siteName: () => string;
  asker: Asker;
}

/**
 * Ends what someone else may have left in an account, for anyone who has just chosen its password by a mailed link: a
 * provider at once, two-step sign-in after three days. The same again changes nothing.
 */
export async function endRemains(platform: Platform, siteName: () => string, ask: EndAsk): Promise<Ended> {
  const { database, clock } = platform;
  const { token, end, asker } = ask;
  const applicantId = await findUsedReset(database.db, token, new Date(clock().getTime() - usedLinkMs));
  if (applicantId === undefined) return { status: "invalid" };
  const ending = { platform, siteName, asker };
  await database.transact(async (tx) => {
    await keepPerson(tx, applicantId);
    await (end === "two-step"
      ? endTwoStepLater(tx, ending, applicantPrincipal(applicantId))
      : part(tx, ending, applicantId, end));
  });
  return { status: "ended", applicantId };
}

async function endTwoStepLater(tx: Tx, { platform, siteName, asker }: Ending, principal: Principal): Promise<void> {
  const now = platform.clock();
  const endsAt = new Date(now.getTime() + untilEndMs);
  if (!(await askToEnd(tx, principal, endsAt))) return;
  await recordEvent(tx, asker, { principal, event: "two-step-end-asked" }, now);
  const news = { principal, event: "two-step-end-asked", userAgent: asker.userAgent, at: endsAt } as const;
  await tellOfSecurity(tx, { platform, siteName }, news);
}

async function part(tx: Tx, ending: Ending, applicantId: number, provider: SocialProvider): Promise<void> {
  const { platform, siteName, asker } = ending;
  if (!(await deleteJoined(tx, applicantId, provider))) return;
  const principal = applicantPrincipal(applicantId);
  await recordEvent(tx, asker, { principal, event: "provider-parted" }, platform.clock());
  const news = { principal, event: "provider-parted", userAgent: asker.userAgent, provider } as const;
  await tellOfSecurity(tx, { platform, siteName }, news);
}
