// Shows: N25, promise 5
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { accountsOfTest, aSessionOf, password } from "../../../../tests/support/accounts.ts";
import type { TestPlatform } from "../../../../tests/support/platform.ts";
import { ofSameNumber } from "../../../../tests/support/principals.ts";
import { getCode, recoveryCode, rfcSecret, withTwoStepOf } from "../../../../tests/support/two-step.ts";
import { latestEvents } from "../account-event.queries.server.ts";
import { type Principal, principalKinds } from "../principal.ts";
import { getColumn } from "../principal-columns.ts";
import { findSession } from "../session/session.queries.server.ts";
import { openSession } from "../sign-in/open-session.server.ts";
import { activateTwoStep, generateSecret } from "./activate-two-step.server.ts";
import { deactivateTwoStep, endDueTwoStep } from "./end-two-step.server.ts";
import { type Proof, proveSecondStep } from "./prove-second-step.server.ts";
import { mailCode, renewRecoveryCodes } from "./renew-codes.server.ts";
import { openSecret } from "./second-step-codes.server.ts";
import { askToEnd, findTwoStep, forgetSetUp } from "./two-step.queries.server.ts";
import { isTwoStepOn, twoStepState } from "./two-step.server.ts";

let platform: TestPlatform;
beforeAll(async () => {
  ({ platform } = await accountsOfTest());
});
afterAll(() => platform.close());
beforeEach(async () => {
  const { db } = platform.database;
  await db.deleteFrom("limit_counts").execute();
  await db.deleteFrom("outbox").execute();
});

const siteName = () => "Situs Karier";
const asker = {
  userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0",
  network: "192.0.2.7",
  requestId: "r",
};
const now = (secret = rfcSecret) => getCode(secret, platform.time.now);

async function getHolder(principal: Principal) {
  const token = await aSessionOf(platform, principal);
  const found = await findSession(platform.database.db, principal.kind, token, platform.clock());
  return { ...asker, principal, userName: "kembar", sessionId: found?.sessionId ?? 0, deviceId: null, token };
}

const prove = async (principal: Principal, proof: Proof, code: string) =>
  (await proveSecondStep(platform, { principal, proof, code, deviceId: null, asker })).status;

const state = (principal: Principal) => twoStepState(platform.database.db, principal);

const getTrail = async (principal: Principal) =>
  (await latestEvents(platform.database.db, principal, 50)).map(({ event }) => event).toReversed();

async function mails() {
  return platform.database.db.selectFrom("outbox").select(["kind", "recipient"]).orderBy("id").execute();
}

