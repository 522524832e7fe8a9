import type { Tx } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { newToken } from "../../../platform/sealing/token.ts";
import type { ApplicantAccount } from "../applicant.ts";
import { insertActivation } from "./account-token.queries.server.ts";
import { activationMail } from "./activation-mail.server.ts";

/** How long an activation link works (wire, `activate-email`). */
const ACTIVATION_MS = 7 * 24 * 60 * 60 * 1000;

interface Sending {
  platform: Platform;
  siteName: () => string;
}

/** Makes a link for one person and queues the mail that carries it, in the caller's transaction. */
export async function sendActivation(
  tx: Tx,
  { platform, siteName }: Sending,
  applicant: Pick<ApplicantAccount, "id" | "name" | "email" | "language" | "source">,
  redirect: string | null,
): Promise<void> {
  const { outbox, clock, settings } = platform;
  const now = clock();
  const token = newToken();
  const expiresAt = new Date(now.getTime() + ACTIVATION_MS);
  await insertActivation(tx, { token, applicantId: applicant.id, redirect, expiresAt }, now);
  await outbox.queue(tx, activationMail({ applicant, siteName: siteName(), settings, token, redirect }));
}
