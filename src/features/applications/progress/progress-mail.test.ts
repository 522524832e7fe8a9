import { expect, test } from "vitest";
import type { NotificationKind } from "../notification-kind.ts";
import { progressMail } from "./progress-mail.server.ts";

function getMail(kind: NotificationKind, language: "id" | "en", id = 1) {
  return progressMail({
    applicant: { name: "Dewi Lestari", email: "dewi@contoh.id", language },
    siteName: "Situs Karier",
    settings: { publicUrl: "https://k.example", basePath: "/" },
    application: { id, position_id: "Analis Data", position_en: "Data Analyst", company_name: "Tapak Baja" },
    news: {
      kind,
      state: { status: "on-process", endWords: null, phases: [] },
      phase: { id: 4, code: "hr-interview", name: { id: "Wawancara HR", en: "HR interview" } },
      link: null,
      starUrl: null,
    },
  });
}

const subjects = [
  ["phase-began", "Masuk tahap Wawancara HR", "Now in HR interview"],
  ["phase-passed", "Lolos tahap Wawancara HR", "You passed HR interview"],
  ["invited", "Undangan Wawancara HR", "Invitation: HR interview"],
  ["star-asked", "Isi formulir STAR untuk Wawancara HR", "Fill in the STAR form: HR interview"],
  ["progressed", "Kabar lamaran", "News about your application"],
  ["hired", "Anda diterima bekerja", "You have been hired"],
  ["not-continued", "Kabar lamaran", "News about your application"],
  ["vacancy-closed", "Lowongan ditutup", "Vacancy closed"],
] as const;

test.each(subjects)("the subject of a mail about %s names what happened: %s", (kind, indonesian, english) => {
  expect(getMail(kind, "id").subject).toBe(`${indonesian}: Analis Data, Tapak Baja`);
  expect(getMail(kind, "en").subject).toBe(`${english}: Data Analyst, Tapak Baja`);
});
