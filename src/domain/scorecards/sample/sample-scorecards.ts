import type { CriterionTexts } from "../../vacancies/criteria/criterion.ts";
import type { Rating, Recommendation, ScorecardText } from "../scorecard.ts";

/** Scorecards of the sample content (recruiting §13). */
export const sampleSize = 40;

const both = (id: string, en: string) => ({ id, en });

/** What the sample's vacancies judge by. */
export const sampleCriteria: readonly CriterionTexts[] = [
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

/** What follows from the ratings, so that no sample contradicts itself. */
function recommendationOf(given: readonly Rating[]): Recommendation {
  const mean = given.reduce<number>((sum, rating) => sum + rating, 0) / given.length;
  if (mean >= 3.5) return "strong-yes";
  if (mean >= 2.75) return "yes";
  return mean >= 2 ? "no" : "strong-no";
}

const rated: readonly Rating[] = [3, 4, 3, 2, 4, 3, 3, 4, 2, 3, 1, 4];

/** What the sample's scorecard of this number says. */
export function sampleText(number: number, criterionIds: readonly number[]): ScorecardText {
  const given = criterionIds.map((_, place) => rated[(number * 5 + place * 7) % rated.length] ?? 3);
  return {
    ratings: criterionIds.map((criterionId, place) => ({
      criterionId,
      rating: given[place] ?? 3,
      evidence: evidence[(number + place) % evidence.length] ?? "",
    })),
    recommendation: recommendationOf(given),
    summary: number % 3 === 0 ? "Siap bekerja di gudang yang ramai; perlu waktu untuk sistem kami." : "",
  };
}
