// Shows: N9
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  aReadyApplicant,
  aSignedIn,
  type Portal,
  portalOfTest,
  storedFiles,
} from "../../../../../tests/support/applicants.ts";
import { largestFile } from "../../json-resume/read-json-resume.ts";

let portal: Portal;
beforeAll(async () => {
  portal = await portalOfTest();
});
afterAll(() => portal.platform.close());

type Person = Awaited<ReturnType<typeof aSignedIn>>;

const own = async ({ visitor }: Person) => (await visitor.get("account/json-resume?lang=id")).body["data"];
const profile = async ({ visitor }: Person) => (await visitor.get("get-profile/id")).body["data"];
const asFile = (content: unknown) =>
  new File([typeof content === "string" ? content : JSON.stringify(content)], "resume.json");

const foreign = {
  $schema: "https://example.com/any",
  basics: {
    name: "Dewi  Lestari Putri",
    label: "Analyst",
    email: "dewi.baru@contoh.id",
    phone: "0813-1111-2222",
    location: { city: "Kabupaten Sleman" },
    profiles: [{ network: "x" }],
  },
  work: [
    {
      name: "PT Maju Jaya",
      position: "Data Analyst",
      startDate: "2021-03-01",
      endDate: "2023",
      highlights: ["Reports"],
    },
    { name: "Bank Desa", position: "Marketing Intern", startDate: "2020-06", endDate: "2020-08" },
  ],
  education: [
    {
      institution: "Kampus Bukit Biru",
      area: "Akuntansi",
      studyType: "Bachelor",
      startDate: "2017",
      endDate: "2021",
      score: "3.7",
    },
  ],
  volunteer: [{ organization: "Rumah Baca", position: "Ketua" }],
  skills: [{ name: "SQL" }],
};

describe("export", () => {
  test("a resume is a JSON Resume with words in place of ids, in the asked language", async () => {
    const person = await aReadyApplicant(portal);
    expect(await own(person)).toMatchObject({
      basics: { name: "Dewi Lestari", email: "dewi@contoh.id", phone: "+62 81234567890" },
      education: [{ studyType: "Sarjana (S1)", startDate: "2018", endDate: "2022", score: "3.61/4" }],
      work: [],
    });
    const english = (await person.visitor.get("account/json-resume?lang=en")).body["data"];
    expect(english).toMatchObject({ education: [{ studyType: "Bachelor's degree (S1)" }] });
  });

  test("an applicant without a resume gets an empty one", async () => {
    expect(await own(await aSignedIn(portal))).toMatchObject({ basics: {}, work: [], education: [], volunteer: [] });
  });
});

