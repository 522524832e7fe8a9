import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { accountPortal } from "../../../tests/support/account-portal.ts";
import { anApplicant, password } from "../../../tests/support/accounts.ts";
import { aReadyApplicant, aSignedIn, type Portal } from "../../../tests/support/applicants.ts";
import { aVacancy } from "../../../tests/support/applications.ts";
import { getCode, recoveryCode, rfcSecret, withTwoStep } from "../../../tests/support/two-step.ts";
import { wireMoment } from "../../i18n/calendar.ts";
import { recordConsents, withdrawConsent } from "../resumes/consent.queries.server.ts";

let portal: Portal;
beforeAll(async () => {
  portal = await accountPortal();
});
afterAll(() => portal.platform.close());

type Person = Awaited<ReturnType<typeof aSignedIn>>;

async function apply({ visitor }: Person) {
  const { id: VacancyId } = await aVacancy(portal.platform);
  const body = { VacancyId, lang: "id", consent: { kebenaranData: true, penggunaanData: true } };
  const sent = await visitor.json("submit-application", { ...body, grecaptcha: await visitor.captcha() });
  if (sent.body["acknowledge"] !== 1) throw new Error(JSON.stringify(sent.body));
  return { VacancyId, applicationId: Number(sent.body["applicationId"]) };
}

async function statuses({ visitor }: Person) {
  const { body } = await visitor.json("Application/list/id", {});
  const rows: { applicationStatusId: number }[] = Array.isArray(body["data"]) ? body["data"] : [];
  return rows.map(({ applicationStatusId }) => applicationStatusId);
}

const consentRows = z.array(z.object({ code: z.string(), version: z.int(), replacedBy: z.int().nullable() }));

// Shows: N5, promise 13
describe("consents", () => {
  test("are exported with version and moments", async () => {
    const person = await aReadyApplicant(portal);
    const { body } = await person.visitor.get("account/consents");
    expect(body["data"]).toHaveLength(2);
    expect(body["data"]).toContainEqual({
      code: "data-use",
      version: 3,
      isCurrent: true,
      givenAt: wireMoment(portal.platform.time.now),
      withdrawnAt: null,
      replacedBy: null,
    });
  });

  test("a consent is replaced by one to a newer text; a withdrawn one is not", async () => {
    const person = await aReadyApplicant(portal);
    const { database, time } = portal.platform;
    const later = (days: number) => new Date(time.now.getTime() + days * 86_400_000);
    const agree = (days: number) =>
      database.transact((tx) => recordConsents(tx, person.id, { dataTruth: true, dataUse: true }, later(days)));
    // As they stood while the texts were older ones.
    const age = (version: number) =>
      database.run("update consents set version = $1 where applicant_id = $2 and withdrawn_at is null", [
        version,
        person.id,
      ]);
    await age(1);
    await database.transact((tx) => withdrawConsent(tx, person.id, "data-truth", later(1)));
    await agree(2);
    await database.run(
      "update consents set version = 2 where applicant_id = $1 and code = 'data-use' and version = 3",
      [person.id],
    );
    await agree(3);
    const { body } = await person.visitor.get("account/consents");
    const { files } = await download(person);
    for (const list of [body["data"], json(files, "consents.json")]) {
      const rows = consentRows.parse(list).map(({ code, version, replacedBy }) => `${code} ${version}: ${replacedBy}`);
      expect(rows.toSorted()).toEqual([
        "data-truth 1: null",
        "data-truth 2: null",
        "data-use 1: 2",
        "data-use 2: 3",
        "data-use 3: null",
      ]);
    }
  });

  test("taking the use of data back ends what is on process, and says so; what has ended stays", async () => {
    const person = await aReadyApplicant(portal);
    const first = await apply(person);
    await apply(person);
    const { db } = portal.platform.database;
    await db.updateTable("applications").set({ status: "hired" }).where("id", "=", first.applicationId).execute();
    const { body } = await person.visitor.json("account/consents/withdraw", { code: "data-use" });
    expect(body).toMatchObject({
      acknowledge: 1,
      message: expect.stringContaining("1 lamaran"),
      data: { code: "data-use", withdrawnApplications: 1 },
    });
    expect((await statuses(person)).sort()).toEqual([2, 3]);
    const consents = await person.visitor.get("account/consents");
    const withdrawnAt = expect.stringMatching(/\+07:00$/);
    expect(consents.body["data"]).toContainEqual(expect.objectContaining({ code: "data-use", withdrawnAt }));
    const history = await db.selectFrom("application_events").select(["kind", "actor_kind"]).execute();
    expect(history).toContainEqual({ kind: "withdrawn", actor_kind: "system" });
  });

  test("without it nobody applies, until it is given again; then also to the same vacancy", async () => {
    const person = await aReadyApplicant(portal);
    const { VacancyId } = await apply(person);
    await person.visitor.json("account/consents/withdraw", { code: "data-use" });
    const again = async (consent?: object) => {
      const grecaptcha = await person.visitor.captcha();
      return (await person.visitor.json("submit-application", { VacancyId, lang: "id", grecaptcha, consent })).body;
    };
    expect(await again()).toMatchObject({ acknowledge: 0, code: "consent-missing" });
    expect(await again({ kebenaranData: true, penggunaanData: true })).toMatchObject({ acknowledge: 1 });
  });

  test("the statement of truth ends nothing; taking back twice is once", async () => {
    const person = await aReadyApplicant(portal);
    await apply(person);
    const answers: unknown[] = [];
    for (let times = 0; times < 2; times += 1) {
      const { body } = await person.visitor.json("account/consents/withdraw", { code: "data-truth" });
      expect(body).toMatchObject({ acknowledge: 1, data: { withdrawnApplications: 0 } });
      answers.push((await person.visitor.get("account/consents")).body["data"]);
      portal.platform.time.now = new Date(portal.platform.time.now.getTime() + 60_000);
    }
    expect(await statuses(person)).toEqual([1]);
    expect(answers[0]).toHaveLength(2);
    expect(answers[1]).toEqual(answers[0]);
    const { body } = await person.visitor.get("account/activity");
    expect(body["data"]).toMatchObject([{ event: "consent-withdrawn" }]);
  });

  test.each([{}, { code: "all" }, { code: 1 }])("%j names none: 422", async (sent) => {
    const { visitor } = await aSignedIn(portal);
    expect(await visitor.json("account/consents/withdraw", sent)).toMatchObject({
      http: 422,
      body: { errors: [{ path: "code" }] },
    });
  });
});

