import { chromium } from "@playwright/test";
import { smallPdf } from "../../../src/features/resumes/sample/demonstration-resume.server.ts";
import { ownPhoto } from "../../../tests/support/own-files.ts";
import { chromiumPath } from "../../browser.ts";
import type { MeasuredSite } from "../measured-site.ts";
import { atMost, type Figure, textFigure } from "../table.ts";
import type { Applicant } from "./fill.ts";
import { type Answer, type Line, slowDown } from "./line.ts";
import { createPerson, type Effort, type Person } from "./person.ts";
import * as steps from "./way.ts";

const KB = 1024;
const most = { kilobytes: 850, aim: 700 } as const;

const cvLines = [
  ...["Budi Santoso", "081234567890", "Tanggal Lahir: 12 Februari 2000", "Jenis Kelamin: Laki-laki"],
  ...["Domisili: Kabupaten Sleman, DI Yogyakarta", "Pendidikan", "Universitas Gadjah Mada", "S1 Agronomi"],
  ...["2018 - 2022", "IPK 3.45/4"],
];

async function newApplicant(email: string): Promise<Applicant> {
  const cv = { name: "CV Budi.pdf", mimeType: "application/pdf", buffer: Buffer.from(smallPdf(cvLines)) };
  return { name: "Budi Santoso", email, password: "Tenun-Karya-26", photo: await ownPhoto(), cv };
}

const wayOfSteps = {
  home: steps.openHome,
  search: steps.search,
  vacancy: steps.openVacancy,
  "to sign-up": steps.apply,
  account: steps.signUp,
  resume: steps.fillResume,
  register: steps.register,
  "mail and activation": steps.activate,
  send: steps.send,
} as const;

const getBytes = (answers: readonly Answer[]) => answers.reduce((sum, { bytes }) => sum + bytes, 0);

interface Step {
  name: string;
  effort: Effort;
  answers: readonly Answer[];
}

/** What a step of the way costs. */
async function measureStep(name: string, person: Person, line: Line, act: () => Promise<void>): Promise<Step> {
  const before = { ...person.effort };
  const answersBefore = line.answers.length;
  await act();
  const now = person.effort;
  const effort = {
    taps: now.taps - before.taps,
    fields: now.fields - before.fields,
    characters: now.characters - before.characters,
    passwords: now.passwords - before.passwords,
    captchas: now.captchas - before.captchas,
    waited: now.waited - before.waited,
  };
  return { name, effort, answers: line.answers.slice(answersBefore) };
}

/** Runs in the page: reports each solved captcha; the widget's event does not bubble. */
function watchCaptchas() {
  const tell = (event: Event) => {
    const state: unknown = event instanceof CustomEvent ? Reflect.get(Object(event.detail), "state") : null;
    const solved: unknown = Reflect.get(globalThis, "captchaSolved");
    if (state === "verified" && typeof solved === "function") Reflect.apply(solved, undefined, []);
  };
  document.addEventListener("statechange", tell, { capture: true });
}

/** Every step of a first application, and a second one. */
async function walk(site: MeasuredSite, dataDir: string, readsCv: boolean): Promise<Step[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox", "--disable-gpu"] });
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport, isMobile: true, hasTouch: true, locale: "id-ID" });
  context.setDefaultTimeout(240_000);
  const page = await context.newPage();
  const person = createPerson(page);
  await page.exposeFunction("captchaSolved", () => {
    person.effort.captchas += 1;
  });
  await page.addInitScript(watchCaptchas);
  const line = await slowDown(page);
  const applicant = await newApplicant(`budi.${Date.now()}@example.com`);
  const way = { page, person, applicant, url: site.url, dataDir, readsCv };
  const measured: Step[] = [];
  try {
    for (const [name, step] of Object.entries(wayOfSteps)) {
      measured.push(await measureStep(name, person, line, () => step(way)));
    }
    measured.push(await measureStep("second application", person, line, () => steps.applyAgain(way)));
    return measured;
  } catch (cause) {
    await page.screenshot({ path: ".cache/bench/applying.png", fullPage: true });
    throw new Error(`After "${measured.at(-1)?.name ?? "nothing"}", see .cache/bench/applying.png.`, { cause });
  } finally {
    await browser.close();
  }
}

function sum(list: readonly Step[], key: keyof Effort): number {
  return list.reduce((total, { effort }) => total + effort[key], 0);
}

function describe(name: string, { effort, answers }: Step): Figure {
  const { waited, taps, fields } = effort;
  const size = `${Math.round(getBytes(answers) / KB)} KB in ${answers.length} answers`;
  return textFigure(`${name}`, `${waited.toFixed(1)} s, ${size}, ${taps} taps, ${fields} fields`);
}

const shortName = (address: string) => new URL(address).pathname.replace(/^.*\/(?=[^/]+$)/, "");

/** The largest answers, and those that came twice. */
function describeAnswers(name: string, answers: readonly Answer[]): Figure[] {
  const largest = answers.toSorted((one, other) => other.bytes - one.bytes).slice(0, 10);
  const files = answers.filter(({ address }) => address.includes("/assets/"));
  const twice = files.filter(({ address }, place) => files.findIndex((one) => one.address === address) < place);
  const list = largest.map(({ address, bytes }) => `${shortName(address)} ${Math.round(bytes / KB)}`);
  return [
    textFigure(`${name}: largest answers, KB`, list.join(", ")),
    atMost(`${name}: files that came twice`, twice.length, 0),
  ];
}

function getFigures(name: string, all: readonly Step[]): Figure[] {
  const first = all.slice(0, -1);
  const answers = first.flatMap((step) => step.answers);
  return [
    atMost(`${name}: KB on the wire`, getBytes(answers) / KB, most.kilobytes, " KB", most.aim),
    textFigure(`${name}: answers on the wire`, String(answers.length)),
    textFigure(`${name}: taps`, String(sum(first, "taps"))),
    textFigure(`${name}: fields, characters typed`, `${sum(first, "fields")}, ${sum(first, "characters")}`),
    textFigure(`${name}: passwords typed, captchas solved`, `${sum(first, "passwords")}, ${sum(first, "captchas")}`),
    textFigure(`${name}: waiting`, `${Math.round(sum(first, "waited"))} s`),
    ...all.map((step) => describe(`${name}: ${step.name}`, step)),
    ...describeAnswers(name, answers),
  ];
}

/** A first application on a slow phone, typed by hand and filled from a CV. */
export async function measureApplying(site: MeasuredSite, dataDir: string): Promise<Figure[]> {
  const typed = await walk(site, dataDir, false);
  const fromCv = await walk(site, dataDir, true);
  return [...getFigures("typed", typed), ...getFigures("from a CV", fromCv)];
}
