import type { Locator, Page } from "@playwright/test";
import type { OwnFile } from "../../../tests/support/own-files.ts";
import { type EmptyField, listEmptyFields } from "./empty-fields.ts";
import type { Person } from "./person.ts";

/** Who applies, and the files at hand. */
export interface Applicant {
  name: string;
  email: string;
  password: string;
  photo: OwnFile;
  cv: OwnFile;
}

/** What is typed into a field, by its label; the first that fits. */
const texts: readonly [label: RegExp, text: string][] = [
  [/telepon|ponsel/i, "081234567890"],
  [/gaji/i, "6500000"],
  [/pengalaman.*tahun/i, "1"],
  [/pengalaman.*bulan/i, "6"],
  [/maksimum|skala/i, "4"],
  [/IPK|nilai/i, "3,45"],
  [/nama institusi/i, "Universitas Lereng Merapi"],
  [/nama jurusan/i, "Ilmu Tanah"],
];

/** What is chosen from a list of the phone's own. */
const options: readonly [label: RegExp, option: RegExp][] = [
  [/tahun mulai/i, /2018/],
  [/tahun (lulus|selesai)/i, /2022/],
  [/^tahun$/i, /2000/],
  [/^bulan$/i, /Februari/],
  [/^tanggal$/i, /^12$/],
  [/jenjang/i, /S1/],
];

/** What is typed to find one of very many. */
const searches: readonly [label: RegExp, typed: string][] = [
  [/domisili/i, "sleman"],
  [/institusi|universitas|sekolah/i, "gadjah"],
  [/jurusan/i, "agro"],
];

function getFor<T>(list: readonly [label: RegExp, value: T][], label: string, otherwise: T): T {
  return list.find(([pattern]) => pattern.test(label))?.[1] ?? otherwise;
}

function getText(label: string, { name, email, password }: Applicant): string {
  // One that is shown while it is typed is a text to the page.
  if (/kata sandi/i.test(label)) return password;
  if (/e-?mail/i.test(label)) return email;
  if (/^nama( lengkap)?$/i.test(label)) return name;
  return getFor(texts, label, "Sembada");
}

async function choosePhoto(page: Page, person: Person, button: Locator, photo: OwnFile): Promise<void> {
  await person.choose(button, photo);
  const dialog = page.getByRole("dialog");
  const use = dialog.getByRole("button", { name: /pakai/i });
  await person.press(use);
  await person.arrive(dialog.waitFor({ state: "hidden" }));
}

async function fillOne(page: Page, person: Person, applicant: Applicant, empty: EmptyField): Promise<void> {
  const { kind, label } = empty;
  const field = page.locator(`[data-bench="${empty.id}"]`);
  if (kind === "photo") return choosePhoto(page, person, field, applicant.photo);
  if (kind === "cv") return person.choose(field, applicant.cv);
  if (kind === "select") return person.pick(field, getFor(options, label, /./));
  if (kind === "find") return person.find(field, getFor(searches, label, "a"));
  if (kind === "password") return person.write(field, applicant.password);
  if (kind === "text") return person.write(field, getText(label, applicant));
  person.effort.fields += 1;
  return person.press(field);
}

/**
 * Fills in every field of a part of the page that is on the screen, must be filled in and is empty; what appears
 * meanwhile too.
 * @returns how many
 */
export async function fillEmptyFields(
  page: Page,
  place: Locator,
  person: Person,
  applicant: Applicant,
): Promise<number> {
  const filled = new Set<string>();
  for (;;) {
    const fields = await listEmptyFields(place);
    const next = fields.find(({ id, label }) => !filled.has(id) && !filled.has(label));
    if (next === undefined) return filled.size;
    filled.add(next.id);
    // A file's control may be drawn again while its file is read.
    if (next.kind === "photo" || next.kind === "cv") filled.add(next.label);
    await fillOne(page, person, applicant, next);
  }
}
