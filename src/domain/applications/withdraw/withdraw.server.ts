import { transactIf } from "../../../platform/database/transact-if.ts";
import { applicantById } from "../../people/people.server.ts";
import { keepPerson } from "../../people/personal-data.queries.server.ts";
import { applicantPrincipal } from "../../people/principal.ts";
import type { Subscriber } from "../change/change.server.ts";
import { changeApplication, mayChange } from "../change/change-application.server.ts";
import { lockOwnApplication } from "../change/lock-application.server.ts";
import type { Applying } from "../submit/apply.server.ts";
import { withdrawMail } from "./withdraw-mail.server.ts";

export type Withdrawn = { status: "withdrawn" | "already-ended" | "unknown" };

interface Wish {
  applicantId: number;
  applicationId: number;
  /** "" when none was given. */
  reason: string;
}

/** Takes an application back: status, phases, event and receipt together. */
export function withdraw({ platform, siteName, ports }: Applying, wish: Wish): Promise<Withdrawn> {
  const { database, outbox, settings, clock } = platform;
  const { applicantId, applicationId, reason } = wish;
  const isKept = ({ status }: Withdrawn) => status === "withdrawn";
  return transactIf<Withdrawn>(database, isKept, async (tx) => {
    await keepPerson(tx, applicantId);
    const application = await lockOwnApplication(tx, applicantId, applicationId);
    const applicant = await applicantById(tx, applicantId);
    if (!application || !applicant) return { status: "unknown" };
    const actor = applicantPrincipal(applicantId);
    if (!mayChange(application, "withdrawn", actor)) return { status: "already-ended" };
    const receipt: Subscriber = async (tx, { at }) => {
      await outbox.queue(tx, withdrawMail({ applicant, application, reason, siteName: siteName(), settings, at }));
    };
    const takeAway: Subscriber = (tx) => ports.formRequests.takeAway(tx, applicationId);
    const changing = { actor, now: clock(), subscribers: [takeAway, receipt] };
    await changeApplication(tx, application, { kind: "withdrawn", reason }, changing);
    return { status: "withdrawn" };
  });
}
