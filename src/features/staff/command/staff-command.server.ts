import { z } from "zod";
import { languages } from "../../../i18n/language.ts";
import type { Database, Tx } from "../../../platform/database/database.ts";
import { type Say, tableLine } from "../../../platform/operations/command.ts";
import { absoluteUrl } from "../../../platform/settings/absolute-url.ts";
import { readSealedTrail, recordTrail } from "../../audit/trail.queries.server.ts";
import { byCommand } from "../../audit/trail.ts";
import { verifyTrail } from "../../audit/walk-trail.server.ts";
import { companySlugs } from "../../companies/company.queries.server.ts";
import { companiesBySlug } from "../../companies/organisation.server.ts";
import { isStaffRole, staffRoles } from "../../companies/roles/roles.ts";
import { notifyOfHeldActs } from "../../decisions/hold/show-letter.server.ts";
import { isEmail } from "../../identity/email.ts";
import { sampleLink } from "../../identity/sample/sample-staff.server.ts";
import { findStaffByEmail } from "../../identity/staff.queries.server.ts";
import type { Inviting } from "../../identity/staff-account/invite-staff.server.ts";
import { vacancyCodes, vacancyIdsByCode } from "../../vacancies/showing.queries.server.ts";
import {
  type Administering,
  changeMember,
  endMemberSessions,
  inviteMember,
  resetMemberSecondStep,
} from "../administer.server.ts";
import { type MemberFault, type MemberGrant, memberFault } from "../member.ts";
import { allMembers } from "../members.server.ts";

/** What `npm run staff` can do, and the names under which it is handed over. */
export const staffCommands = [
  "staff-invite",
  "staff-list",
  "staff-suspend",
  "staff-end-sessions",
  "staff-reset",
  "staff-verify-trail",
  "staff-trail",
  "staff-demo-link",
] as const;
export type StaffCommand = (typeof staffCommands)[number];

export function isStaffCommand(name: string): name is StaffCommand {
  return staffCommands.some((command) => command === name);
}

/** Words of an operator's command about staff. */
export const staffOptions = z.object({
  email: z.string().default(""),
  roles: z.array(z.string()).default([]),
  companies: z.array(z.string()).default([]),
  vacancies: z.array(z.string()).default([]),
  language: z.enum(languages).default("id"),
  after: z.int().min(0).default(0),
});

type Options = z.infer<typeof staffOptions>;

const asker = { userAgent: "npm run staff", network: "", requestId: "" };

const faultWords: Record<MemberFault, string> = {
  "no-role": `Say at least one role: --role ${staffRoles.join(" | ")}.`,
  "role-twice": "A role is named twice.",
  "companies-missing": "A recruiter works for a company: --company SLUG.",
  "companies-without-recruiter": "Companies are a recruiter's: --role recruiter.",
  "vacancies-without-manager": "Vacancies are a hiring manager's: --role hiring-manager.",
};

/** Roles as they were typed, or a sentence on what is wrong with them. */
async function listGrants({ db }: Database, { roles, companies, vacancies }: Options): Promise<MemberGrant[] | string> {
  const unknownRole = roles.find((role) => !isStaffRole(role));
  if (unknownRole !== undefined) return `There is no role "${unknownRole}"; there is ${staffRoles.join(", ")}.`;
  const [found, codes] = [await companiesBySlug(db, companies), await vacancyIdsByCode(db, vacancies)];
  const unknown = companies.find((slug) => !found.has(slug));
  if (unknown !== undefined) return `There is no company "${unknown}".`;
  const unknownCode = vacancies.find((code) => !codes.has(code));
  if (unknownCode !== undefined) return `There is no vacancy "${unknownCode}".`;
  if (companies.length > 0 && !roles.includes("recruiter")) return faultWords["companies-without-recruiter"];
  if (vacancies.length > 0 && !roles.includes("hiring-manager")) return faultWords["vacancies-without-manager"];
  const grants = roles.filter(isStaffRole).map((role) => ({
    role,
    companyIds: role === "recruiter" ? [...found.values()].map(({ id }) => id) : [],
    vacancyIds: role === "hiring-manager" ? [...codes.values()] : [],
  }));
  const fault = memberFault(grants);
  return fault === null ? grants : faultWords[fault];
}

const administering = (now: Date): Administering => ({ by: { actor: byCommand, requestId: "npm run staff" }, now });

async function invite(database: Database, inviting: Inviting, options: Options, say: Say): Promise<number> {
  const { email, language } = options;
  const grants = await listGrants(database, options);
  if (typeof grants === "string") {
    say(grants);
    return 1;
  }
  const invited = await database.transact((tx) =>
    inviteMember(tx, administering(inviting.now), inviting, { email, language, grants }, true),
  );
  if (invited.status === "email-taken") say(`${email} has an account that is ${invited.state}.`);
  else say(invited.status === "invited" ? `${email} is invited by mail; the link works for 72 hours.` : invited.status);
  return invited.status === "invited" ? 0 : 1;
}