describe("import", () => {
  test.each([true, false])(
    "parts of a file that are left out are listed by section and number (dry run: %j)",
    async (dryRun) => {
      const person = await aReadyApplicant(portal);
      const years = [2012, 2014, 2016, 2018, 2020];
      const full = {
        ...foreign,
        basics: { ...foreign.basics, summary: "Ten years of ledgers." },
        work: [
          ...foreign.work,
          ...years.map((year) => ({ name: `PT ${year}`, startDate: `${year}`, endDate: `${year}` })),
        ],
        volunteer: Array.from({ length: 60 }, (_, at) => ({ organization: `Rumah Baca ${at}` })),
        languages: [{ language: "Indonesian" }, { language: "English" }],
        hobbies: ["chess"],
        meta: { version: "1" },
        awards: [],
      };
      const { body } = await person.visitor.multipart("account/json-resume", { file: asFile(full), dryRun });
      expect(body["data"]).toMatchObject({
        leftOut: [
          { section: "summary", count: 1 },
          { section: "profiles", count: 1 },
          { section: "work", count: 3 },
          { section: "volunteer", count: 57 },
          { section: "skills", count: 1 },
          { section: "languages", count: 2 },
          { section: "other", count: 1 },
        ],
      });
    },
  );

  test("nothing is listed as left out when the whole file is taken", async () => {
    const person = await aReadyApplicant(portal);
    const file = asFile({ basics: { name: "Dewi Lestari" }, meta: {}, work: foreign.work });
    const { body } = await person.visitor.multipart("account/json-resume", { file, dryRun: true });
    expect(body["data"]).toMatchObject({ leftOut: [] });
  });

  test("a dry run says what would change and changes nothing", async () => {
    const person = await aReadyApplicant(portal);
    const before = await profile(person);
    const { body } = await person.visitor.multipart("account/json-resume", { file: asFile(foreign), dryRun: true });
    expect(body).toMatchObject({ acknowledge: 1 });
    const { changes }: { changes: unknown[] } = Object(body["data"]);
    const city = {
      path: "basics.location.city",
      before: expect.any(String),
      after: expect.stringMatching(/^Kabupaten Sleman, /),
    };
    expect(changes).toContainEqual(city);
    expect(changes).toContainEqual({ path: "basics.name", before: "Dewi Lestari", after: "Dewi Lestari Putri" });
    expect(changes).toContainEqual({ path: "work.0.name", before: null, after: "PT Maju Jaya" });
    expect(changes).toContainEqual({
      path: "education.0.area",
      before: expect.any(String),
      after: "Akuntansi",
    });
    expect(changes).not.toContainEqual(expect.objectContaining({ path: "education.0.studyType" }));
    expect(await profile(person)).toEqual(before);
  });

  test("an applied file changes the resume: texts become ids, others stay texts, the rest and the files stay as they were", async () => {
    const person = await aReadyApplicant(portal);
    const files = await storedFiles(portal);
    const sent = await person.visitor.multipart("account/json-resume", { file: asFile(foreign) });
    expect(sent.body).toMatchObject({ acknowledge: 1 });
    const now = await profile(person);
    expect(now).toMatchObject({
      personalData: {
        nama: "Dewi Lestari Putri",
        email: "dewi.baru@contoh.id",
        noTelp: "+62 81311112222",
        dob: "2000-02-29",
        oldImageUrl: expect.stringContaining("files/"),
        cvName: "CV Dewi.pdf",
      },
      pengalamanList: [
        { name: "PT Maju Jaya", posisi: "Data Analyst", tahunMulai: 2021, tahunSelesai: 2023, mainJob1: "Reports" },
      ],
      internshipList: [{ institutionName: "Bank Desa", startDate: "2020-06", endDate: "2020-08" }],
      pendidikanList: [{ institusiOther: "Kampus Bukit Biru", jurusanOther: null, nilai: 3.7, maxNilai: 4 }],
      organisasiList: [{ name: "Rumah Baca", jabatanID: expect.any(Number) }],
      consent: { kebenaranData: true, penggunaanData: true },
    });
    expect(await storedFiles(portal)).toBe(files);
    const again = await person.visitor.multipart("account/json-resume", { file: asFile(foreign) });
    expect(again.body["data"]).toMatchObject({ changes: [] });
    expect(await profile(person)).toEqual(now);
  });

  test("an export that is imported again changes nothing", async () => {
    const person = await aReadyApplicant(portal);
    await person.visitor.multipart("account/json-resume", { file: asFile(foreign) });
    const file = await own(person);
    for (const sent of [{ file: asFile(file) }, { file: JSON.stringify(file) }]) {
      const { body } = await person.visitor.multipart("account/json-resume", sent);
      expect(body["data"]).toEqual({ changes: [], leftOut: [] });
    }
    expect((await person.visitor.json("account/json-resume", { file, dryRun: true })).body["data"]).toEqual({
      changes: [],
      leftOut: [],
    });
  });

  test("values that our rules refuse are left out and not stored", async () => {
    const person = await aReadyApplicant(portal);
    const odd = {
      basics: { name: 12, email: "no address", phone: "many", location: "here", __proto__: { name: "x" } },
      work: [{ name: "PT <script>", position: "A".repeat(500), startDate: "1800", endDate: "soon" }, null, "work", 7],
      education: "none",
    };
    const { body } = await person.visitor.multipart("account/json-resume", { file: asFile(odd) });
    expect(body).toMatchObject({ acknowledge: 1 });
    expect(await profile(person)).toMatchObject({
      personalData: { nama: "Dewi Lestari", email: "dewi@contoh.id", noTelp: "+62 81234567890" },
      pengalamanList: [{ name: "PT script", posisi: "A".repeat(100), tahunMulai: null, tahunSelesai: null }],
      pendidikanList: [{ nilai: 3.61 }],
    });
  });

  test("a place of the wrong type leaves the other values alone", async () => {
    const person = await aReadyApplicant(portal);
    const odd = { basics: { name: "Dewi Anggraini", location: "here" } };
    await person.visitor.multipart("account/json-resume", { file: asFile(odd) });
    expect(await profile(person)).toMatchObject({ personalData: { nama: "Dewi Anggraini" } });
  });

  test("long lists are cut to the resume's limits", async () => {
    const person = await aReadyApplicant(portal);
    const twelve = Array.from({ length: 12 }, (_, index) => index);
    const work = [
      ...twelve.map((index) => ({ name: `PT ${index}`, position: "Analis", startDate: "2020" })),
      ...twelve.map((index) => ({ name: `Balai ${index}`, position: "Magang" })),
    ];
    const education = twelve.map((index) => ({ institution: `Kampus ${index}`, area: "Agronomi" }));
    const volunteer = twelve.map((index) => ({ organization: `Himpunan ${index}` }));
    await person.visitor.multipart("account/json-resume", { file: asFile({ work, education, volunteer }) });
    expect(await profile(person)).toMatchObject({
      pengalamanList: [{ name: "PT 0" }, { name: "PT 1" }, { name: "PT 2" }],
      internshipList: twelve.slice(0, 10).map((index) => ({ institutionName: `Balai ${index}` })),
      pendidikanList: [{ institusiOther: "Kampus 0" }, { institusiOther: "Kampus 1" }, { institusiOther: "Kampus 2" }],
      organisasiList: [{ name: "Himpunan 0" }, { name: "Himpunan 1" }, { name: "Himpunan 2" }],
    });
  });
});