describe.each(principalKinds)("beside the other kind's of the same number, %s", (kind) => {
  test("sets two-step sign-in up, which ends the own other sessions and notifies the owner", async () => {
    const { own, other } = await ofSameNumber(platform, kind);
    const [holder, elsewhere, theirs] = [await getHolder(own), await getHolder(own), await getHolder(other)];
    const generated = await generateSecret(platform, siteName, holder);
    const secret = generated.status === "generated" ? generated.secretKey : "";
    const activated = await activateTwoStep(platform, siteName, holder, now(secret));
    expect(activated).toMatchObject({ status: "activated", recoveryCodes: { length: 10 } });
    expect(await state(own)).toEqual({ mfaStatusId: 2, recoveryCodesLeft: 10 });
    expect(await state(other)).toEqual({ mfaStatusId: 1, recoveryCodesLeft: 0 });
    const open = async ({ principal, token }: typeof holder) =>
      (await findSession(platform.database.db, principal.kind, token, platform.clock())) !== undefined;
    expect([await open(holder), await open(elsewhere), await open(theirs)]).toEqual([true, false, true]);
    expect([await getTrail(own), await getTrail(other)]).toEqual([["two-step-on"], []]);
    expect(await mails()).toMatchObject([{ kind: "two-step-on" }]);
  });

  test("is proved by the own codes alone, each once", async () => {
    const { own, other } = await ofSameNumber(platform, kind);
    await withTwoStepOf(platform, own, "123456");
    const displayed = [
      ["app", now()],
      ["recovery", recoveryCode],
      ["mailed", "123456"],
    ] as const;
    for (const [proof, code] of displayed) expect(await prove(other, proof, code)).toBe("wrong");
    for (const [proof, code] of displayed) expect(await prove(own, proof, code)).toBe("right");
    for (const [proof, code] of displayed) expect(await prove(own, proof, code)).toBe("wrong");
    expect(await getTrail(own)).toEqual(["recovery-code-used"]);
  });

  test("has tries of the own", async () => {
    const { own, other } = await ofSameNumber(platform, kind);
    for (const principal of [own, other]) await withTwoStepOf(platform, principal);
    for (let tries = 0; tries < 5; tries += 1) expect(await prove(own, "app", "000000")).toBe("wrong");
    expect(await prove(own, "app", now())).toBe("limited");
    expect(await prove(other, "app", now())).toBe("right");
  });

  test("of two sign-ins at once with one code gets one session, and the other kind's own code still counts", async () => {
    const { own, other } = await ofSameNumber(platform, kind);
    for (const principal of [own, other]) await withTwoStepOf(platform, principal);
    const signingIn = { ...asker, code: now(), rememberMe: false, device: null, formerSessionId: null };
    const opened = await Promise.all([own, own, other].map((one) => openSession(platform, siteName, one, signingIn)));
    const [first, second, theirs] = opened.map(({ status }) => status);
    expect([first, second].sort()).toEqual(["invalid-otp", "signed-in"]);
    expect(theirs).toBe("signed-in");
    expect((await getTrail(own)).sort()).toEqual(["second-step-passed", "signed-in", "wrong-code"]);
  });

  test("gets new recovery codes for the own password, and a code by mail", async () => {
    const { own, other } = await ofSameNumber(platform, kind);
    for (const principal of [own, other]) await withTwoStepOf(platform, principal);
    const proof = { ...asker, principal: own, password, device: null };
    const renewed = await renewRecoveryCodes(platform, siteName, { proof, code: now(), deviceId: null });
    expect(renewed.status).toBe("renewed");
    expect([(await state(own)).recoveryCodesLeft, (await state(other)).recoveryCodesLeft]).toEqual([10, 1]);
    expect(await mailCode(platform, siteName, { principal: own, network: "192.0.2.7", deviceId: null })).toEqual({
      status: "mailed",
    });
    const { db } = platform.database;
    const mailed = (principal: Principal) =>
      db.selectFrom("mailed_codes").select("expires_at").where(getColumn(principal), "=", principal.id).execute();
    expect([(await mailed(own)).length, (await mailed(other)).length]).toEqual([1, 0]);
    expect((await mails()).map((mail) => mail.kind)).toEqual(["recovery-codes-renewed", "two-step-code"]);
  });

  test("turns the own off, with every code of it", async () => {
    const { own, other } = await ofSameNumber(platform, kind);
    for (const principal of [own, other]) await withTwoStepOf(platform, principal, "123456");
    const off = await deactivateTwoStep(platform, siteName, await getHolder(own), { proof: "app", code: now() });
    expect(off).toEqual({ status: "deactivated" });
    expect(await state(own)).toEqual({ mfaStatusId: 1, recoveryCodesLeft: 0 });
    expect(await state(other)).toEqual({ mfaStatusId: 2, recoveryCodesLeft: 1 });
    expect(await prove(other, "mailed", "123456")).toBe("right");
  });

  test("has it end when its time has come, and nobody else's", async () => {
    const { own, other } = await ofSameNumber(platform, kind);
    for (const principal of [own, other]) await withTwoStepOf(platform, principal);
    await platform.database.transact((tx) => askToEnd(tx, own, platform.clock()));
    await endDueTwoStep(platform, siteName, new AbortController().signal);
    const { db } = platform.database;
    expect([await isTwoStepOn(db, own), await isTwoStepOn(db, other)]).toEqual([false, true]);
    expect([await getTrail(own), await getTrail(other)]).toEqual([["two-step-off"], []]);
  });

  test("keeps the set-up that the other's is forgotten of; its secret opens for nobody else", async () => {
    const { own, other } = await ofSameNumber(platform, kind);
    for (const principal of [own, other]) await generateSecret(platform, siteName, { principal, userName: "kembar" });
    const { db } = platform.database;
    await platform.database.transact((tx) => forgetSetUp(tx, own));
    expect(await findTwoStep(db, own)).toBeUndefined();
    const stored = await findTwoStep(db, other);
    expect(openSecret(platform.sealer, other, stored?.sealedSecret ?? "")).toMatch(/^[A-Z2-7]{32}$/);
    expect(() => openSecret(platform.sealer, own, stored?.sealedSecret ?? "")).toThrow("does not open");
  });
});

test("a secret that was sealed before there were staff opens for its applicant", () => {
  const sealed = platform.sealer.seal("two-step-secret", `7:${rfcSecret}`);
  expect(openSecret(platform.sealer, { kind: "applicant", id: 7 }, sealed)).toBe(rfcSecret);
  expect(() => openSecret(platform.sealer, { kind: "staff", id: 7 }, sealed)).toThrow("does not open");
});
