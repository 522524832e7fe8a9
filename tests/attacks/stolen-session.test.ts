// Shows: N4, promise 5
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { insertResetToken } from "../../src/features/identity/forgot-password/reset-token.store.server.ts";
import { endDueTwoStep } from "../../src/features/identity/two-step/end-two-step.server.ts";
import { newToken } from "../../src/platform/security/token.ts";
import { aSession, password } from "../support/accounts.ts";
import { withoutTwoStep, withTwoStep } from "../support/two-step.ts";
import { askingAt } from "../wire/asking.ts";
import { ownPassword } from "../wire/passwords.ts";
import { getCall, type WholePortal, wholePortal } from "../wire/whole-portal.ts";

// Who holds a session, and neither the password nor a second step, cannot make the account his own.
let portal: WholePortal;
let proved: string[];
beforeAll(async () => {
  portal = await wholePortal();
  proved = portal.endpoints.filter(({ call }) => call.needsProof).map(getCall);
});
afterAll(() => portal.platform.close());

const minuteMs = 60_000;

/** The owner's session, as old as given. */
async function agedBy(minutes: number): Promise<void> {
  const { database, clock } = portal.platform;
  const proved_at = new Date(clock().getTime() - minutes * minuteMs - 1);
  await database.db.updateTable("sessions").set({ proved_at }).where("applicant_id", "=", portal.owner.id).execute();
}

const confirm = (body: object) =>
  portal.send({ path: "account/confirm", token: portal.owner.token, body: { ...body, lang: "id" } });

test("two-step sign-in, the mailed code that turns it off, and the download ask for more than a session", () => {
  expect(proved.toSorted()).toEqual(["GET account/export", "POST email-verification-number", "POST mfa-activation"]);
});

describe("a session that showed nothing for a quarter of an hour", () => {
  test("is asked who it is, at each of these calls", async () => {
    await agedBy(15);
    for (const name of proved) {
      expect(await askingAt(portal).right(name)).toMatchObject({ http: 403, json: { code: "confirm-identity" } });
    }
  });

  test("goes on when it shows the password, and not with a wrong one", async () => {
    await withoutTwoStep(portal.platform, portal.owner.id);
    await agedBy(60);
    expect(await confirm({ password: "Salah-Sama-Sekali-1" })).toMatchObject({ json: { code: "wrong-password" } });
    expect(await confirm({})).toMatchObject({ http: 422 });
    expect((await askingAt(portal).right("GET account/export")).http).toBe(403);
    expect(await confirm({ password: await ownPassword(portal) })).toMatchObject({ json: { acknowledge: 1 } });
    expect((await askingAt(portal).right("GET account/export")).http).toBe(200);
  });

  test("of somebody else stays asked: what one session shows counts for that alone", async () => {
    await agedBy(15);
    const { send, stranger } = portal;
    const response = await send({
      path: "account/confirm",
      token: stranger.token,
      body: { password, lang: "id" },
    });
    expect(response).toMatchObject({ json: { acknowledge: 1 } });
    expect((await askingAt(portal).right("GET account/export")).http).toBe(403);
  });
});

test("within the quarter of an hour after a sign-in nothing asks again", async () => {
  await agedBy(14);
  expect((await askingAt(portal).right("GET account/export")).http).toBe(200);
});

describe("after the owner chose a new password by mail", () => {
  test("nothing of the thief's opens the account or bars it any longer, once the owner ended it", async () => {
    const { platform, send, owner } = portal;
    const { db } = platform.database;
    // What someone with session and password may have left: sessions, his app's secret and codes, an account of his.
    const thief = await aSession(platform, owner.id);
    await withTwoStep(platform, owner.id);
    const joined = {
      provider: "google",
      subject: "thief",
      applicant_id: owner.id,
      joined_at: platform.clock(),
    } as const;
    await db.insertInto("social_identities").values(joined).execute();
    const token = newToken();
    const expiresAt = new Date(platform.clock().getTime() + 60 * minuteMs);
    await platform.database.transact((tx) =>
      insertResetToken(tx, { token, applicantId: owner.id, expiresAt }, platform.clock()),
    );
    const newPassword = "Gunung-Biru-Pagi-7";
    const reset = await send({ path: "reset-password", body: { token, newPassword, lang: "id" } });
    expect(reset.json).toMatchObject({ data: { twoStep: {}, providers: [{ provider: "google" }] } });
    for (const end of ["two-step", "google"]) {
      const ended = await send({ path: "account/after-reset", body: { token, end, lang: "id" } });
      expect(ended.json).toMatchObject({ acknowledge: 1 });
    }
    expect((await send({ method: "GET", path: "account/security", token: thief })).http).toBe(401);
    await db.updateTable("two_steps").set({ ends_at: platform.clock() }).where("applicant_id", "=", owner.id).execute();
    await endDueTwoStep(platform, () => "Situs", new AbortController().signal);
    const responses = await Promise.all(
      (["sessions", "two_steps", "recovery_codes", "mailed_codes", "social_identities"] as const).map((table) =>
        db.selectFrom(table).selectAll().where("applicant_id", "=", owner.id).execute(),
      ),
    );
    expect(responses.flat()).toEqual([]);
  });
});
