import { createHash } from "node:crypto";
import { expect } from "vitest";
import type { DeskVacancyAnswer } from "../../src/features/vacancies/desk/vacancies.calls.ts";
import { vacancyAnswer } from "../../src/features/vacancies/desk/vacancy-answer.schema.ts";
import { addDays } from "../../src/features/vacancies/vacancy.ts";
import { jakartaDay } from "../../src/i18n/calendar.ts";
import type { AtDesk } from "./desk.ts";

/** The day so many days from now, in Jakarta. */
export function soon(days: number): string {
  return addDays(jakartaDay(new Date()), days);
}

let made = 0;

/** The fields of a vacancy that may be published and that no check warns of; no two have titles alike. */
export function wholeVacancy() {
  made += 1;
  // Of all that there are: tests share a worker's modules, so that no number is anybody's first.
  const name = `Posisi ${createHash("sha256").update(String(made)).digest("hex").slice(0, 24)}`;
  return {
    title: { id: name, en: `${name} in English` },
    description: { id: "Memimpin **regu**.", en: "Leads a **crew**." },
    requirement: { id: "Berpengalaman dua tahun.", en: "Two years of experience." },
    functionId: 1,
    category: 2,
    locations: ["Cikarang"],
    salaryMin: 5_000_000,
    endDate: soon(30),
  };
}

/** A draft that someone of a company begins. */
export async function aDeskVacancy(
  { send }: AtDesk,
  companyId: number,
  body: object = wholeVacancy(),
): Promise<DeskVacancyAnswer> {
  const response = await send("POST", "vacancies", { body: { companyId, ...body } });
  expect(response.http).toBe(201);
  return vacancyAnswer.parse(response.body);
}

/** Does something to a vacancy by its call. */
export function actOn({ send }: AtDesk, id: number, act: string, body: object = {}) {
  return send("POST", `vacancies/${id}/${act}`, { body });
}

/** Saves some fields, made from a version. */
export function getEdit({ send }: AtDesk, id: number, version: number, body: object) {
  return send("PATCH", `vacancies/${id}`, { body, version });
}

/** A vacancy as someone reads it now. */
export async function readOf({ send }: AtDesk, id: number): Promise<DeskVacancyAnswer> {
  return vacancyAnswer.parse((await send("GET", `vacancies/${id}`)).body);
}
