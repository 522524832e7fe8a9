import { newGuestToken } from "../../../src/features/identity/portal/session/identify.server.ts";
import { applicantPrincipal, staffPrincipal } from "../../../src/features/identity/principal.ts";
import { sealDevice } from "../../../src/features/identity/session/known-device.server.ts";
import { sealPendingStep } from "../../../src/features/identity/session/pending-step.server.ts";
import { endSession, findSession } from "../../../src/features/identity/session/session.queries.server.ts";
import { tokenHash } from "../../../src/platform/security/token.ts";
import { anApplicant, aSession, aSessionOf, password } from "../../support/accounts.ts";
import { getCode } from "../../support/two-step.ts";
import { askingAt, publishedCall, those } from "../../wire/asking.ts";
import type { Sending } from "../../wire/whole-portal.ts";
import { type Aim, type AttackTable, single, unless } from "./attack.ts";

type Way = [name: string, sending: Partial<Sending>, refusals: readonly number[]];

const dayMs = 24 * 60 * 60 * 1000;

async function gone(aim: Aim, how: "ended" | "erased" | "expired"): Promise<string> {
  const { platform } = aim;
  const { db } = platform.database;
  const { id } = await anApplicant(platform);
  const token = await aSession(platform, id);
  const session = await findSession(db, "applicant", token, platform.clock());
  if (how === "ended") await endSession(db, session?.sessionId ?? 0);
  else if (how === "erased") await db.deleteFrom("applicants").where("id", "=", id).execute();
  else
    await db
      .updateTable("sessions")
      .set({ expires_at: new Date(platform.clock().getTime() - 1_000) })
      .where("applicant_id", "=", id)
      .execute();
  return token;
}

/** A session that the person's own act has ended. */
async function endedBy(
  aim: Aim,
  act: "signing out" | "a change of password" | "a reset" | "turning two steps on" | "ending all others",
): Promise<string> {
  const { platform, send } = aim;
  const { id } = await anApplicant(platform);
  const [token, other] = [await aSession(platform, id), await aSession(platform, id)];
  const by = (path: string, body: object) => send({ path, token: other, body });
  if (act === "signing out") await send({ path: "logout", token, body: {} });
  else if (act === "a change of password")
    await by("password-change", { OldPassword: password, NewPassword: "Sawah-Hijau-Lereng-9" });
  else if (act === "ending all others") await by("account/sessions/end", { others: true });
  else if (act === "a reset") await resetFor(aim, id);
  else await turnOnTwoSteps(aim, other);
  return token;
}

async function resetFor({ platform, send, reset }: Aim, applicantId: number): Promise<void> {
  const token = await reset();
  await platform.database.db
    .updateTable("account_tokens")
    .set({ applicant_id: applicantId })
    .where("token_hash", "=", tokenHash(token))
    .execute();
  await send({ path: "reset-password", body: { token, newPassword: "Sawah-Hijau-Lereng-9" } });
}

async function turnOnTwoSteps({ send, platform }: Aim, token: string): Promise<void> {
  const { json } = await send({ path: "mfa-activation", token, body: { Type: "GENERATE" } });
  const OTPCode = getCode(String(json["secretKey"]), platform.time.now);
  await send({ path: "mfa-activation", token, body: { Type: "VALIDATE", OTPCode } });
}

/** A session of a member of staff who has the owner's own number. */
async function aStaffSession({ platform, owner }: Aim): Promise<string> {
  const { db } = platform.database;
  const row = { email: `staf-${owner.id}@contoh.id`, email_key: `staf-${owner.id}@contoh.id`, name: "Staf" };
  const rest = {
    language: "id",
    state: "active",
    password_hash: null,
    created_at: new Date(),
    last_seen_at: null,
  } as const;
  await db
    .insertInto("staff")
    .values({ ...row, ...rest })
    .onConflict((conflict) => conflict.column("email_key").doNothing())
    .execute();
  const { id } = await db
    .selectFrom("staff")
    .select("id")
    .where("email_key", "=", row.email_key)
    .executeTakeFirstOrThrow();
  return aSessionOf(platform, staffPrincipal(id));
}

