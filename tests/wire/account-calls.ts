import { recordLooks } from "../../src/features/audit/look.queries.server.ts";
import { recordEvent } from "../../src/features/identity/account-event.queries.server.ts";
import { applicantPrincipal } from "../../src/features/identity/principal.ts";
import { aSession } from "../support/accounts.ts";
import { aWordCv } from "../support/word-cv.ts";
import { ownPassword } from "./passwords.ts";
import type { Parts, PublishedCall } from "./published-call.ts";
import type { WholePortal } from "./whole-portal.ts";

const nothing = (): Parts => ({});

/** The id of a session of the owner's that nobody uses. */
async function spareSession({ platform, owner }: WholePortal): Promise<Parts> {
  await aSession(platform, owner.id);
  const own = platform.database.db.selectFrom("sessions").select("id").where("applicant_id", "=", owner.id);
  return { body: { id: (await own.orderBy("id", "desc").limit(1).executeTakeFirstOrThrow()).id } };
}

async function anEarlierSignIn({ platform, owner }: WholePortal): Promise<Parts> {
  const asker = { userAgent: "wire", network: "192.0.2.7", requestId: "r-1" };
  await recordEvent(
    platform.database.db,
    asker,
    { principal: applicantPrincipal(owner.id), event: "signed-in" },
    platform.clock(),
  );
  return {};
}

async function aLook({ platform, owner }: WholePortal) {
  const now = platform.clock();
  await platform.database.transact((tx) =>
    recordLooks(tx, { applicantIds: [owner.id], companyId: 1, what: "cv" }, now),
  );
  return { path: { lang: "id" } };
}

/** Calls of a person about the own account. */
export const account: Record<string, PublishedCall> = {
  "GET account/sessions": { who: "applicant", body: "none", names: "mine", good: nothing },
  "POST account/sessions/end": { who: "applicant", body: "json", names: "own", good: spareSession },
  "GET account/sign-ins": { who: "applicant", body: "none", names: "mine", good: anEarlierSignIn },
  "GET account/activity": { who: "applicant", body: "none", names: "mine", good: anEarlierSignIn },
  "GET account/looks/{lang}": { who: "applicant", body: "none", names: "mine", good: aLook },
  "GET account/consents": { who: "applicant", body: "none", names: "mine", good: nothing },
  "POST account/consents/withdraw": {
    who: "applicant",
    body: "json",
    names: "mine",
    good: () => ({ body: { code: "data-truth" } }),
  },
  "POST account/erase-sign-up": {
    who: "open",
    body: "json",
    names: "nobody's",
    good: async (portal) => ({ body: { token: await portal.activation(), lang: "id" } }),
  },
  "GET account/export": { who: "applicant", body: "none", names: "mine", isFile: true, good: nothing },
  "GET account/json-resume": { who: "applicant", body: "none", names: "mine", good: nothing },
  "POST account/json-resume": {
    who: "applicant",
    body: "multipart",
    names: "mine",
    good: () => ({ body: { file: JSON.stringify({ basics: { name: "Sekar Paramitha" } }), dryRun: true } }),
  },
  "POST form/read-cv": { who: "guest", body: "multipart", names: "mine", good: () => ({ body: { file: aWordCv() } }) },
};

/** Ends the account of anyone who makes it, so it comes last. */
export const leavingForGood: Record<string, PublishedCall> = {
  "POST account/delete": {
    who: "applicant",
    body: "json",
    names: "mine",
    good: async (portal) => ({ body: { password: await ownPassword(portal) } }),
  },
};

/** Ends the session of anyone who makes it, so it comes last. */
export const leaving: Record<string, PublishedCall> = {
  "POST logout": { who: "guest", body: "json", names: "mine", good: nothing },
};
