import { sql } from "kysely";
import { insertNotification } from "../../src/features/applications/notification.queries.server.ts";
import { deleteRequests, insertRequest } from "../../src/features/extended-forms/form-request.queries.server.ts";
import { askedCalls } from "./asked-calls.ts";
import { invitations } from "./invitation-calls.ts";
import type { PublishedCall } from "./published-call.ts";
import type { WholePortal } from "./whole-portal.ts";

/** The owner's application that is still on process. */
async function running({ platform: { database }, owner }: WholePortal): Promise<number> {
  const own = database.db.selectFrom("applications").select("id").where("applicant_id", "=", owner.id);
  return (await own.where("status", "=", "on-process").orderBy("id", "desc").limit(1).executeTakeFirstOrThrow()).id;
}

/** One of those whose vacancy is open. */
async function editable({ platform: { database }, owner }: WholePortal): Promise<number> {
  const open = database.db.selectFrom("vacancies").select("id").where("closes_at", ">", new Date());
  const own = database.db.selectFrom("applications").select("id").where("applicant_id", "=", owner.id);
  return (
    await own.where("status", "=", "on-process").where("vacancy_id", "in", open).limit(1).executeTakeFirstOrThrow()
  ).id;
}

let made = 0;

/** As if something in the resume had been changed since it was sent. */
async function changed({ platform: { database }, owner }: WholePortal): Promise<void> {
  made += 1;
  const more = JSON.stringify({ expectedSalary: 9_000_000 + made });
  await sql`update resumes set document = document || ${more}::jsonb where applicant_id = ${owner.id}`.execute(
    database.db,
  );
}

/** Tells the owner that a phase of it began. */
async function somethingNew(portal: WholePortal): Promise<void> {
  const { platform, owner } = portal;
  const about = { applicantId: owner.id, applicationId: await running(portal) };
  const notice = { ...about, kind: "phase-began", phaseId: null } as const;
  await platform.database.transact((tx) => insertNotification(tx, notice, new Date()));
}

/** The owner's application whose company asks for the extended form, once more unanswered. */
async function askedForForm(portal: WholePortal): Promise<number> {
  const { platform, owner } = portal;
  const applicationId = await running(portal);
  await platform.database.transact(async (tx) => {
    await deleteRequests(tx, owner.id);
    await insertRequest(tx, { applicationId, applicantId: owner.id, phaseId: 1 }, new Date());
  });
  return applicationId;
}

/** Calls after applying. */
export const after: Record<string, PublishedCall> = {
  ...invitations,
  ...askedCalls,
  "GET notifications/{lang}": {
    who: "applicant",
    body: "none",
    names: "mine",
    async good(portal) {
      await somethingNew(portal);
      return { query: "PageNo=1&PageSize=10" };
    },
  },
  "POST notifications/read": {
    who: "applicant",
    body: "json",
    names: "mine",
    good: () => ({ body: { all: true } }),
  },
  "POST application/edit": {
    who: "applicant",
    body: "json",
    names: "own",
    good: async (portal) => {
      await changed(portal);
      return { body: { applicationId: await editable(portal), grecaptcha: await portal.captcha(), lang: "id" } };
    },
  },
  "POST application/form-give": {
    who: "applicant",
    body: "json",
    names: "own",
    good: async (portal) => ({ body: { applicationId: await askedForForm(portal), give: false } }),
  },
  "POST application/withdraw": {
    who: "applicant",
    body: "json",
    names: "own",
    good: async (portal) => ({ body: { applicationId: await running(portal), reason: "" } }),
  },
};
