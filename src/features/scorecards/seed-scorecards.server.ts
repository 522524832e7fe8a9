import { addDays, jakartaDay } from "../../i18n/calendar.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { candidateThing } from "../candidates/page/read-candidate.server.ts";
import { listCriteria, putCriteria } from "../vacancies/criteria/criteria.queries.server.ts";
import type { CriterionTexts } from "../vacancies/criteria/criterion.ts";
import { findScorecard, insertSent, onProcessOf, putAsked, putDraft } from "./scorecard.queries.server.ts";
import { emptyText, type Rating, type Recommendation, type ScorecardText } from "./scorecard.ts";

/** Scorecards of the sample content (recruiting §13). */
const sampleSize = 40;

const both = (id: string, en: string) => ({ id, en });

/** The criteria of the sample's vacancies. */
const sampleCriteria: readonly CriterionTexts[] = [
  {
    name: both("Memimpin regu", "Leading a crew"),
    hint: both(
      "Contoh nyata: membagi kerja, menengahi, melatih.",
      "Real examples: sharing out work, settling quarrels, training.",
    ),
    lowest: both("Belum pernah memimpin", "Has never led"),
    highest: both("Memimpin sepuluh orang atau lebih", "Has led ten people or more"),
  },
  {
    name: both("Ketelitian stok", "Care with stock"),
    hint: both("Selisih stok, FIFO, dan cara mencarinya.", "Stock differences, FIFO, and how they are traced."),
    lowest: both("Tidak mencatat selisih", "Keeps no record of differences"),
    highest: both("Menemukan dan menutup sebab selisih", "Finds and ends the cause of differences"),
  },
  {
    name: both("Keselamatan kerja", "Safety at work"),
    hint: both("Apa yang dilakukan saat ada bahaya.", "What is done when there is danger."),
    lowest: both("Menganggap urusan orang lain", "Calls it the business of others"),
    highest: both("Menghentikan kerja sampai aman", "Stops work until it is safe"),
  },
  {
    name: both("Cara bicara", "Way of speaking"),
    hint: both("Menjelaskan dengan urut dan mendengarkan.", "Explains in order, and listens."),
    lowest: both("Sulit diikuti", "Hard to follow"),
    highest: both("Jelas bagi siapa pun", "Clear to anybody"),
  },
];

const evidence = [
  "Memberi contoh dari pekerjaan terakhirnya, lengkap dengan angkanya.",
  "Jawabannya umum; contoh baru muncul setelah ditanya lagi.",
  "Menjelaskan langkah demi langkah dan alasan tiap langkah.",
  "Mengakui satu kesalahan dan apa yang diubah sesudahnya.",
];

/** The recommendation by the ratings, so that no sample contradicts itself. */
function getRecommendation(ratings: readonly Rating[]): Recommendation {
  const mean = ratings.reduce<number>((sum, rating) => sum + rating, 0) / ratings.length;
  if (mean >= 3.5) return "strong-yes";
  if (mean >= 2.75) return "yes";
  return mean >= 2 ? "no" : "strong-no";
}

const rated: readonly Rating[] = [3, 4, 3, 2, 4, 3, 3, 4, 2, 3, 1, 4];

/** The content of the sample's scorecard of this number. */
function sampleText(number: number, criterionIds: readonly number[]): ScorecardText {
  const ratings = criterionIds.map((_, place) => rated[(number * 5 + place * 7) % rated.length] ?? 3);
  return {
    ratings: criterionIds.map((criterionId, place) => ({
      criterionId,
      rating: ratings[place] ?? 3,
      evidence: evidence[(number + place) % evidence.length] ?? "",
    })),
    recommendation: getRecommendation(ratings),
    summary: number % 3 === 0 ? "Siap bekerja di gudang yang ramai; perlu waktu untuk sistem kami." : "",
  };
}

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
async function listApplications(tx: Tx, vacancyId: number): Promise<{ id: number; isShared: boolean }[]> {
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
    const criteria = sampleCriteria.map((criterion) => ({ ...criterion, id: null }));
    for (const id of [sample.vacancyId, ...sample.othersIds]) await putCriteria(tx, id, criteria);
    const criterionIds = (await listCriteria(tx, sample.vacancyId)).map(({ id }) => id);
    const cards = (await listApplications(tx, sample.vacancyId)).flatMap(({ id, isShared }) =>
      (isShared ? [sample.recruiterId, sample.managerId] : [sample.recruiterId]).map((staffId) => ({
        ...{ applicationId: id, staffId },
      })),
    );
    for (const [number, card] of cards.slice(0, sampleSize).entries()) {
      await seedOne(tx, sample, { ...card, number, criterionIds }, now);
    }
  });
}