async function download({ token }: Person, lang = "id") {
  const response = await portal.fetch(token, `account/export?lang=${lang}`);
  return { response, files: response.ok ? unzipSync(new Uint8Array(await response.arrayBuffer())) : {} };
}

const json = (files: Record<string, Uint8Array>, name: string) =>
  JSON.parse(strFromU8(files[name] ?? new Uint8Array()));

// Shows: N6, promise 13
describe("the download", () => {
  test("holds what every room knows, and the files as they were sent", async () => {
    const person = await aReadyApplicant(portal);
    const { applicationId } = await apply(person);
    const { response, files } = await download(person);
    expect(response.headers.get("content-type")).toBe("application/zip");
    expect(response.headers.get("content-disposition")).toMatch(/attachment; filename\*=UTF-8''data-saya-.+\.zip/);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(json(files, "account.json")).toMatchObject({ email: person.email });
    expect(json(files, "resume.json")).toMatchObject({
      document: { name: "Dewi Lestari" },
      words: { "educations.0.degreeId": "Sarjana (S1)" },
    });
    expect(json(files, "applications.json")).toMatchObject([
      { id: applicationId, sent: [{ resume: { name: "Dewi Lestari" } }] },
    ]);
    const cv = Object.entries(files).find(([name]) => name.endsWith("CV Dewi.pdf"));
    expect(strFromU8(cv?.[1] ?? new Uint8Array(), true)).toMatch(/^%PDF/);
    expect(Object.keys(files).filter((name) => name.startsWith("files/"))).toHaveLength(2);
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        "BACA-SAYA.txt",
        "sessions.json",
        "account-activity.json",
        "consents.json",
        "drafts.json",
      ]),
    );
    expect(Object.keys((await download(person, "en")).files)).toContain("READ-ME.txt");
  });

  test("holds no secret: neither the password's hash nor a token", async () => {
    const person = await aReadyApplicant(portal);
    const { files } = await download(person);
    const all = Object.values(files)
      .map((file) => strFromU8(file, true))
      .join();
    expect(all).not.toMatch(/\$argon2|token_hash|password_hash/);
    expect(all).not.toContain(person.token);
  });

  test("a name that would leave its folder does not", async () => {
    const person = await aReadyApplicant(portal);
    const { db } = portal.platform.database;
    const wild = "../..\\evil\u0007:name.pdf";
    await db.updateTable("resume_files").set({ original_name: wild }).where("applicant_id", "=", person.id).execute();
    const names = Object.keys((await download(person)).files).filter((name) => name.startsWith("files/"));
    expect(names.sort()).toEqual(["files/1-__.._evil__name.pdf", "files/2-__.._evil__name.pdf"]);
  });

  test("twenty an hour, then it is too many", async () => {
    const person = await aSignedIn(portal);
    for (let times = 0; times < 20; times += 1) expect((await download(person)).response.status).toBe(200);
    const { response } = await download(person);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

// Shows: N7, promise 13
describe("deletion", () => {
  test("asks for the password; a wrong one deletes nothing and is listed among the sign-ins", async () => {
    const person = await aReadyApplicant(portal);
    for (const proof of [{ password: "Salah-Sekali-1" }, { OTPCode: "123456" }, { password: "", OTPCode: "000000" }]) {
      const { body } = await person.visitor.json("account/delete", { ...proof, lang: "en" });
      expect(body).toMatchObject({ acknowledge: 0, code: "wrong-password", message: "Wrong password. Try again." });
    }
    const tries = await person.visitor.get("account/sign-ins");
    const outcomes = [{ outcome: "wrong-code" }, { outcome: "wrong-code" }, { outcome: "wrong-password" }];
    expect(tries.body["data"]).toMatchObject(outcomes);
  });

  test("a one-time code proves it too where two-step sign-in is on; one that was used does not", async () => {
    const person = await aReadyApplicant(portal);
    await withTwoStep(portal.platform, person.id);
    const at = portal.platform.clock().getTime();
    const [used, OTPCode] = [getCode(rfcSecret, at), getCode(rfcSecret, at + 30_000)];
    const renewed = await person.visitor.json("account/recovery-codes", { password, OTPCode: used });
    expect(renewed.body).toMatchObject({ acknowledge: 1 });
    for (const wrong of [recoveryCode.replace("7", "8"), used]) {
      const { body } = await person.visitor.json("account/delete", { OTPCode: wrong });
      expect(body).toMatchObject({ code: "wrong-password" });
    }
    expect((await person.visitor.json("account/delete", { OTPCode })).body).toEqual({ acknowledge: 1 });
    expect(await person.visitor.get("account/sessions")).toMatchObject({ http: 401 });
  });

  test.each([{}, { password: "" }, { password: 12 }, { password: "x".repeat(101) }])(
    "%j proves nothing: 422",
    async (sent) => {
      const { visitor } = await aSignedIn(portal);
      expect(await visitor.json("account/delete", sent)).toMatchObject({
        http: 422,
        body: { errors: [{ path: "password" }] },
      });
    },
  );

  test("the eleventh wrong password is too many, the right one too, and the trail says so", async () => {
    const { visitor } = await aSignedIn(portal);
    for (let times = 0; times < 10; times += 1) await visitor.json("account/delete", { password: "Salah-Sekali-1" });
    expect(await visitor.json("account/delete", { password })).toMatchObject({ http: 429, body: { code: "too-many" } });
    const { body } = await visitor.get("account/activity");
    expect(body["data"]).toMatchObject({ 0: { event: "limited" }, 1: { event: "wrong-password" } });
  });

  test("with the password the account is gone, and the address is free again", async () => {
    const person = await aReadyApplicant(portal);
    expect((await person.visitor.json("account/delete", { password })).body).toEqual({ acknowledge: 1 });
    expect(await person.visitor.get("account/sessions")).toMatchObject({ http: 401 });
    const guest = portal.visitor();
    await guest.form("login", { siteType: "test", lang: "id" });
    expect((await guest.json("auth/check-email", { email: person.email })).body).toMatchObject({ acknowledge: 1 });
  });

  test("the browser that asked forgets who it was", async () => {
    const { email } = await anApplicant(portal.platform);
    const browser = portal.visitor();
    const form = { siteType: "test", userName: email, password, lang: "id", grecaptcha: await browser.captcha() };
    await browser.form("login", form);
    expect(browser.cookies.has("session")).toBe(true);
    expect((await browser.json("account/delete", { password })).body).toEqual({ acknowledge: 1 });
    expect(browser.cookies.has("session")).toBe(false);
  });

  test("leaves nothing in the trail but that an account went: no name, no device, no network", async () => {
    const person = await aReadyApplicant(portal);
    await download(person);
    await person.visitor.json("account/consents/withdraw", { code: "data-truth", lang: "id" });
    const { body } = await person.visitor.get("account/activity?lang=id");
    expect(body["data"]).toMatchObject([{ event: "consent-withdrawn" }, { event: "data-downloaded" }]);
    const { db } = portal.platform.database;
    const trail = () => db.selectFrom("account_events").selectAll();
    const before = await trail().where("event", "=", "deleted").execute();
    await person.visitor.json("account/delete", { password });
    expect(await trail().where("applicant_id", "=", person.id).execute()).toEqual([]);
    const after = await trail().where("event", "=", "deleted").orderBy("id").execute();
    expect(after).toHaveLength(before.length + 1);
    expect(after.at(-1)).toMatchObject({ applicant_id: null, device: "", network: "", request_id: expect.any(String) });
  });
});