/** Codes that open nothing: sealed for another purpose, expired, or in the wrong place. */
async function ways(aim: Aim): Promise<Way[]> {
  const { platform, owner, guest } = aim;
  const { sealer } = platform;
  const now = platform.clock();
  const own = (headers: Record<string, string>): Partial<Sending> => ({ token: undefined, headers });
  const bearer = (token: string): Partial<Sending> => ({ token });
  const cookie = (text: string): Partial<Sending> => ({
    token: undefined,
    cookie: text,
    origin: platform.settings.publicUrl,
  });
  const pending = sealPendingStep(sealer, { principal: applicantPrincipal(owner.id), rememberMe: true }, null, now);
  const device = sealDevice(sealer, null, applicantPrincipal(owner.id));
  const session = sealer.seal("session-cookie", owner.token);
  const staffToken = await aStaffSession(aim);
  const staffSession = sealer.seal("session-cookie", staffToken);
  const acts = ["signing out", "a change of password", "a reset", "turning two steps on", "ending all others"] as const;
  const ended = await Promise.all(
    acts.map(async (act): Promise<Way> => [`a token that ${act} ended`, bearer(await endedBy(aim, act)), [401]]),
  );
  return [
    ["no token", { token: undefined }, [401]],
    ["a guest's", bearer(guest), [401]],
    ["a guest's of the day before", bearer(newGuestToken(sealer, new Date(now.getTime() - dayMs - 1_000))), [401]],
    ["a session's sealed cookie as a token", bearer(session), [401]],
    ["a token as a session's cookie", cookie(`session=${owner.token}`), [401]],
    ["a guest's token as a session's cookie", cookie(`session=${guest}`), [401]],
    ["a session's cookie as a guest's", cookie(`guest=${session}`), [401]],
    ["a known device's cookie as a session's", cookie(`session=${device}`), [401]],
    ["a sign-in that waits, as a session", cookie(`session=${pending}`), [401]],
    ["a sign-in that waits, as it is", cookie(`second-step=${pending}`), [401]],
    ["a known device, as it is", cookie(`device=${device}`), [401]],
    ["a token of staff", bearer(staffToken), [401]],
    ["a session of staff as an applicant's cookie", cookie(`session=${staffSession}`), [401]],
    ["a session of staff as it is", cookie(`staff=${staffSession}`), [401]],
    ["another browser's prefix", cookie(`__Host-session=${session}`), [401]],
    ["the address as a session's cookie", cookie(`session=${owner.email}`), [401]],
    ["a prototype as a session's cookie", cookie("__proto__=x; session=__proto__"), [401]],
    ["Basic", own({ authorization: `Basic ${owner.token}` }), [401]],
    [
      "Basic of address and password",
      own({ authorization: `Basic ${Buffer.from(`${owner.email}:${owner.password}`).toString("base64")}` }),
      [401],
    ],
    ["a token behind another", own({ authorization: `Bearer x, Bearer ${owner.token}` }), [401]],
    [
      "a token in another header",
      own({ "x-access-token": owner.token, "x-auth-token": owner.token, token: owner.token }),
      [401],
    ],
    [
      "an applicant's id in a header",
      own({ "x-user-id": String(owner.id), "x-forwarded-user": owner.email, "remote-user": owner.email }),
      [401],
    ],
    ["a token of somebody expired", bearer(await gone(aim, "expired")), [401]],
    ["a token of somebody erased", bearer(await gone(aim, "erased")), [401]],
    ["a token that was ended", bearer(await gone(aim, "ended")), [401]],
    ...ended,
    [
      "a good session from a foreign page",
      { token: undefined, cookie: `session=${session}`, origin: "https://evil.example" },
      [403],
    ],
    [
      "a good session from a page without origin",
      { token: undefined, cookie: `session=${session}`, origin: "null" },
      [403],
    ],
  ];
}

/** Every call of an applicant, by everything that is no session of his. */
export const session: AttackTable = async (aim) => {
  const at = askingAt(aim);
  const calls = those(({ who }) => who === "applicant");
  const found = await ways(aim);
  return calls.flatMap((call) =>
    found
      .filter(([, , refusals]) => refusals[0] !== 403 || !call.startsWith("GET"))
      .map(([name, sending, refusals]) =>
        single(
          `${call}: ${name}`,
          () => at.bare(call, { body: publishedCall(call).body === "none" ? undefined : {}, ...sending }),
          unless(...refusals),
        ),
      ),
  );
};
