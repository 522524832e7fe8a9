import type { Locator, Page } from "@playwright/test";
import { mailedLink } from "../../../tests/support/mailed-link.ts";
import { keptMailsTo } from "../../../tests/support/mails.ts";
import { type Applicant, fillEmptyFields } from "./fill.ts";
import type { Person } from "./person.ts";

/** The phone, who holds it, and where the site keeps its mails. */
export interface Way {
  page: Page;
  person: Person;
  applicant: Applicant;
  url: string;
  dataDir: string;
  /** Fills the resume from the CV before anything is typed. */
  readsCv: boolean;
}

/** How often a part of the way is looked at again before it counts as having no end. */
const mostTurns = 25;

const main = (page: Page) => page.getByRole("main");
const isShown = (target: Locator) => target.first().isVisible();
const titled = (page: Page, name: RegExp) => page.getByRole("heading", { level: 1, name });

/** Does something again and again until the page is where it should be. */
async function repeatUntil(goal: Locator, what: string, act: () => Promise<void>): Promise<void> {
  for (let turn = 0; turn < mostTurns; turn += 1) {
    if (await isShown(goal)) return;
    await act();
  }
  throw new Error(`${what} was not reached.`);
}

/** Presses and waits for one of several things to show. */
async function pressFor(way: Way, target: Locator, ...goals: Locator[]): Promise<void> {
  const [first, ...others] = goals;
  await way.person.press(target);
  const goal = others.reduce((all, other) => all.or(other), first ?? target);
  await way.person.arrive(goal.first().waitFor());
}

export async function openHome({ page, person, url }: Way): Promise<void> {
  await person.arrive(page.goto(url, { waitUntil: "commit" }));
  await person.arrive(page.getByRole("heading", { level: 1 }).waitFor());
}

export async function search(way: Way): Promise<void> {
  const { page, person } = way;
  const place = page.getByRole("search").or(main(page)).first();
  await person.write(place.getByRole("searchbox").or(place.getByRole("textbox")).first(), "laboratorium");
  const results = page.getByRole("region", { name: "Hasil pencarian" });
  await pressFor(way, place.getByRole("button", { name: /^Cari/ }).first(), results.getByRole("link").first());
}

/** @param place which of the vacancies in the list, from 0 */
export async function openVacancy(way: Way, place = 0): Promise<void> {
  const { page } = way;
  const results = page.getByRole("region", { name: "Hasil pencarian" });
  const vacancies = results.getByRole("heading").getByRole("link");
  await pressFor(way, vacancies.nth(place), getApply(page));
}

const getApply = (page: Page) => main(page).getByRole("link", { name: "Lamar sekarang" }).filter({ visible: true });
const getName = (page: Page) => main(page).getByRole("textbox", { name: /^nama/i });
const resumeTitle = (page: Page) => titled(page, /lengkapi resume/i);

/** From the button to a form that asks for a name. */
export async function apply(way: Way): Promise<void> {
  const { page } = way;
  const choice = main(page).getByRole("link", { name: /^(saya baru|daftar|buat akun)/i });
  await pressFor(way, getApply(page).first(), choice, getName(page));
  await repeatUntil(getName(page), "Sign-up", () => pressFor(way, choice.first(), getName(page)));
}

export async function signUp(way: Way): Promise<void> {
  const { page, person, applicant } = way;
  await fillEmptyFields(page, main(page), person, applicant);
  await pressFor(way, main(page).getByRole("button", { name: /^(lanjut|daftar)/i }), resumeTitle(page));
}

async function readCv(way: Way): Promise<void> {
  const { page, person, applicant } = way;
  await person.choose(page.getByLabel("Pilih berkas").first(), applicant.cv);
  const dialog = page.getByRole("dialog");
  await person.press(dialog.getByRole("button", { name: /^isi \d+ isian/i }));
  await person.arrive(dialog.waitFor({ state: "hidden" }));
}

