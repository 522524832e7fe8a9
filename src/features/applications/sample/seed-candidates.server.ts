import "../../vacancies/vacancies.tables.ts";
import "../listed/listed.tables.ts";
import { sql } from "kysely";
import { jakartaDay } from "../../../i18n/calendar.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { applicantPrincipal, staffPrincipal } from "../../identity/principal.ts";
import { makeSampleApplicants } from "../../identity/sample/demonstration-applicant.server.ts";
import { otherCode } from "../../reference-data/lists.ts";
import { idOfCode, listEntries } from "../../reference-data/master-data.server.ts";
import { emptyResume, type Resume } from "../../resumes/resume.ts";
import type { Answered } from "../../vacancies/questions/answer.ts";
import { askQuestions } from "../../vacancies/questions/copy-questions.server.ts";
import type { Question } from "../../vacancies/questions/question.ts";
import { vacancyIdsByCode } from "../../vacancies/showing.queries.server.ts";
import { vacancyForApplying } from "../../vacancies/vacancies.server.ts";
import { addDays, dayBegins } from "../../vacancies/vacancy.ts";
import { platforms } from "../application.ts";
import { changeApplication, submitApplication } from "../change/change-application.server.ts";
import { lockApplication } from "../change/lock-application.server.ts";
import { phaseOrder } from "../phases.server.ts";
import { newPhase, type StoredPhase } from "../phases.ts";
import {
  phasesBefore,
  type SampleCandidate,
  type SampleVacancy,
  sampleCandidate,
  sampleSize,
  sampleStanding,
  sampleVacancies,
  sharedOut,
} from "./sample-candidates.ts";
import { askingVacancy, sampleAnswers, sampleQuestions } from "./sample-questions.ts";

/** The recruiter of a vacancy's company, of several the first. */
const itsRecruiter = sql<number | null>`(
  select min(staff_id) from recruiter_companies where recruiter_companies.company_id = vacancies.company_id)`;

/** Gives vacancies of the sample content who leads them, who owns them, and whether they hide who someone is. */
async function leadByDesk(
  tx: Tx,
  vacancies: readonly { id: number; lead: "desk" | "import"; isBlind: boolean }[],
): Promise<void> {
  for (const { id, lead, isBlind } of vacancies) {
    const owner = lead === "desk" ? itsRecruiter : null;
    await tx.updateTable("vacancies").set({ lead, blind: isBlind, owner_id: owner }).where("id", "=", id).execute();
  }
}

interface Lists {
  /** By code. */
  degrees: ReadonlyMap<string | null, number>;
  majors: readonly { id: number; text: string }[];
  domiciles: readonly { id: number; text: string }[];
  institutionOther: number | null;
  industryId: number | null;
  seekingStatusId: number | null;
}

const industry = "Logistik dan Pergudangan";

async function readLists(db: Db): Promise<Lists> {
  const degrees = await listEntries(db, "degree", "id");
  const industries = await listEntries(db, "industry", "id");
  return {
    degrees: new Map(degrees.map(({ code, id }) => [code, id])),
    majors: await listEntries(db, "major", "id"),
    domiciles: await listEntries(db, "domicile", "id"),
    institutionOther: await idOfCode(db, "institution", otherCode),
    industryId: industries.find(({ text }) => text === industry)?.id ?? null,
    seekingStatusId: await idOfCode(db, "seekingJobStatus", "aktif"),
  };
}

const beginning = (list: Lists["majors"], text: string) =>
  list.find((entry) => entry.text === text || entry.text.startsWith(`${text},`))?.id ?? null;

function getResume(person: SampleCandidate, lists: Lists, year: number): Resume {
  const { name, email, phone, birthDate, gender, experienceYears, experienceMonths, salary } = person;
  const grade = 3 + (person.major.length % 9) / 10;
  const study = {
    ...{ id: 1, degreeId: lists.degrees.get(person.degree) ?? null, institutionId: lists.institutionOther },
    ...{ institutionOther: person.institution, majorId: beginning(lists.majors, person.major), majorOther: null },
    ...{ isStudying: false, startYear: year - experienceYears - 5, endYear: year - experienceYears - 1 },
    ...{ grade, gradeScale: 4 },
  };
  const job = {
    ...{ id: 1, company: person.employer, position: person.position, positionTypeId: null, rankId: null },
    ...{ mainJob: person.duties, industryId: lists.industryId, department: null },
    ...{ startYear: year - experienceYears, endYear: null },
  };
  return {
    ...emptyResume,
    ...{ name, email, birthDate, gender, domicileId: beginning(lists.domiciles, person.domicile), domicileOther: null },
    ...{ phone, experienceYears, experienceMonths: experienceYears > 0 ? experienceMonths : 0, expectedSalary: salary },
    ...{ category: experienceYears > 0 ? 2 : 1, seekingStatusId: lists.seekingStatusId },
    ...{ educations: [study], experiences: experienceYears > 0 ? [job] : [] },
  };
}

interface Seeding {
  lists: Lists;
  today: string;
  phaseIds: ReadonlyMap<string, number>;
  recruiterId: number;
  /** The vacancy that asks something, and what. */
  asking: { vacancyId: number; questions: readonly Question[] };
}

interface One {
  number: number;
  applicantId: number;
  vacancyId: number;
}

const morning = (day: string) => new Date(dayBegins(day).getTime() + 10 * 3_600_000);

function getPhases(number: number, { today, phaseIds }: Seeding): StoredPhase[] {
  const { phase, status, waitingDays } = sampleStanding(number);
  const before = phasesBefore(phase);
  const stored = (code: string, day: number, is: StoredPhase["status"]) =>
    newPhase(phaseIds.get(code) ?? 0, addDays(today, day), is);
  const passed = before.map((code, place) => stored(code, -waitingDays - 6 * (before.length - place), "passed"));
  return [...passed, stored(phase, -waitingDays, status === "hired" ? "passed" : status)];
}

