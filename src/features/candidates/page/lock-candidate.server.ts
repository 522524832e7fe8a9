import type { Db, Tx } from "../../../platform/database/database.ts";
import { lockApplication } from "../../applications/change/lock-application.server.ts";
import { keepPerson } from "../../identity/personal-data.queries.server.ts";
import { placeOfCandidate } from "./candidate.store.server.ts";

/** The vacancy and company of an application, and its person. */
export interface CandidatePlace {
  companyId: number;
  vacancyId: number;
  applicantId: number;
}

/** Undefined where there is no such application, or its person is gone. */
export async function placeOfPerson(db: Db, applicationId: number): Promise<CandidatePlace | undefined> {
  const row = await placeOfCandidate(db, applicationId);
  if (row === undefined || row.is_gone || row.applicant_id === null) return undefined;
  return { companyId: row.company_id, vacancyId: row.vacancy_id, applicantId: row.applicant_id };
}

/**
 * Holds person, then application, so that nothing is written of who is being erased.
 * @param between what of the vacancy is held between the two (decision 12)
 */
export async function lockCandidate(
  tx: Tx,
  applicationId: number,
  between?: (vacancyId: number) => Promise<void>,
): Promise<CandidatePlace | undefined> {
  const place = await placeOfPerson(tx, applicationId);
  if (place === undefined || !(await keepPerson(tx, place.applicantId))) return undefined;
  await between?.(place.vacancyId);
  if ((await lockApplication(tx, applicationId)) === undefined) return undefined;
  return placeOfPerson(tx, applicationId);
}
