import type { AnswerValue, QuestionContent } from "../../vacancies/questions/question.ts";

/** The sample's vacancy that asks who applies: its busiest one. */
export const askingVacancy = "AKL-2611-004";

const both = (id: string, en: string) => ({ id, en });

/** Its questions: one of each kind. */
export const sampleQuestions: readonly QuestionContent[] = [
  {
    kind: "yesNo",
    words: both(
      "Apakah Anda bersedia bekerja bergiliran, termasuk malam?",
      "Are you willing to work in shifts, nights included?",
    ),
    options: [],
    required: true,
    must: { values: [true] },
  },
  {
    kind: "number",
    words: both("Berapa tahun Anda pernah memimpin regu gudang?", "For how many years have you led a warehouse crew?"),
    options: [],
    required: true,
    must: { min: 3, max: null },
  },
  {
    kind: "choice",
    words: both("Apakah Anda memiliki sertifikat K3 umum?", "Do you hold a general safety (K3) certificate?"),
    options: [
      both("Ya, masih berlaku", "Yes, still valid"),
      both("Sedang mengurus", "On its way"),
      both("Belum", "Not yet"),
    ],
    required: true,
    must: { values: [1] },
  },
  {
    kind: "choices",
    words: both("Peralatan apa yang biasa Anda pakai?", "Which equipment are you used to?"),
    options: [
      both("Forklift", "Forklift"),
      both("Reach truck", "Reach truck"),
      both("Pemindai genggam", "Hand-held scanner"),
      both("Ban berjalan", "Conveyor"),
    ],
    required: false,
    must: null,
  },
  {
    kind: "text",
    words: both(
      "WMS apa yang pernah Anda pakai, dan untuk apa?",
      "Which warehouse management systems have you used, and for what?",
    ),
    options: [],
    required: false,
    must: null,
  },
];

const systems = [
  "Dua sistem, satu di antaranya buatan sendiri: penerimaan, penempatan dan stok opname bergilir.",
  "SAP EWM untuk pengambilan dan pengiriman, tiga tahun.",
  "Lembar kerja saja, lalu ikut memasang WMS yang pertama di gudang kami.",
  null,
];

/** A sample candidate's answers; the same for the same number. */
export function sampleAnswers(number: number, experienceYears: number): (AnswerValue | null)[] {
  const equipment = [1, 2, 3, 4].filter((place) => (number + place) % 3 !== 0);
  const certificate = (number % 4) + 1;
  return [
    number % 11 !== 4,
    Math.max(0, experienceYears - (number % 3)),
    certificate > 3 ? 1 : certificate,
    number % 7 === 5 ? null : equipment,
    systems[number % systems.length] ?? null,
  ];
}
