import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { accountsOfTest, anApplicant } from "../../../tests/support/accounts.ts";
import type { TestPlatform } from "../../../tests/support/platform.ts";
import type { Visitor, VisitorOptions } from "../../../tests/support/visitor.ts";
import { siteMarks } from "../../platform/limits/limit-rules.ts";

let platform: TestPlatform;
let visitor: (options?: VisitorOptions) => Visitor;
beforeAll(async () => {
  ({ platform, visitor } = await accountsOfTest());
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.database.db.deleteFrom("limit_counts").execute();
});

async function aGuest(options?: VisitorOptions): Promise<Visitor> {
  const guest = visitor(options);
  await guest.form("login", { siteType: "web" });
  return guest;
}

let made = 0;

function aForm(personal: Record<string, unknown> = {}, rest: Record<string, unknown> = { phone: "+62 8123456789" }) {
  made += 1;
  const email = `baru${made}@contoh.id`;
  return { PERSONAL_DATA: { name: "Budi Santoso", email, password: "Tenun-Karya-26", ...personal }, ...rest };
}

async function register(guest: Visitor, data: unknown, overrides: Record<string, unknown> = {}) {
  return guest.multipart("auth/register", { data, grecaptcha: await guest.captcha(), lang: "en", ...overrides });
}

describe("check-email", () => {
  test("says whether an address is free, in any case and before it is one", async () => {
    await anApplicant(platform, { email: "Sudah.Ada@contoh.id" });
    const guest = await aGuest();
    const code = async (email: string) => (await guest.json("auth/check-email", { email, lang: "en" })).body["code"];
    expect(await code("belum.ada@contoh.id")).toBeUndefined();
    expect(await code("sudah.ada@CONTOH.id")).toBe("email-taken");
    expect(await code("bukan alamat")).toBe("email-invalid");
    expect(await code("orang@contoh.museum")).toBe("email-invalid");
  });

  test("answers a network about 150 accounts and no more, whatever the forged header says", async () => {
    const { email } = await anApplicant(platform);
    const guest = await aGuest({ address: "192.0.2.60" });
    const codes: number[] = [];
    for (let count = 0; count < 170; count += 1) {
      const forged = visitor({ address: "192.0.2.60", headers: { "x-forwarded-for": `203.0.113.${count}` } });
      for (const [name, value] of guest.cookies) forged.cookies.set(name, value);
      codes.push((await forged.json("auth/check-email", { email })).http);
    }
    expect(codes.indexOf(429)).toBe(150);
    // Then it says nothing of a free one either.
    expect((await guest.json("auth/check-email", { email: "belum.ada@contoh.id" })).http).toBe(429);
  });
});

// Shows: A2
describe("register", () => {
  test("makes an account that is not active yet and queues the activation mail with it", async () => {
    const data = aForm();
    const { body } = await register(await aGuest(), data, { source: "virtue", redirect: "/lowongan?page=2" });
    expect(body).toMatchObject({ acknowledge: 1, applicantId: expect.any(Number) });
    const { db } = platform.database;
    const row = await db
      .selectFrom("applicants")
      .selectAll()
      .where("email", "=", data.PERSONAL_DATA.email)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ name: "Budi Santoso", language: "en", source: "virtue", activated_at: null });
    expect(row.password_hash).toMatch(/^\$argon2id\$/);
    const mails = await db.selectFrom("outbox").select(["kind", "language"]).execute();
    expect(mails).toContainEqual({ kind: "activation", language: "en" });
  });

  test("reports every wrong field of account and resume at once, each once, and uses up no captcha", async () => {
    const guest = await aGuest();
    const grecaptcha = await guest.captcha();
    const refused = await register(guest, {}, { grecaptcha });
    expect(refused).toMatchObject({ http: 422, body: { acknowledge: 0, code: "invalid-fields" } });
    expect(refused.body["errors"]).toMatchObject([
      { path: "PERSONAL_DATA.name", code: "required" },
      { path: "PERSONAL_DATA.email", code: "required" },
      { path: "PERSONAL_DATA.password", code: "required" },
      { path: "phone", code: "required" },
    ]);
    expect((await register(guest, aForm(), { grecaptcha })).body).toMatchObject({ acknowledge: 1 });
  });

  test.each([
    [{ name: "" }, "PERSONAL_DATA.name", "required"],
    [{ name: "x".repeat(101) }, "PERSONAL_DATA.name", "too-long"],
    [{ name: 5 }, "PERSONAL_DATA.name", "required"],
    [{ email: "orang@" }, "PERSONAL_DATA.email", "email-format"],
    [{ email: `${"x".repeat(100)}@contoh.id` }, "PERSONAL_DATA.email", "too-long"],
    [{ password: "lemah" }, "PERSONAL_DATA.password", "password-composition"],
    [{ password: "P@ssw0rd1" }, "PERSONAL_DATA.password", "password-common"],
    [{ password: "Budi-Santoso1" }, "PERSONAL_DATA.password", "password-own-name"],
  ])("refuses %o: %s %s", async (personal, path, code) => {
    const { http, body } = await register(await aGuest(), aForm(personal));
    expect(http).toBe(422);
    expect(body["errors"]).toMatchObject([{ path, code }]);
  });

  test("refuses an address that has an account, and makes one of twenty at once", async () => {
    const guest = await aGuest();
    const data = aForm();
    const answers = await Promise.all(Array.from({ length: 20 }, () => register(guest, data)));
    expect(answers.filter(({ body }) => body["acknowledge"] === 1)).toHaveLength(1);
    expect(answers.filter(({ body }) => body["code"] === "email-taken")).toHaveLength(19);
  });

  test("asks for a solved captcha", async () => {
    expect(await register(await aGuest(), aForm(), { grecaptcha: undefined })).toMatchObject({
      http: 200,
      body: { code: "captcha" },
    });
  });

  test("keeps a path of this site for after the activation, and no other", async () => {
    const guest = await aGuest();
    await register(guest, aForm(), { redirect: "//evil.example" });
    await register(guest, aForm(), { redirect: "/lowongan/profile-resume?vacancy=3" });
    const rows = await platform.database.db
      .selectFrom("account_tokens")
      .select("redirect")
      .orderBy("created_at")
      .execute();
    expect(
      rows
        .map(({ redirect }) => redirect)
        .slice(-2)
        .sort(),
    ).toEqual(["/lowongan/profile-resume?vacancy=3", null]);
  });

  test("never shuts a network out; above a thousand an hour its captchas cost more, and refused forms do not count", async () => {
    const guest = await aGuest({ address: "192.0.2.30" });
    await register(guest, {});
    await register(guest, aForm(), { grecaptcha: undefined });
    const { siteLoad } = platform;
    for (let signUps = 0; signUps < 998; signUps += 1) await siteLoad.count(siteMarks.signUps, "192.0.2.30");
    const answers = [];
    for (let signUps = 0; signUps < 3; signUps += 1) {
      answers.push([(await register(guest, aForm())).http, await siteLoad.times("192.0.2.30")]);
    }
    expect(answers).toEqual([
      [200, 1],
      [200, 2],
      [200, 2],
    ]);
    expect(await siteLoad.times("192.0.2.31")).toBe(1);
  });
});
