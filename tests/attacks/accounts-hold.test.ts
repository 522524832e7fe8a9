import { globSync, readFileSync } from "node:fs";
import type { KyselyPlugin } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { apiOver } from "../../src/contract/client.ts";
import { load as loadConfirmation } from "../../src/features/identity/portal/activation/act-on-confirmation.ts";
import { limitRules } from "../../src/platform/limits/limit-rules.ts";
import { createLimits } from "../../src/platform/limits/limits.ts";
import { argon2Cost, verifyPassword } from "../../src/platform/security/passwords.ts";
import { readSecrets } from "../../src/platform/settings/secret.ts";
import { anApplicant, password } from "../support/accounts.ts";
import { aCv, storedFiles } from "../support/applicants.ts";
import { getMs } from "../support/processor-time.ts";
import { getCode, recoveryCode, rfcSecret, withTwoStep } from "../support/two-step.ts";
import { type CallResponse, createClient, emptyPortal, type Send, type WholePortal } from "../wire/whole-portal.ts";
import { aimAt } from "./walk/attack.ts";

let portal: WholePortal;
beforeAll(async () => {
  portal = await emptyPortal({ LIMITS_FACTOR: "1" });
});
afterAll(() => portal.platform.close());

/** A sign-in as another client makes it. */
async function signIn(
  email: string,
  more: Record<string, string> = {},
  by: Partial<Parameters<Send>[0]> = {},
  send = portal.send,
): Promise<CallResponse> {
  const form = { siteType: "x", userName: email, password, grecaptcha: await portal.captcha(), ...more };
  return send({ path: "login", body: new URLSearchParams(form), ...by });
}