/** A candidate's answers to the vacancy's questions. */
function getAnswers({ number, vacancyId }: One, { experienceYears }: SampleCandidate, { asking }: Seeding): Answered[] {
  if (vacancyId !== asking.vacancyId) return [];
  const values = sampleAnswers(number, experienceYears);
  return asking.questions.map(({ id }, place) => ({ questionId: id, value: values[place] ?? null }));
}

async function seedOne(tx: Tx, one: One, seeding: Seeding): Promise<number | null> {
  const { number, applicantId, vacancyId } = one;
  const vacancy = await vacancyForApplying(tx, vacancyId);
  if (vacancy.status === "unknown") return null;
  const phases = getPhases(number, seeding);
  const [received, current] = [phases[0], phases.at(-1)];
  if (received === undefined || current === undefined) return null;
  const { lists, today } = seeding;
  const person = sampleCandidate(number % sampleSize.applicants);
  const resume = getResume(person, lists, Number(today.slice(0, 4)));
  const stored = { version: 1, resume, photo: null, cv: null, confirmedAt: null, earlierStatuses: {} };
  const id = await submitApplication(
    tx,
    {
      ...{ applicantId, vacancyId, companyName: vacancy.companyName, mediaCode: null },
      ...{ position: { id: vacancy.titleId, en: vacancy.titleEn }, phase: { ...received, status: "on-process" } },
      platformId: number % 9 === 0 ? platforms.jobFair : platforms.careerSite,
      sent: { stored, consents: { dataTruth: true, dataUse: true } },
      answers: getAnswers(one, person, seeding),
    },
    { actor: applicantPrincipal(applicantId), now: morning(received.beganOn), subscribers: [] },
  );
  if (id !== null) await seedProgress(tx, { id, number, phases, current }, seeding);
  return id;
}

interface Made {
  id: number;
  number: number;
  phases: readonly StoredPhase[];
  current: StoredPhase;
}

async function seedProgress(tx: Tx, { id, number, phases, current }: Made, { recruiterId }: Seeding): Promise<void> {
  const { status, isWithdrawn, isOpened, stars } = sampleStanding(number);
  const application = await lockApplication(tx, id);
  if (application === undefined) throw new Error("A sample application is gone.");
  const now = morning(current.beganOn);
  if (isOpened) await putRead(tx, id, { openedAt: now, stars });
  if (phases.length > 1 || status !== "on-process") {
    const state = { status, endWords: null, phases };
    const news = status === "on-process" ? "phase-began" : status;
    const change = { kind: "progressed", state, phaseId: current.phaseId, row: "sample", news } as const;
    await changeApplication(tx, application, change, { actor: staffPrincipal(recruiterId), now, subscribers: [] });
  }
  if (isWithdrawn && application.applicant_id !== null) {
    const actor = applicantPrincipal(application.applicant_id);
    await changeApplication(tx, application, { kind: "withdrawn", reason: "" }, { actor, now, subscribers: [] });
  }
}

/**
 * Gives the sample vacancies applicants, so that the desk has a working day (recruiting §13): led by the desk but one.
 * @param recruiterId the member of staff recorded as the one who decided
 * @returns the vacancies, and applications on process of the busiest one, for what else the sample shows
 */
export async function seedSampleCandidates(
  { database, clock }: Pick<Platform, "database" | "clock">,
  recruiterId: number,
): Promise<{ busiestId: number; othersIds: number[]; onProcess: number[] }> {
  return database.transact(async (tx) => {
    const codes = sampleVacancies.map(({ code }) => code);
    const found = await vacancyIdsByCode(tx, codes);
    const there = sampleVacancies.flatMap((one: SampleVacancy) => {
      const id = found.get(one.code);
      return id === undefined ? [] : [{ ...one, id }];
    });
    await leadByDesk(tx, there);
    const people = Array.from({ length: sampleSize.applicants }, (_, number) => sampleCandidate(number));
    const applicantIds = await makeSampleApplicants(tx, people, clock());
    const phaseIds = new Map((await phaseOrder(tx)).flatMap(({ id, code }) => (code === null ? [] : [[code, id]])));
    const askingId = found.get(askingVacancy) ?? 0;
    const asking = {
      vacancyId: askingId,
      questions: askingId === 0 ? [] : await askQuestions(tx, askingId, sampleQuestions),
    };
    const seeding = { asking, lists: await readLists(tx), today: jakartaDay(clock()), phaseIds, recruiterId };
    const onProcess: number[] = [];
    const [busiestId = 0, ...othersIds] = there.map(({ id }) => id);
    for (const [number, { id: vacancyId }] of sharedOut(there, sampleSize.applications).entries()) {
      const applicantId = applicantIds[number % sampleSize.applicants] ?? 0;
      const id = await seedOne(tx, { number, applicantId, vacancyId }, seeding);
      const { status, isWithdrawn } = sampleStanding(number);
      if (id !== null && vacancyId === busiestId && status === "on-process" && !isWithdrawn) onProcess.push(id);
    }
    return { busiestId, othersIds, onProcess };
  });
}

/** Notes that staff have opened an application of the sample, and what they think of it. */
async function putRead(
  tx: Tx,
  applicationId: number,
  { openedAt, stars }: { openedAt: Date; stars: 0 | 1 | 2 | 3 },
): Promise<void> {
  const read = { opened_at: openedAt, stars };
  await tx.updateTable("desk_applications").set(read).where("application_id", "=", applicationId).execute();
}
