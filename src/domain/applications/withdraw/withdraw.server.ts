import { transactIf } from "../../../platform/database/transact-if.ts";
import { applicantById, keepPerson } from "../../people/people.server.ts";
import { insertEvent } from "../snapshot.store.server.ts";
import type { Applying } from "../submit/apply.server.ts";
import { holdOwn, markWithdrawn } from "./withdraw.store.server.ts";
import { withdrawMail } from "./withdraw-mail.server.ts";

export type Withdrawn = { status: "withdrawn" | "already-ended" | "unknown" };

interface Wish {
  applicantId: number;
  applicationId: number;
  /** "" when none was given. */
  reason: string;
}

/** Takes an application back: status, phases, event and receipt together. */
export function withdraw({ platform, siteName }: Applying, wish: Wish): Promise<Withdrawn> {
  const { database, outbox, settings, clock } = platform;
  const { applicantId, applicationId, reason } = wish;
  const isKept = ({ status }: Withdrawn) => status === "withdrawn";
  return transactIf<Withdrawn>(database, isKept, async (tx) => {
    await keepPerson(tx, applicantId);
    const application = await holdOwn(tx, applicantId, applicationId);
    const applicant = await applicantById(tx, applicantId);
    if (!application || !applicant) return { status: "unknown" };
    if (application.status !== 1) return { status: "already-ended" };
    const now = clock();
    await markWithdrawn(tx, [applicationId]);
    await insertEvent(tx, { applicationId, author: "applicant", kind: "withdrawn", details: { reason } }, now);
    await outbox.queue(tx, withdrawMail({ applicant, application, reason, siteName: siteName(), settings, at: now }));
    return { status: "withdrawn" };
  });
}
