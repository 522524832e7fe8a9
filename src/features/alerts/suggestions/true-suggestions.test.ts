// Shows: suggestions 1
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type TestPlatform, testPlatform } from "../../../../tests/support/platform.ts";
import { referenceLists } from "../../../../tests/support/seeds.ts";
import { aSeeker } from "../../../../tests/support/seekers.ts";
import { aVacancy, storeVacancies } from "../../../../tests/support/vacancies.ts";
import { migrations } from "../../../app/migrations.ts";
import { readAlways } from "../../../platform/cache/remember.ts";
import { idOfCode, idOfText } from "../../reference-data/master-data.server.ts";
import { findMatchProfile } from "../../resumes/read/match-profile.server.ts";
import { emptyResume, type Resume } from "../../resumes/resume.ts";
import { findMatches, reasonText } from "../../vacancies/match/find-matches.server.ts";
import { readPlaces } from "../../vacancies/put/read-places.server.ts";
import { noFilters } from "../../vacancies/vacancy.ts";
import { ownSuggestions } from "./own-suggestions.server.ts";
import { createReadLately } from "./seekers.server.ts";

let platform: TestPlatform;
const ids = { otherMajor: 0, otherFunction: 0, otherIndustry: 0, otherDomicile: 0, it: 0, accounting: 0 };
beforeAll(async () => {
  platform = await testPlatform({ migrations, seed: referenceLists });
  const { db } = platform.database;
  ids.otherMajor = (await idOfCode(db, "major", "other")) ?? 0;
  ids.otherFunction = (await idOfCode(db, "function", "other")) ?? 0;
  ids.otherIndustry = (await idOfCode(db, "industry", "other")) ?? 0;
  ids.otherDomicile = (await idOfCode(db, "domicile", "other")) ?? 0;
  ids.it = (await idOfText(db, "function", "Teknologi Informasi")) ?? 0;
  ids.accounting = (await idOfText(db, "major", "Akuntansi")) ?? 0;
});
afterAll(() => platform.close());
beforeEach(() => platform.database.run("delete from open_vacancies"));

const education = {
  ...{ id: 1, degreeId: null, institutionId: null, institutionOther: null, isStudying: false, grade: null },
  ...{ gradeScale: null, startYear: 2020, endYear: 2024, majorId: null, majorOther: null },
};
const internship = {
  id: 1,
  institution: "PT Contoh",
  functionId: null,
  industryId: null,
  startMonth: null,
  endMonth: null,
};
const job = {
  ...{ id: 1, company: "PT Contoh", positionTypeId: null, rankId: null, mainJob: null, industryId: null },
  ...{ department: "", startYear: 2020, endYear: null },
};

/** A graduate who has not worked, with these parts of a resume. */
const graduate = (parts: Partial<Resume>): Partial<Resume> => ({
  ...emptyResume,
  category: 1,
  experiences: [],
  ...parts,
});

/** What the preview of the letter and the list "recommended only" show, in Indonesian. */
async function shownTo(resume: Partial<Resume>) {
  const { db } = platform.database;
  const seeker = await aSeeker(platform, { resume: { ...resume, ...(await seeking()) } });
  const now = new Date();
  const request = { applicantId: seeker.id, language: "id" } as const;
  const { preview } = await ownSuggestions(db, createReadLately(readAlways), request, now);
  const profile = await findMatchProfile(db, seeker.id);
  if (profile === null) throw new Error("no resume");
  const list = await findMatches(db, profile, { filters: noFilters, words: null, sort: "relevance" });
  return { preview, list };
}

/** Whoever asks for suggestions has said so, and where he lives. */
async function seeking() {
  const { db } = platform.database;
  return {
    seekingStatusId: await idOfCode(db, "seekingJobStatus", "aktif"),
    emailPeriodId: await idOfCode(db, "emailSuggestionPeriod", "daily"),
  };
}

const listReasons = (list: Awaited<ReturnType<typeof shownTo>>["list"]) =>
  list.flatMap(({ reasons }) => reasons.map((reason) => reasonText(reason, "id", "person").text));

const titles = [
  ...[
    "Kepala Gudang",
    "Warehouse Staff",
    "Inventory Control",
    "Backend Engineer",
    "Software Engineer",
    "Site Engineer",
  ],
  ...["Accounting Supervisor", "Accounting Intern", "Staf Pajak", "Auditor Junior", "Human Resources Generalist"],
  ...["HR Officer", "Recruiter", "Perawat", "Sales Executive", "Account Executive", "Digital Marketing", "Kasir"],
];

