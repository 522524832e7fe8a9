import { z } from "zod";
import {
  companiesBySlug,
  endSessionsOfStaff,
  inviteWithRoles,
  listStaff,
  resetStaffSecondStep,
  suspendStaff,
} from "../../domain/organisation/organisation.server.ts";
import { grantFault, isStaffRole, type RoleGrant, staffRoles } from "../../domain/organisation/organisation.ts";
import type { Inviting } from "../../domain/people/people.server.ts";
import { isEmail } from "../../domain/people/people.ts";
import { languages } from "../../i18n/language.ts";
import type { Say } from "../../platform/command-socket/command.ts";
import { tableLine } from "../../platform/command-socket/table-line.ts";
import type { Database } from "../../platform/database/database.ts";

/** What `npm run staff` can do, and the names under which it is handed over. */
export const staffCommands = [
  "staff-invite",
  "staff-list",
  "staff-suspend",
  "staff-end-sessions",
  "staff-reset",
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
  language: z.enum(languages).default("id"),
});

type Options = z.infer<typeof staffOptions>;

const byCommand = { userAgent: "npm run staff", network: "", requestId: "" };

const grantWords = {
  "no-role": `Say at least one role: --role ${staffRoles.join(" | ")}.`,
  "role-twice": "A role is named twice.",
  "companies-missing": "A recruiter works for a company: --company SLUG.",
  "companies-without-recruiter": "Companies are a recruiter's: --role recruiter.",
} as const;

/** Roles as they were typed, or a sentence on what is wrong with them. */
async function grantsOf(database: Database, { roles, companies }: Options): Promise<RoleGrant[] | string> {
  const unknownRole = roles.find((role) => !isStaffRole(role));
  if (unknownRole !== undefined) return `There is no role "${unknownRole}"; there is ${staffRoles.join(", ")}.`;
  const found = await companiesBySlug(database.db, companies);
  const unknown = companies.find((slug) => !found.has(slug));
  if (unknown !== undefined) return `There is no company "${unknown}".`;
  const companyIds = [...found.values()].map(({ id }) => id);
  if (companyIds.length > 0 && !roles.includes("recruiter")) return grantWords["companies-without-recruiter"];
  const grants = roles
    .filter(isStaffRole)
    .map((role) => ({ role, companyIds: role === "recruiter" ? companyIds : [] }));
  const fault = grantFault(grants);
  return fault === null ? grants : grantWords[fault];
}

async function invite(database: Database, inviting: Inviting, options: Options, say: Say): Promise<number> {
  const { email, language } = options;
  const grants = await grantsOf(database, options);
  if (typeof grants === "string") {
    say(grants);
    return 1;
  }
  const invited = await database.transact((tx) => inviteWithRoles(tx, inviting, { email, language, grants }));
  if (invited.status !== "invited") {
    say(`${email} has an account that is ${invited.status}.`);
    return 1;
  }
  say(`${email} is invited by mail; the link works for 72 hours.`);
  return 0;
}

async function list(database: Database, say: Say): Promise<number> {
  say(tableLine(["e-mail", "name", "state", "roles", "last seen"]));
  for (const { email, name, state, roles, lastSeenAt } of await listStaff(database.db)) {
    const words = roles.map(({ role, companyIds }) => [role, ...companyIds].join(" "));
    say(tableLine([email, name, state, words.join(", "), lastSeenAt?.toISOString() ?? ""]));
  }
  return 0;
}

const words = {
  done: (email: string) => `Done: ${email}.`,
  unknown: (email: string) => `Nobody of staff has the address ${email}.`,
  "last-admin": (email: string) => `${email} is the last active administrator, and stays.`,
  suspended: (email: string) => `${email} is suspended.`,
} as const;

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
  if (!isEmail(email)) {
    say("Say one e-mail address.");
    return 1;
  }
  if (command.name === "staff-invite") return invite(database, await inviting(), options, say);
  const letter = command.name === "staff-reset" ? await inviting() : null;
  const { status } = await database.transact(async (tx) => {
    if (letter !== null) return resetStaffSecondStep(tx, letter, email, byCommand);
    return command.name === "staff-suspend" ? suspendStaff(tx, email) : endSessionsOfStaff(tx, email);
  });
  say(words[status](email));
  return status === "done" ? 0 : 1;
}