describe("passwords (promise 1)", () => {
  test("what is stored of one is argon2id with the cost of the promise", async () => {
    const { id } = await anApplicant(portal.platform);
    const row = portal.platform.database.db.selectFrom("applicants").select("password_hash").where("id", "=", id);
    expect((await row.executeTakeFirstOrThrow()).password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(argon2Cost).toEqual({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  });

  test("while many are worked out, the event loop goes on", async () => {
    const before = process.cpuUsage();
    const ofLoop = await getMs(() =>
      Promise.all(Array.from({ length: 24 }, () => verifyPassword(null, "Tenun-Karya-26"))),
    );
    const { user, system } = process.cpuUsage(before);
    // Worked out on the loop itself, nearly all of it would be the loop's.
    expect(ofLoop).toBeLessThan((user + system) / 1_000 / 2);
  });
});

describe("limits (promise 4)", () => {
  /** The same site after a restart, or a second process: nothing of what was counted is in its memory. */
  async function restarted(): Promise<Send> {
    const { database, clock, settings } = portal.platform;
    const secrets = await readSecrets(settings);
    return createClient({
      ...portal.platform,
      limits: createLimits({ database, secrets, factor: settings.limitsFactor, clock }),
    });
  }

  test("a restart, another spelling and a forged address change nothing", async () => {
    const { email } = await anApplicant(portal.platform);
    for (let turn = 0; turn < limitRules.wrongPasswords.limit; turn += 1)
      expect((await signIn(email, { password: "Bukan-Itu-26" })).http).toBe(200);
    expect((await signIn(email)).http).toBe(429);
    expect((await signIn(email, {}, {}, await restarted())).http).toBe(429);
    expect((await signIn(email.toUpperCase())).http).toBe(429);
    for (const name of [
      "x-forwarded-for",
      "x-real-ip",
      "x-client-ip",
      "cf-connecting-ip",
      "true-client-ip",
      "forwarded",
      "x-cluster-client-ip",
    ])
      expect(
        (await signIn(email, {}, { headers: { [name]: name === "forwarded" ? "for=203.0.113.9" : "203.0.113.9" } }))
          .http,
      ).toBe(429);
  });

  test("many networks together do not try an account without end, and lock nobody out who was here before", async () => {
    const { email } = await anApplicant(portal.platform);
    const { publicUrl: origin } = portal.platform.settings;
    const response = await signIn(email, {}, { origin, address: "198.51.100.200" });
    const cookie =
      response.headers
        .getSetCookie()
        .find((line) => line.startsWith("device="))
        ?.split(";", 1)[0] ?? "";
    const { limit } = limitRules.wrongPasswordsInARow;
    const form = { siteType: "x", userName: email, password: "Bukan-Itu-26", grecaptcha: "x" };
    const { pastCaptcha } = aimAt(portal);
    const guess = (turn: number) =>
      pastCaptcha({ path: "login", body: new URLSearchParams(form), address: `198.51.${turn}.1` });
    for (let turn = 0; turn < limit; turn += 10)
      await Promise.all(Array.from({ length: 10 }, (_, index) => guess(turn + index)));
    expect((await signIn(email, {}, { address: "203.0.113.50" })).json).toMatchObject({ code: "confirm-by-mail" });
    expect((await signIn(email, {}, { origin, cookie, address: "203.0.113.50" })).json).toMatchObject({
      acknowledge: 1,
    });
  });
});

describe("nobody learns who has an account (promise 3)", () => {
  /** Names what is asked of the database, in order. */
  function counting(statements: string[]): KyselyPlugin {
    return {
      transformQuery({ node }) {
        statements.push(node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    };
  }

  test("a refused sign-in asks the database the same things, known or not", async () => {
    const { email } = await anApplicant(portal.platform);
    const work = async (userName: string) => {
      const statements: string[] = [];
      const { database } = portal.platform;
      const db = database.db.withPlugin(counting(statements));
      const send = createClient({ ...portal.platform, database: { ...database, db } });
      expect((await signIn(userName, { password: "Bukan-Itu-26" }, { address: "192.0.2.99" }, send)).json["code"]).toBe(
        "invalid-credentials",
      );
      return statements;
    };
    const [known, unknown] = [await work(email), await work("tidak.ada@contoh.id")];
    expect(known.length).toBeGreaterThan(1);
    expect(known).toEqual(unknown);
  });
});

describe("one-time codes (promise 5)", () => {
  const stepMs = 30_000;

  async function aHolder(): Promise<string> {
    const { id, email } = await anApplicant(portal.platform);
    await withTwoStep(portal.platform, id);
    return email;
  }

  const signedIn = (all: readonly CallResponse[]) => all.filter(({ json }) => typeof json["token"] === "string");
  let networks = 0;
  const elsewhere = () => {
    networks += 1;
    return { address: `198.18.${networks}.1` };
  };

  test.each([
    ["a code of the app", () => getCode(rfcSecret, portal.platform.time.now)],
    ["a recovery code", () => recoveryCode],
  ])("%s opens one session, although twenty requests carry it at once", async (_, code) => {
    const email = await aHolder();
    const OTPCode = code();
    const forms = await Promise.all(Array.from({ length: 20 }, () => portal.captcha()));
    const all = await Promise.all(forms.map((grecaptcha) => signIn(email, { OTPCode, grecaptcha }, elsewhere())));
    expect(signedIn(all)).toHaveLength(1);
    expect(all.filter(({ http }) => http !== 200 && http !== 429)).toEqual([]);
    expect(signedIn([await signIn(email, { OTPCode }, elsewhere())])).toEqual([]);
  });

  test.each([
    [-2, 0],
    [-1, 1],
    [0, 1],
    [1, 1],
    [2, 0],
  ])("a code of %d steps away opens %d sessions", async (steps, opens) => {
    const email = await aHolder();
    const OTPCode = getCode(rfcSecret, portal.platform.time.now.getTime() + steps * stepMs);
    expect(signedIn([await signIn(email, { OTPCode }, elsewhere())])).toHaveLength(opens);
  });

  test("the sixth wrong one is refused unseen, after a restart too", async () => {
    const email = await aHolder();
    const tries = [];
    for (let turn = 0; turn < 6; turn += 1) tries.push((await signIn(email, { OTPCode: "000000" }, elsewhere())).http);
    expect(tries).toEqual([200, 200, 200, 200, 200, 429]);
    const right = getCode(rfcSecret, portal.platform.time.now);
    expect((await signIn(email, { OTPCode: right }, elsewhere(), createClient({ ...portal.platform }))).http).toBe(429);
  });
});

test("a mailed link's page asks whose link it is and nothing else when it is opened (promise 6)", async () => {
  const requests: string[] = [];
  const api = apiOver(async (path, { method = "GET" }) => {
    requests.push(`${method} ${path}`);
    return Response.json({ acknowledge: 1, data: { userName: "rani@contoh.id", isUsed: false } });
  });
  const url = new URL("https://karier.example.com/account/confirmation/virtue/x?redirect=/lowongan");
  const page = {
    api,
    url,
    params: { id: "x" },
    language: "id",
    isSignedIn: false,
    isShared: false,
    theme: "device",
    origin: url.origin,
    now: new Date(0),
  } as const;
  expect(await loadConfirmation(page)).toMatchObject({ token: "x", redirect: "/lowongan", userName: "rani@contoh.id" });
  expect(requests).toEqual(["GET /api/v1/account/activation/x"]);
});

test("an upload that breaks off leaves nothing, and is no server fault (promise 10)", async () => {
  const { owner, send } = portal;
  const before = await storedFiles(portal);
  const cv = new Uint8Array(await aCv().arrayBuffer());
  const begin = `--x\r\ncontent-disposition: form-data; name="cvFile"; filename="cv.pdf"\r\n\r\n`;
  let parts = 0;
  const broken = new ReadableStream({
    pull(controller) {
      parts += 1;
      if (parts === 1) controller.enqueue(new TextEncoder().encode(begin));
      else if (parts < 5) controller.enqueue(cv);
      else controller.error(new Error("The line broke."));
    },
  });
  const headers = { "content-type": "multipart/form-data; boundary=x" };
  const response = await send({ path: "form/update-profile", token: owner.token, headers, body: broken });
  expect(response).toMatchObject({ http: 400, json: { acknowledge: 0, code: "bad-request" } });
  expect(await storedFiles(portal)).toBe(before);
});

test("texts go into SQL as parameters; where raw text does, it is one of our own (promise 9)", () => {
  const files = globSync("src/**/*.ts").filter((file) => !/\.test\.ts$|\/migrations\//.test(file));
  const raw = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/sql\.raw\(([^)]*)\)/g)].map(([, text]) => `${file} ${text}`),
  );
  expect(raw.sort()).toEqual([
    "src/features/vacancies/closing.store.server.ts withoutLimit",
    "src/features/vacancies/put/put-vacancies.queries.server.ts type",
    "src/features/vacancies/put/put-vacancies.queries.server.ts withoutLimit",
    "src/features/vacancies/search-gaps.queries.server.ts withoutLimit",
    "src/features/vacancies/search-gaps.queries.server.ts withoutLimit",
    "src/features/vacancies/search/open-table.queries.server.ts inTexts",
    "src/features/vacancies/search/words.queries.server.ts withoutLimit",
    "src/platform/database/migrate.process.ts statement",
    "src/platform/database/migrate.ts withoutLimit",
    "src/platform/database/prepared.ts mark",
    "src/platform/operations/backup/back-up.ts withoutLimit",
    'src/platform/operations/backup/dump-table.ts isText ? \' collate "C"\' : ""',
    // By the database's own catalogue.
    "src/platform/operations/backup/load-table.ts column.type",
    "src/platform/operations/backup/load-table.ts definition",
  ]);
});
