import { zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  aReadyApplicant,
  aSignedIn,
  type Portal,
  portalOfTest,
  storedFiles,
} from "../../../../../tests/support/applicants.ts";
import { baseObjects, getBytes, madePdf } from "../../../../../tests/support/made-pdfs.ts";
import { aWordCv } from "../../../../../tests/support/word-cv.ts";
import { limitRules } from "../../../../platform/limits/limit-rules.ts";

let portal: Portal;
beforeAll(async () => {
  portal = await portalOfTest();
});
afterAll(() => portal.platform.close());

const send = "form/read-cv";

type Person = Awaited<ReturnType<typeof aSignedIn>>;
type Change = {
  path: string;
  before: string | null;
  after: string;
  source: string;
  confidence: number;
  values: object;
};

async function listChanges({ visitor }: Pick<Person, "visitor">, fields: Record<string, unknown>): Promise<Change[]> {
  const { body } = await visitor.multipart(send, fields);
  expect(body).toMatchObject({ acknowledge: 1 });
  const { changes }: { changes: Change[] } = Object(body["data"]);
  return changes;
}

describe("what a CV would change (suggestions 3)", () => {
  test("is listed with its line and its confidence, and stores nothing: no row, no file", async () => {
    const person = await aReadyApplicant(portal);
    const [before, files] = [await person.visitor.get("get-profile/id"), await storedFiles(portal)];
    const changes = await listChanges(person, { file: aWordCv(), lang: "id" });
    expect(changes).toContainEqual({
      path: "personalData.nama",
      before: "Dewi Lestari",
      after: "Dewi Lestari Putri",
      source: "Dewi Lestari Putri",
      confidence: expect.any(Number),
      values: { "personalData.nama": "Dewi Lestari Putri" },
    });
    expect(changes).toContainEqual(
      expect.objectContaining({ path: "personalData.domisili", after: "Kabupaten Sleman, DI Yogyakarta" }),
    );
    expect(changes).toContainEqual(
      expect.objectContaining({ path: "pengalamanList.0.name", before: null, source: "PT Maju Jaya" }),
    );
    expect(changes.every(({ confidence }) => confidence > 0 && confidence <= 1)).toBe(true);
    expect((await person.visitor.get("get-profile/id")).body).toEqual(before.body);
    expect(await storedFiles(portal)).toBe(files);
  });

  test("is compared with the form as it is filled in: equal values are no change, entries of one school are matched", async () => {
    const person = await aReadyApplicant(portal);
    const school = (await listChanges(person, { file: aWordCv() })).find(({ path }) => path.endsWith("institusiID"));
    const ids = Object(school?.values);
    const id: unknown = Object.values(ids)[0];
    const data = {
      personalData: { nama: "dewi lestari PUTRI" },
      pendidikanList: [{ institusiID: id, tahunMasuk: 2016 }],
    };
    const changes = await listChanges(person, { file: aWordCv(), data: JSON.stringify(data) });
    const paths = changes.map(({ path }) => path);
    expect(paths).not.toContain("personalData.nama");
    expect(paths).not.toContain("pendidikanList.0.institusiID");
    expect(changes).toContainEqual(
      expect.objectContaining({ path: "pendidikanList.0.tahunMasuk", before: "2016", after: "2015" }),
    );
  });

  test("is listed for a guest who signs up, without the e-mail: that is the account's and comes in a field of its own", async () => {
    const visitor = portal.visitor();
    await visitor.form("login", {});
    const { body } = await visitor.multipart(send, { file: aWordCv(), lang: "en" });
    expect(body["data"]).toMatchObject({ email: expect.stringContaining("@") });
    const paths = (await listChanges({ visitor }, { file: aWordCv(), lang: "en" })).map(({ path }) => path);
    expect(paths).toContain("personalData.noTelp");
    expect(paths).not.toContain("personalData.email");
  });

  test("never exceeds the limits of our lists; what has no place is reported as unread", async () => {
    const jobs = [1, 2, 3, 4].flatMap((at) => [`Staf Gudang\t${2010 + at} - ${2011 + at}`, `PT Nomor ${at}`]);
    const person = await aSignedIn(portal);
    const { body } = await person.visitor.multipart(send, { file: aWordCv(["Budi", "Pengalaman Kerja", ...jobs]) });
    expect(JSON.stringify(body["data"])).not.toContain("pengalamanList.3");
    expect(body["data"]).toMatchObject({ unread: ["PT Nomor 4"] });
  });
});

describe("a file that is not read (suggestions 3)", () => {
  const acting = (action: string) =>
    new File([getBytes(madePdf(baseObjects(`/OpenAction ${action}`)))], "cv.pdf", { type: "application/pdf" });
  const blank = getBytes(
    "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n",
  );
  test.each([
    ["a picture", new File([getBytes("\x89PNG\r\n\x1a\n")], "cv.png"), 415, "file-type"],
    ["an archive of something else", new File([zipSync({ "a.txt": getBytes("a") })], "a.zip"), 415, "file-type"],
    ["an old Word document", new File([getBytes("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1 Word")], "cv.doc"), 415, "file-type"],
    ["rich text", new File([getBytes("{\\rtf1 Dewi}")], "cv.doc"), 415, "file-type"],
    ["a PDF with a script", acting("<< /S /JavaScript /JS (x) >>"), 422, "cv-active-content"],
    ["six megabytes", new File([new Uint8Array(6 * 1024 * 1024)], "cv.pdf"), 413, "file-too-large"],
    ["a document without words", aWordCv(["-"]), 422, "no-text"],
    ["a broken PDF", new File([blank], "cv.pdf"), 422, "unreadable"],
  ])("is refused with one sentence: %s", async (_, file, status, code) => {
    const person = await aSignedIn(portal);
    const answer = await person.visitor.multipart(send, { file });
    expect([answer.http, answer.body["code"]]).toEqual([status, code]);
    expect(String(answer.body["message"])).toMatch(/^[^.]+(\.\w+[^.]*)*\.( [^.]+\.)?$/);
  });

  test("none is 422 at its field", async () => {
    const person = await aSignedIn(portal);
    const answer = await person.visitor.multipart(send, { lang: "id" });
    expect(answer.http).toBe(422);
  });
});

test("a person can have ten files read an hour, independently of other people (suggestions 3)", async () => {
  const [person, other] = [await aSignedIn(portal), await aSignedIn(portal)];
  const small = () => new File([getBytes("PK\x03\x04 no archive")], "cv.docx");
  const { limits } = portal.platform;
  for (let turn = 0; turn < 9; turn += 1) await limits.take(limitRules.cvsRead, [String(person.id)]);
  expect((await person.visitor.multipart(send, { file: small() })).http).toBe(422);
  expect((await person.visitor.multipart(send, { file: small() })).http).toBe(429);
  expect((await other.visitor.multipart(send, { file: small() })).http).toBe(422);
});

test("more at once than the site has time for are busy for five seconds, which is no fault of their file (suggestions 3)", async () => {
  const { visitor } = await aSignedIn(portal);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => visitor.multipart(send, { file: aWordCv(), lang: "id" })),
  );
  const busy = answers.filter(({ http }) => http !== 200);
  expect(busy.length).toBeGreaterThan(0);
  for (const { http, body, headers } of busy) {
    expect([http, body["code"], headers.get("Retry-After")]).toEqual([503, "busy", "5"]);
    expect(body["errors"]).toBeUndefined();
  }
});
