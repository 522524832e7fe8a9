// Shows: N25
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { accountsOfTest, aSessionOf } from "../../../tests/support/accounts.ts";
import type { TestPlatform } from "../../../tests/support/platform.ts";
import { ofSameNumber } from "../../../tests/support/principals.ts";
import { latestEvents, recordEvent, recordOnceSince } from "./account-event.queries.server.ts";
import { confirmSession } from "./confirm-identity.server.ts";
import { ownerOfSession } from "./devices/devices.queries.server.ts";
import { endOne, endOthers, getActivity, listDeviceSessions, listRecentSignIns } from "./devices/devices.server.ts";
import { type Principal, principalKinds } from "./principal.ts";
import { findSession } from "./session/session.queries.server.ts";
import { openSession } from "./sign-in/open-session.server.ts";
import { signOut } from "./sign-out.server.ts";

let platform: TestPlatform;
beforeAll(async () => {
  ({ platform } = await accountsOfTest());
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.database.db.deleteFrom("limit_counts").execute();
});

const asker = {
  userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0",
  network: "192.0.2.7",
  requestId: "r",
};

async function getSession(principal: Principal) {
  const token = await aSessionOf(platform, principal);
  const found = await findSession(platform.database.db, principal.kind, token, platform.clock());
  if (found === undefined) throw new Error("There is no session.");
  return { token, sessionId: found.sessionId };
}

const isOpen = async ({ kind }: Principal, token: string) =>
  (await findSession(platform.database.db, kind, token, platform.clock())) !== undefined;

const getTrail = async (principal: Principal) =>
  (await latestEvents(platform.database.db, principal, 50)).map(({ event }) => event);

describe.each(principalKinds)("beside the other kind's of the same number, %s", (kind) => {
  test("has sessions that a token opens on the own side alone", async () => {
    const { own, other } = await ofSameNumber(platform, kind);
    const { token } = await getSession(own);
    const { db } = platform.database;
    expect(await findSession(db, own.kind, token, platform.clock())).toMatchObject({ principal: own });
    expect(await findSession(db, other.kind, token, platform.clock())).toBeUndefined();
  });

  test("sees the own sessions alone, and ends none of the other's, by number or all at once", async () => {
    const { own, other } = await ofSameNumber(platform, kind);
    const [here, there, theirs] = [await getSession(own), await getSession(own), await getSession(other)];
    const who = { principal: own, sessionId: here.sessionId };
    const listed = await listDeviceSessions(platform, who);
    expect(listed.map(({ id }) => id)).toEqual([here.sessionId, there.sessionId]);
    expect(await endOne(platform, who, theirs.sessionId, asker)).toBe(false);
    await endOthers(platform, who, asker);
    expect(await isOpen(own, here.token)).toBe(true);
    expect(await isOpen(own, there.token)).toBe(false);
    expect(await isOpen(other, theirs.token)).toBe(true);
    expect([await getTrail(own), await getTrail(other)]).toEqual([["session-ended"], []]);
  });

  test("signs out of the own session", async () => {
    const { own, other } = await ofSameNumber(platform, kind);
    const [mine, theirs] = [await getSession(own), await getSession(other)];
    await signOut(platform, { principal: own, sessionId: mine.sessionId }, asker);
    expect([await isOpen(own, mine.token), await isOpen(other, theirs.token)]).toEqual([false, true]);
    expect([await getTrail(own), await getTrail(other)]).toEqual([["signed-out"], []]);
  });

  test("reads the own trail and tries to sign in alone", async () => {
    const { own, other } = await ofSameNumber(platform, kind);
    const { db } = platform.database;
    await recordEvent(db, asker, { principal: own, event: "wrong-password" }, platform.clock());
    await recordEvent(db, asker, { principal: other, event: "signed-in" }, platform.clock());
    expect(await listRecentSignIns(platform, own)).toMatchObject([{ outcome: "wrong-password" }]);
    expect(await getActivity(platform, own)).toMatchObject([{ event: "wrong-password" }]);
  });

  test("has what may come without end written once, whatever is written of the other", async () => {
    const { own, other } = await ofSameNumber(platform, kind);
    const times = { since: new Date(platform.clock().getTime() - 1_000), now: platform.clock() };
    const { db } = platform.database;
    for (const principal of [other, own, own]) await recordOnceSince(db, asker, { principal, event: "limited" }, times);
    expect([await getTrail(own), await getTrail(other)]).toEqual([["limited"], ["limited"]]);
  });

  test("shows the own password again; wrong tries at it shut the other out of nothing, though both have one address", async () => {
    const { own, other } = await ofSameNumber(platform, kind);
    const { sessionId } = await getSession(own);
    const proof = { ...asker, otpCode: undefined, device: null, sessionId };
    const confirm = async (principal: Principal, password: string) =>
      (await confirmSession(platform, { ...proof, principal, password })).status;
    for (let tries = 0; tries < 10; tries += 1) expect(await confirm(own, "Bukan-Itu-26")).toBe("wrong");
    expect(await confirm(own, "Tenun-Karya-26")).toBe("limited");
    expect(await confirm(other, "Tenun-Karya-26")).toBe("confirmed");
    expect(new Set(await getTrail(own))).toEqual(new Set(["wrong-password", "limited"]));
    expect(await getTrail(other)).toEqual([]);
  });

  test("is new on a device that only the other was here on", async () => {
    const { own, other } = await ofSameNumber(platform, kind);
    const elsewhere = { ...asker, userAgent: "Mozilla/5.0 (Windows NT 10.0) Chrome/140.0", network: "198.51.100.9" };
    const signIn = (principal: Principal, from: typeof asker) =>
      openSession(platform, () => "Situs Karier", principal, {
        ...{ ...from, code: undefined, rememberMe: false, device: null, formerSessionId: null },
      });
    await signIn(own, asker);
    await signIn(other, elsewhere);
    await platform.database.db.deleteFrom("outbox").execute();
    await signIn(own, elsewhere);
    const mails = platform.database.db.selectFrom("outbox").select("kind");
    expect(await mails.execute()).toEqual([{ kind: "new-device" }]);
  });
});

test("both may sign in at once, each into a session of the own", async () => {
  const { own, other } = await ofSameNumber(platform, "staff");
  const signIn = async (principal: Principal) => {
    const signingIn = { ...asker, code: undefined, rememberMe: false, device: null, formerSessionId: null };
    const opened = await openSession(platform, () => "Situs Karier", principal, signingIn);
    return opened.status === "signed-in" ? opened.token : "";
  };
  const tokens = await Promise.all([own, other, own, other].map(signIn));
  const open = async (principal: Principal) => Promise.all(tokens.map(async (token) => isOpen(principal, token)));
  expect(await open(own)).toEqual([true, false, true, false]);
  expect(await open(other)).toEqual([false, true, false, true]);
});

test("a session of staff is nobody's thing among applicants", async () => {
  const { own } = await ofSameNumber(platform, "staff");
  const { sessionId } = await getSession(own);
  expect(await ownerOfSession(platform.database.db, sessionId)).toEqual({ applicantId: null });
});
