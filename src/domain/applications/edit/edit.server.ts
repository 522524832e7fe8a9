import { isDeepStrictEqual } from "node:util";
import type { Tx } from "../../../platform/database/database.ts";
import { transactIf } from "../../../platform/database/transact-if.ts";
import { applicantById } from "../../people/people.server.ts";
import { applicantPrincipal } from "../../people/principal.ts";
import type { ResumePath } from "../../resumes/completeness.ts";
import { lockReadyResume, type ReadyResume } from "../../resumes/read/ready-resume.server.ts";
import type { Consents } from "../../resumes/resume.ts";
import { vacancyForApplying } from "../../vacancies/vacancies.server.ts";
import type { Subscriber } from "../change/change.server.ts";
import { changeApplication, mayChange } from "../change/change-application.server.ts";
import { lockOwnApplication } from "../change/lock-application.server.ts";
import { findNewestSnapshot, type Snapshot } from "../snapshot.queries.server.ts";
import type { Applying } from "../submit/apply.server.ts";
import { editMail } from "./edit-mail.server.ts";

export type Edited =
  | { status: "edited"; version: number }
  | { status: "unknown" | "vacancy-closed" | "already-ended" | "nothing-changed" }
  | { status: "profile-incomplete"; missing: ResumePath[] };

interface Wish {
  applicantId: number;
  applicationId: number;
}

/** Statements that do not stand are missing like any other part of the resume. */
function missingStatements({ dataTruth, dataUse }: Consents): ResumePath[] {
  return [...(dataTruth ? [] : ["consents.dataTruth"]), ...(dataUse ? [] : ["consents.dataUse"])];
}

/** True when the resume with its files is what was sent; statements count apart. */
function isSent(sent: Snapshot, { stored: { resume, photo, cv } }: ReadyResume): boolean {
  const files = sent.photo === (photo?.name ?? null) && sent.cv?.name === cv?.name;
  return files && isDeepStrictEqual(sent.resume, resume);
}

/** Person, resume and application are locked in this order (decision 12). */
async function sendAnew(tx: Tx, { platform, siteName }: Applying, wish: Wish): Promise<Edited> {
  const { applicantId, applicationId } = wish;
  const ready = await lockReadyResume(tx, applicantId);
  const application = await lockOwnApplication(tx, applicantId, applicationId);
  const applicant = await applicantById(tx, applicantId);
  if (!application || !applicant) return { status: "unknown" };
  const vacancy = await vacancyForApplying(tx, application.vacancy_id);
  if (vacancy.status !== "open") return { status: "vacancy-closed" };
  const actor = applicantPrincipal(applicantId);
  if (!mayChange(application, "edited", actor)) return { status: "already-ended" };
  const lacking = [...ready.missing, ...missingStatements(ready.consents)];
  if (lacking.length > 0) return { status: "profile-incomplete", missing: lacking };
  const { outbox, settings, clock } = platform;
  const sent = await findNewestSnapshot(tx, applicationId);
  if (sent !== undefined && isSent(sent, ready)) return { status: "nothing-changed" };
  const version = (sent?.version ?? 0) + 1;
  const receipt: Subscriber = async (tx, { at }) => {
    await outbox.queue(tx, editMail({ applicant, application, version, siteName: siteName(), settings, at }));
  };
  const changing = { actor, now: clock(), subscribers: [receipt] };
  await changeApplication(tx, application, { kind: "edited", version, sent: ready }, changing);
  return { status: "edited", version };
}

/**
 * Sends the resume as it is now as the application's next version, while its vacancy is open by the database's clock:
 * version, event and receipt together. What was sent before is kept.
 */
export function edit(applying: Applying, wish: Wish): Promise<Edited> {
  const isKept = ({ status }: Edited) => status === "edited";
  return transactIf<Edited>(applying.platform.database, isKept, (tx) => sendAnew(tx, applying, wish));
}