describe("what is refused", () => {
  test.each([
    ["no JSON", "<resume/>"],
    ["a list", []],
    ["nothing that we know", { skills: [{ name: "SQL" }] }],
    ["empty parts", { basics: {}, work: [] }],
    ["something very deep", `${"[".repeat(100_000)}${"]".repeat(100_000)}`],
    ["a text that may not travel", '{"basics":{"name":"a\\u0000b"}}'],
  ])("%s: 422 at the file, in a sentence", async (_, content) => {
    const person = await aSignedIn(portal);
    const { http, body } = await person.visitor.multipart("account/json-resume", { file: asFile(content) });
    expect(http).toBe(422);
    const wrong = { path: "file", code: "json-resume-format", message: expect.stringMatching(/^Berkas ini .+\./) };
    expect(body["errors"]).toEqual([wrong]);
  });

  test("an empty file is refused as empty", async () => {
    const { visitor } = await aSignedIn(portal);
    expect(await visitor.multipart("account/json-resume", { file: asFile("") })).toMatchObject({
      http: 422,
      body: { errors: [{ path: "file", message: expect.stringContaining("belum dipilih") }] },
    });
  });

  test("a file that is too large is refused as too large, in every encoding", async () => {
    const { visitor } = await aSignedIn(portal);
    const large = JSON.stringify({ basics: { name: "a".repeat(largestFile) } });
    const manyNames = JSON.stringify(
      Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`n${index}`, 1])),
    );
    for (const file of [asFile(large), large, asFile(manyNames), manyNames]) {
      expect(await visitor.multipart("account/json-resume", { file })).toMatchObject({
        http: 413,
        body: { acknowledge: 0, code: "too-large", message: expect.stringContaining("256 KB") },
      });
    }
    expect(await visitor.json("account/json-resume", { file: JSON.parse(large) })).toMatchObject({ http: 413 });
  });

  test("no file, or a dry-run flag that is neither yes nor no: 422", async () => {
    const { visitor } = await aSignedIn(portal);
    expect(await visitor.multipart("account/json-resume", {})).toMatchObject({
      http: 422,
      body: { errors: [{ path: "file", code: "required" }] },
    });
    expect(await visitor.json("account/json-resume", { file: foreign, dryRun: "perhaps" })).toMatchObject({
      http: 422,
      body: { errors: [{ path: "dryRun" }] },
    });
  });
});
