import { m } from "#messages";
import { inLanguage } from "../../i18n/language.server.ts";
import type { Tx } from "../../platform/database/database.ts";
import { readCv } from "../../platform/files/cv.ts";
import { renderLetter } from "../../platform/mail/letter.ts";
import type { Mail } from "../../platform/mail/mail-message.ts";
import type { Platform } from "../../platform/platform.ts";
import { absoluteUrl } from "../../platform/settings/absolute-url.ts";
import type { Settings } from "../../platform/settings/settings.ts";
import { findApplicant } from "../identity/applicant.queries.server.ts";
import type { ApplicantAccount } from "../identity/applicant.ts";
import { cvsOfOlderRules, noteInspected, withholdCv } from "./document.queries.server.ts";

const BATCH = 50;
/** A run ends before its job would count as failed; the next one continues where it stopped. */
const RUN_MS = 8 * 60_000;

interface StoredCv {
  name: string;
  applicantId: number;
}

/** Where CVs are shown, set by the feature that shows them. */
export interface CvPlace {
  /** Path of the page where their owner chooses another. */
  page: string;
  /** Locks what shows this CV, and takes it out. */
  takeOut: (tx: Tx, cv: StoredCv) => Promise<void>;
}

interface Inspection {
  siteName: string;
  place: CvPlace;
}

/** Withholds the CV and notifies its owner, both or neither. */
async function withhold(platform: Platform, { siteName, place }: Inspection, cv: StoredCv): Promise<void> {
  const { database, outbox, settings, clock } = platform;
  await database.transact(async (tx) => {
    await place.takeOut(tx, cv);
    const fileName = await withholdCv(tx, cv.name, clock());
    const applicant = await findApplicant(tx, cv.applicantId);
    if (fileName === undefined || applicant === undefined) return;
    await outbox.queue(tx, withheldMail({ applicant, siteName, settings, fileName, page: place.page }));
  });
}

/** @returns false when nobody has time for it now */
async function inspectOne(platform: Platform, inspection: Inspection, cv: StoredCv): Promise<boolean> {
  const bytes = await platform.files.read(cv.name);
  const found = bytes && (await readCv(bytes));
  if (found?.status !== "refused") {
    if (found?.rewritten) await platform.files.putNamed(cv.name, found.rewritten);
    // One that is gone from the store is in nobody's reach anyway.
    await noteInspected(platform.database.db, cv.name);
    return true;
  }
  if (found.code === "busy") return false;
  await withhold(platform, inspection, cv);
  platform.log.warn(
    { code: found.code },
    "A stored CV does not pass today's rules and is withheld; its owner is notified.",
  );
  return true;
}

/** Inspects the CVs that were kept under older rules, one after the other, each noted as it is done. */
export async function inspectStoredCvs(platform: Platform, inspection: Inspection, signal: AbortSignal): Promise<void> {
  const end = performance.now() + RUN_MS;
  for (;;) {
    const cvs = await cvsOfOlderRules(platform.database.db, BATCH);
    if (cvs.length === 0) return;
    for (const cv of cvs) {
      if (signal.aborted || performance.now() > end) return;
      if (!(await inspectOne(platform, inspection, cv))) return;
    }
  }
}

interface WithheldMail {
  applicant: Pick<ApplicantAccount, "name" | "email" | "language">;
  siteName: string;
  settings: Pick<Settings, "publicUrl" | "basePath">;
  /** The CV, as its owner calls it. */
  fileName: string;
  /** Path of the page where he chooses another. */
  page: string;
}

function toLetter({ applicant: { name, language }, siteName, settings, fileName, page }: WithheldMail) {
  const subject = m.documents_mail_cv_subject();
  const letter = renderLetter({
    language,
    siteName,
    subject,
    title: m.documents_mail_cv_title({ name }),
    paragraphs: [m.documents_mail_cv_why(), m.documents_mail_cv_what()],
    facts: [{ name: m.documents_mail_cv_file(), value: fileName }],
    action: { label: m.documents_mail_cv_button(), url: absoluteUrl(settings, page) },
    footer: m.documents_mail_cv_footer({ site: siteName }),
  });
  return { subject, letter };
}

/** Tells the owner of a CV that nobody gets it any more, and asks for another. */
function withheldMail(withheld: WithheldMail): Mail {
  const { email, language } = withheld.applicant;
  const { subject, letter } = inLanguage(language, () => toLetter(withheld));
  return { to: email, language, kind: "cv-withheld", subject, ...letter };
}