/** The next section, past those that may stay empty where the page offers that; an entry where one is needed. */
async function goOn(way: Way): Promise<boolean> {
  const { page, person } = way;
  const section = page.getByRole("region", { name: "Pendidikan", exact: true });
  const add = section.getByRole("button", { name: /^tambah pendidikan/i });
  const hasEntry = await isShown(page.getByRole("region", { name: "Pendidikan 1", exact: true }));
  const isListed = await isShown(section.getByRole("button", { name: /pendidikan 1/i }));
  if ((await isShown(add)) && !hasEntry && !isListed) {
    await pressFor(way, add, page.getByRole("region", { name: "Pendidikan 1", exact: true }));
    return true;
  }
  const skip = main(page).getByRole("link", { name: /^lewati/i });
  const next = main(page).getByRole("link", { name: /^lanjut: /i });
  const target = (await isShown(skip)) ? skip.last() : next.last();
  if (!(await isShown(target))) return false;
  const before = page.url();
  await person.press(target);
  await person.arrive(page.waitForURL((address) => address.href !== before));
  // The section opens a moment after its address.
  await page.waitForTimeout(1_000);
  return true;
}

export async function fillResume(way: Way): Promise<void> {
  const { page, person, applicant } = way;
  const complete = page.getByText(/semua lengkap/i);
  if (way.readsCv) await readCv(way);
  await repeatUntil(complete, "A complete resume", async () => {
    await fillEmptyFields(page, main(page), person, applicant);
    if (await isShown(complete)) return;
    if (await goOn(way)) return;
    const lacking = main(page).getByRole("button", { name: /^(lengkapi|perbaiki): /i });
    if (await isShown(lacking)) await person.press(lacking.first());
    else await page.waitForTimeout(1_000);
  });
}

export async function register(way: Way): Promise<void> {
  const { page } = way;
  const mailed = page.getByText(/periksa e-mail/i);
  const confirm = page.getByRole("dialog").getByRole("button", { name: /^daftar/i });
  const bar = page.getByRole("region", { name: /^daftar/i }).getByRole("button", { name: /^daftar/i });
  await pressFor(way, bar, confirm, mailed);
  await repeatUntil(mailed, "The mail's announcement", () => pressFor(way, confirm, mailed));
}

async function waitForMail({ dataDir, applicant, page }: Way): Promise<string> {
  for (;;) {
    const mail = (await keptMailsTo(dataDir, applicant.email)).at(-1);
    if (mail !== undefined) return mail;
    await page.waitForTimeout(100);
  }
}

const review = (page: Page) => titled(page, /periksa sebelum melamar/i);

/** From the mailed link to the review: whatever is asked on the way is answered. */
export async function activate(way: Way): Promise<void> {
  const { page, person, applicant } = way;
  const mail = await person.arrive(waitForMail(way));
  person.effort.taps += 1;
  await person.arrive(page.goto(mailedLink(mail, "/account/confirmation/"), { waitUntil: "commit" }));
  const act = main(page)
    .getByRole("button", { name: /^(aktifkan|masuk)/i })
    .or(main(page).getByRole("link", { name: /^(masuk|lanjut)/i }))
    .filter({ visible: true });
  await person.arrive(act.or(review(page)).first().waitFor());
  await repeatUntil(review(page), "The review", async () => {
    await fillEmptyFields(page, main(page), person, applicant);
    const before = await main(page).getByRole("heading").first().textContent();
    await person.press(act.first());
    const isElsewhere = async () => (await main(page).getByRole("heading").first().textContent()) !== before;
    await person.arrive(waitUntil(page, isElsewhere));
  });
}

async function waitUntil(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  while (!(await isThere().catch(() => false))) await page.waitForTimeout(50);
}

/** Reviews and sends; what the review still asks for is filled in. Who presses before the page is ready presses again. */
export async function send(way: Way): Promise<void> {
  const { page, person, applicant } = way;
  const sent = titled(page, /sudah terkirim/i);
  const bar = page.getByRole("region", { name: /^kirim lamaran/i });
  await repeatUntil(sent, "The sent application", async () => {
    await fillEmptyFields(page, main(page), person, applicant);
    const loaded = page.waitForEvent("load");
    await person.press(bar.getByRole("button", { name: /^kirim lamaran/i }));
    await person.arrive(Promise.race([sent.waitFor(), loaded]));
    loaded.catch(() => {});
  });
}

/** Applies for another vacancy, once signed in and with a resume. */
export async function applyAgain(way: Way): Promise<void> {
  const { page, url } = way;
  await page.goto(`${url}/lowongan`);
  await openVacancy(way, 1);
  await pressFor(way, getApply(page).first(), review(page));
  await send(way);
}
