import type { Thing } from "../../contract/action.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import type { StarFormsPort } from "../applications/ports.server.ts";
import { findOwnerOfStar, hasForm, insertStar, isAsked, listStars } from "./star.queries.server.ts";
import { starPath } from "./star.ts";

/** The STAR forms as applications know them. */
export const starForms: StarFormsPort = {
  has: hasForm,
  isAsked,
  async ask(tx, wish, now) {
    const id = await insertStar(tx, wish, now);
    return id === null ? null : starPath(id);
  },
  async of(db, applicationId) {
    const phases = new Set<number>();
    return (await listStars(db, applicationId)).flatMap(({ id, phaseId, submittedAt }) => {
      if (phases.has(phaseId)) return [];
      phases.add(phaseId);
      return { phaseId, url: starPath(id), isSubmitted: submittedAt !== null };
    });
  },
};

/** Whom a form was asked of; null where there is none. */
export async function ownerOfStar(db: Db, id: number): Promise<Thing | null> {
  return (await findOwnerOfStar(db, id)) ?? null;
}

/** True for the name of a draft of this applicant's own form. */
export async function isStarDraft(db: Db, applicantId: number, name: string): Promise<boolean> {
  const id = /^star-([1-9]\d{0,14})$/.exec(name)?.[1];
  return id !== undefined && (await findOwnerOfStar(db, Number(id)))?.applicantId === applicantId;
}

/** The sample content's form. */
const code = "STAR-01";

/** Asks the demonstration applicant for a STAR form in a phase. @returns its id, null without the sample's form */
export function seedDemonstrationStar(
  { database, clock }: Pick<Platform, "database" | "clock">,
  about: { applicantId: number; applicationId: number; phaseId: number },
): Promise<number | null> {
  return database.transact(async (tx) => {
    if (!(await hasForm(tx, code))) return null;
    return insertStar(tx, { ...about, code }, clock());
  });
}