test.each<[string, Partial<Resume>]>([
  ["a graduate of accounting", graduate({ educations: [{ ...education, majorOther: "Acounting" }] })],
  ["a worker of a warehouse", { experiences: [{ ...job, position: "Operator Gudang" }] }],
  ["an engineer", { experiences: [{ ...job, position: "Senior Backend Engineer" }] }],
  ["someone in human resources", { experiences: [{ ...job, position: "HR Generalist", department: "Penjualan" }] }],
  ["someone whose words are broad alone", { experiences: [{ ...job, position: "Executive" }] }],
  ["someone who says nothing of work", graduate({})],
])("the letter's preview and the list of what suits agree for %s", async (_, resume) => {
  const places = ["Sleman, DI Yogyakarta", "Bandung, Jawa Barat", "Remote"];
  await storeVacancies(
    platform.database,
    titles.flatMap((titleId, at) =>
      places.map((place, other) =>
        aVacancy({
          ...{ titleId, titleEn: titleId, places: [place], category: (at + other) % 2 ? 1 : 2 },
          function: at % 3 ? "Penjualan" : "Lainnya",
        }),
      ),
    ),
  );
  await readPlaces(platform.database);
  const domicileId = await idOfText(platform.database.db, "domicile", "Kota Bandung");
  const { preview, list } = await shownTo({ ...resume, domicileId });
  expect(preview.map(({ vacancyId }) => vacancyId)).toEqual(list.slice(0, 10).map(({ vacancyId }) => vacancyId));
  const reasons = list.map((match) => match.reasons.map((reason) => reasonText(reason, "id", "person").text));
  for (const [at, { reason }] of preview.entries()) expect(reasons[at]).toContain(reason);
});

test("an entry Others of any list is nothing that resume and vacancy share", async () => {
  await storeVacancies(platform.database, [
    aVacancy({ titleId: "Petugas Lain-lain", descriptionId: "Tugas lain, lainnya dan others.", function: "Lainnya" }),
  ]);
  await platform.database.run("update companies set industry_id = $1", [ids.otherIndustry]);
  const { preview, list } = await shownTo(
    graduate({
      domicileId: ids.otherDomicile,
      domicileOther: "Lainnya",
      educations: [
        { ...education, majorId: ids.otherMajor, majorOther: "Lainnya" },
        { ...education, id: 2, majorId: ids.otherMajor, majorOther: "-" },
      ],
      internships: [{ ...internship, functionId: ids.otherFunction, industryId: ids.otherIndustry }],
    }),
  );
  await platform.database.run("update companies set industry_id = null");
  expect({ preview, list }).toEqual({ preview: [], list: [] });
});

test.each<[string, Partial<Resume>, string]>([
  ["an internship", graduate({ internships: [internship] }), "Sesuai bidang magang Anda"],
  [
    "work",
    { category: 2, experiences: [{ ...job, position: "Staf", department: "Teknologi Informasi" }] },
    "Sesuai bidang pengalaman Anda",
  ],
])("a field known by %s is called so", async (_, resume, expected) => {
  await storeVacancies(platform.database, [
    aVacancy({ titleId: "Arsitek Solusi", function: "Teknologi Informasi", category: resume.category ?? 1 }),
  ]);
  const internships = (resume.internships ?? []).map((one) => ({ ...one, functionId: ids.it }));
  const domicileId = await idOfText(platform.database.db, "domicile", "Kabupaten Sleman");
  const found = listReasons((await shownTo({ ...resume, internships, domicileId })).list);
  expect(found.filter((text) => text.startsWith("Sesuai bidang"))).toEqual([expected]);
});

test("reasons of a letter differ where there is another true one, and a misspelt place is understood", async () => {
  const places = ["Surabaya", "Malang, Jawa Timur", "Bandung"];
  await storeVacancies(
    platform.database,
    places.map((place) =>
      aVacancy({ titleId: "Accounting", titleEn: "Accounting", places: [place], category: 1, salaryMax: 9_000_000 }),
    ),
  );
  await readPlaces(platform.database);
  const { preview, list } = await shownTo(
    graduate({
      ...{ domicileId: ids.otherDomicile, domicileOther: "Surabya", expectedSalary: 8_000_000 },
      educations: [{ ...education, majorId: ids.accounting }],
    }),
  );
  const near = list.map(({ reasons }) => reasons.find(({ code }) => code === "place" || code === "province")?.code);
  expect(near).toEqual(["place", "province", undefined]);
  expect(preview.map(({ reason }) => reason)).toEqual([
    "Sesuai jurusan Anda: accounting",
    "Menyebut jurusan Anda",
    "Sesuai gaji yang Anda harapkan",
  ]);
});

test.each<[string, boolean]>([
  ["S1 Manajemen atau Ekonomi", true],
  ["Lulusan jurusan Akuntansi, Manajemen", true],
  ["Mampu dalam manajemen waktu dan manajemen risiko", false],
])("a major that is an everyday word is mentioned where it is one: %s", async (requirementId, isMentioned) => {
  await storeVacancies(platform.database, [aVacancy({ titleId: "Analis", requirementId, function: "Penjualan" })]);
  const majorId = await idOfText(platform.database.db, "major", "Manajemen");
  const experiences = [{ ...job, position: "Analis", department: "Penjualan" }];
  const domicileId = await idOfText(platform.database.db, "domicile", "Kabupaten Sleman");
  const { list } = await shownTo({ domicileId, experiences, educations: [{ ...education, majorId }] });
  expect(listReasons(list).includes("Menyebut jurusan Anda")).toBe(isMentioned);
});