async function list(database: Database, say: Say): Promise<number> {
  say(tableLine(["e-mail", "name", "state", "roles", "last seen"]));
  const members = await allMembers(database.db);
  const slugs = await companySlugs(database.db);
  const codes = await vacancyCodes(
    database.db,
    members.flatMap(({ grants }) => grants.flatMap(({ vacancyIds }) => vacancyIds)),
  );
  for (const { email, name, state, grants, lastSeenAt } of members) {
    const words = grants.map(({ role, companyIds, vacancyIds }) =>
      [role, ...companyIds.map((id) => slugs.get(id)), ...vacancyIds.map((id) => codes.get(id))].join(" "),
    );
    say(tableLine([email, name, state, words.join(", "), lastSeenAt?.toISOString() ?? ""]));
  }
  return 0;
}

async function verify({ db, transact }: Database, now: Date, say: Say): Promise<number> {
  const verified = await verifyTrail(db);
  const entry = { ...administering(now).by, action: "trail.verified", needed: "audit.read" } as const;
  await transact((tx) => recordTrail(tx, entry, now));
  if (verified.status === "whole") {
    say(`The trail is whole: ${verified.entries} entries under ${verified.seals} seals.`);
    return 0;
  }
  say(`The trail is broken at seal ${verified.sealId} of ${verified.sealedAt.toISOString()}.`);
  return 1;
}

/** Of one command; anyone who wants more asks again behind the last seal. */
const mostPrinted = 10_000;
const printedAtOnce = 500;

/** Sealed entries as JSON lines, up to the end of a seal. */
async function printTrail({ db, transact }: Database, now: Date, sealId: number, say: Say): Promise<number> {
  const entry = { ...administering(now).by, action: "trail.read", needed: "audit.read" } as const;
  await transact((tx) => recordTrail(tx, entry, now));
  let printed = 0;
  let last = { sealId, entryId: Number.MAX_SAFE_INTEGER };
  for (;;) {
    const entries = await readSealedTrail(db, last, printedAtOnce);
    for (const { sealId: seal, id, at, ...rest } of entries) {
      if (printed >= mostPrinted && seal !== last.sealId) return 0;
      say(JSON.stringify({ seal, id, at: at.toISOString(), ...rest }));
      last = { sealId: seal, entryId: id };
      printed += 1;
    }
    if (entries.length < printedAtOnce) return 0;
  }
}

/** A link that signs in as someone of the sample content, on the machine that the site runs on. */
async function demoLink(database: Database, { settings, now }: Inviting, email: string, say: Say): Promise<number> {
  const made = await database.transact(async (tx) => {
    const member = await findStaffByEmail(tx, email);
    if (member === undefined) return { status: "no-sample" } as const;
    const made = await sampleLink(tx, settings, member.id, now);
    const thing = { kind: "member", id: member.id } as const;
    const entry = { action: "member.sample-link-made", needed: "member.administer", thing } as const;
    if (made.status === "made") await recordTrail(tx, { ...administering(now).by, ...entry }, now);
    return made;
  });
  if (made.status === "made") say(absoluteUrl(settings, `/staff/demo/${made.token}`));
  else if (made.status === "not-local")
    say("Sample accounts are signed in on this machine alone: PUBLIC_URL is another.");
  else say(`${email} is nobody of the sample content.`);
  return made.status === "made" ? 0 : 1;
}

const words: Record<string, (email: string) => string> = {
  done: (email) => `Done: ${email}.`,
  unknown: (email) => `Nobody of staff has the address ${email}.`,
  "last-admin": (email) => `${email} is the last active administrator, and stays.`,
  suspended: (email) => `${email} is suspended.`,
};

async function suspend(tx: Tx, doing: Administering, id: number) {
  const changed = await changeMember(tx, doing, { id, version: null }, { isSuspended: true });
  if (changed.status === "changed") await notifyOfHeldActs(tx, doing, { staffId: id, isSuspended: true });
  return changed;
}

/** What was asked for one member, in the transaction that does it; answers a word of `words`. */
async function administer(tx: Tx, name: StaffCommand, email: string, inviting: Inviting): Promise<string> {
  const doing = administering(inviting.now);
  const member = await findStaffByEmail(tx, email);
  if (member === undefined) return "unknown";
  const { id } = member;
  if (name === "staff-end-sessions") {
    await endMemberSessions(tx, doing, id);
    return "done";
  }
  const { status } =
    name === "staff-suspend"
      ? await suspend(tx, doing, id)
      : await resetMemberSecondStep(tx, doing, inviting, { id, asker });
  return status === "changed" || status === "reset" ? "done" : status;
}

/** `npm run staff`: answers the exit code. */
export async function runStaffCommand(
  database: Database,
  inviting: () => Promise<Inviting>,
  command: { name: StaffCommand; options: unknown },
  say: Say,
): Promise<number> {
  const options = staffOptions.parse(command.options);
  const { email } = options;
  if (command.name === "staff-list") return list(database, say);
  if (command.name === "staff-verify-trail") return verify(database, (await inviting()).now, say);
  if (command.name === "staff-trail") return printTrail(database, (await inviting()).now, options.after, say);
  if (!isEmail(email)) {
    say("Give one e-mail address. Its last part must have 2 to 4 letters, such as .com or .id.");
    return 1;
  }
  const letter = await inviting();
  if (command.name === "staff-demo-link") return demoLink(database, letter, email, say);
  if (command.name === "staff-invite") return invite(database, letter, options, say);
  const status = await database.transact((tx) => administer(tx, command.name, email, letter));
  say(words[status]?.(email) ?? status);
  return status === "done" ? 0 : 1;
}
