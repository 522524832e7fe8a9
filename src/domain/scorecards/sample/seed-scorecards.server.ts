import { addDays, jakartaDay } from "../../../i18n/calendar.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { candidateThing } from "../../candidates/page/read-candidate.server.ts";
import { criteriaOf, putCriteria } from "../../vacancies/criteria/criteria.queries.server.ts";
import { findScorecard, insertSent, onProcessOf, putAsked, putDraft } from "../scorecard.queries.server.ts";
import { emptyText } from "../scorecard.ts";
import { sampleCriteria, sampleSize, sampleText } from "./sample-scorecards.ts";

interface Sample {
  /** Whose applications are judged. */
  vacancyId: number;
  /** Who judge by the same criteria later. */
  othersIds: readonly number[];
  recruiterId: number;
  managerId: number;
}

const hourMs = 3_600_000;

interface Card {
  number: number;
  applicationId: number;
  staffId: number;
  criterionIds: readonly number[];
}

/** One in five is owed: asked for, and of some of these something is written. The others were sent. */
async function seedOne(tx: Tx, { recruiterId }: Sample, card: Card, now: Date): Promise<void> {
  const { number, applicationId, staffId, criterionIds } = card;
  const isOwed = number % 5 === 4;
  const dueOn = addDays(jakartaDay(now), isOwed ? (number % 7) - 1 : -2);
  const askedAt = new Date(now.getTime() - (5 * 24 + number) * hourMs);
  await putAsked(tx, { applicationId, staffIds: [staffId], dueOn, askedBy: recruiterId }, askedAt);
  const text = sampleText(number, criterionIds);
  if (isOwed) {
    if (number % 3 === 0) await putDraft(tx, card, { ...emptyText, ratings: text.ratings.slice(0, 1) });
    return;
  }
  const written = await findScorecard(tx, applicationId, staffId);
  if (written !== undefined) await insertSent(tx, written, text, new Date(now.getTime() - (24 + number) * hourMs));
}

/** Those of a vacancy's applications that its hiring managers see come first. */
async function applicationsOf(tx: Tx, vacancyId: number): Promise<{ id: number; isShared: boolean }[]> {
  const found: { id: number; isShared: boolean }[] = [];
  for (const id of await onProcessOf(tx, vacancyId)) {
    found.push({ id, isShared: (await candidateThing(tx, id))?.isShared === true });
  }
  return found.sort((one, other) => Number(other.isShared) - Number(one.isShared) || one.id - other.id);
}

/** Gives vacancies of the sample criteria, and applications of one of them scorecards, some of them owed. */
export async function seedScorecards({ database, clock }: Platform, sample: Sample): Promise<void> {
  const now = clock();
  await database.transact(async (tx) => {
    const wanted = sampleCriteria.map((criterion) => ({ ...criterion, id: null }));
    for (const id of [sample.vacancyId, ...sample.othersIds]) await putCriteria(tx, id, wanted);
    const criterionIds = (await criteriaOf(tx, sample.vacancyId)).map(({ id }) => id);
    const cards = (await applicationsOf(tx, sample.vacancyId)).flatMap(({ id, isShared }) =>
      (isShared ? [sample.recruiterId, sample.managerId] : [sample.recruiterId]).map((staffId) => ({
        ...{ applicationId: id, staffId },
      })),
    );
    for (const [number, card] of cards.slice(0, sampleSize).entries()) {
      await seedOne(tx, sample, { ...card, number, criterionIds }, now);
    }
  });
}
