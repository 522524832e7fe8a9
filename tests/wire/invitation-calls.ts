import { createInvite } from "../../src/features/invitations/invite.server.ts";
import { newToken, tokenHash } from "../../src/platform/security/token.ts";
import { firstOf } from "./first-of.ts";
import type { Parts, PublishedCall } from "./published-call.ts";
import type { WholePortal } from "./whole-portal.ts";

let places = 0;

/** The code of an invitation of the owner's that waits for its answer. */
export async function waitingInvitation({ platform, owner }: WholePortal): Promise<string> {
  const { database, sealer } = platform;
  const running = database.db
    .selectFrom("applications")
    .innerJoin("application_phases as phases", "phases.application_id", "applications.id")
    .select(["applications.id", "phases.phase_id as phaseId"])
    .where("applicant_id", "=", owner.id)
    .where("applications.status", "=", "on-process")
    .where("phases.status", "=", "on-process");
  const { id: applicationId, phaseId } = await running.orderBy("applications.id").limit(1).executeTakeFirstOrThrow();
  // Another place makes another code.
  const place = `Ruang ${++places}`;
  const invited = {
    applicationId,
    applicantId: owner.id,
    phase: { id: phaseId, code: null },
    place,
    at: null,
    dueOn: null,
  };
  const link = await database.transact((tx) => createInvite(sealer)(tx, invited, platform.clock()));
  return link?.path.split("/").at(-1) ?? "";
}

/** The code of an invitation to join that works. */
async function joinCode(portal: WholePortal): Promise<string> {
  const { platform } = portal;
  const code = newToken();
  const open = platform.database.db.selectFrom("vacancies").select("id").where("closes_at", ">", platform.clock());
  const vacancy_id = (await open.limit(1).executeTakeFirst())?.id ?? (await firstOf(portal, "vacancies"));
  const recipient = `${code.toLowerCase()}@contoh.id`;
  const row = { code_hash: tokenHash(code), vacancy_id, source: "campus", recipient };
  const [created_at, expires_at] = [platform.clock(), new Date(platform.clock().getTime() + 3_600_000)];
  await platform.database.db
    .insertInto("join_invitations")
    .values({ ...row, created_at, expires_at })
    .execute();
  return code;
}

const answer = async (portal: WholePortal): Promise<Parts> => ({
  body: {
    ...{ ATSPhaseName: "screening", ActionName: "reschedule", lang: "id" },
    ApplicationIdApplicantId: await waitingInvitation(portal),
    wishedTimes: ["2098-01-05T09:00:00+07:00"],
    note: "Pagi saja.",
  },
});

/** Invitations, whose code is the key, and whether a letter is ours. */
export const invitations: Record<string, PublishedCall> = {
  "GET invitationconfrim/{ATSPhaseName}/{ApplicationIdApplicantId}/{lang}": {
    who: "guest",
    body: "none",
    names: "public",
    good: async (portal) => ({
      path: { ATSPhaseName: "screening", ApplicationIdApplicantId: await waitingInvitation(portal) },
    }),
  },
  "POST invitationconfrim": { who: "guest", body: "json", names: "public", good: answer },
  "POST invite-confirm": { who: "open", body: "json", names: "public", good: answer },
  "GET invitetojoin/{ActionName}/{TimeApplicantid}/{MediaCode}/{lang}": {
    who: "guest",
    body: "none",
    names: "public",
    good: async (portal) => ({
      path: { ActionName: "join", TimeApplicantid: await joinCode(portal), MediaCode: "campus" },
    }),
  },
  "POST letter-check": {
    who: "open",
    body: "json",
    names: "nobody's",
    good: async ({ captcha }) => ({ body: { code: "7K2M9-4QDHX", grecaptcha: await captcha(), lang: "id" } }),
  },
};
