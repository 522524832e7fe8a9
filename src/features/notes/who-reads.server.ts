import type { Thing } from "../../contract/action.ts";
import type { Db } from "../../platform/database/database.ts";
import { placeOfPerson } from "../candidates/page/lock-candidate.server.ts";
import { candidateThing } from "../candidates/page/read-candidate.server.ts";
import { can, type Reach } from "../companies/policies.ts";
import type { Member } from "../staff/member.ts";
import { listMembers, membersById } from "../staff/members.server.ts";
import { findNote, named } from "./note.queries.server.ts";
import type { Named } from "./note.ts";

/** What policies look at in an application with notes; null where there is none, or its person is gone. */
export async function notedThing(db: Db, applicationId: number): Promise<Thing | null> {
  return (await placeOfPerson(db, applicationId)) === undefined ? null : candidateThing(db, applicationId);
}

/** The same of a note's application. */
export async function noteThing(db: Db, id: number): Promise<Thing | null> {
  const note = await findNote(db, id);
  return note === undefined ? null : notedThing(db, note.applicationId);
}

/** Whether a member sees an application, by the policies. */
function sees({ id, grants, state }: Member, thing: Thing): boolean {
  const rights = { grants, vacancyIds: grants.flatMap(({ vacancyIds }) => vacancyIds) };
  return state === "active" && can({ kind: "staff", id, rights }, "candidate.read", thing);
}

/** The desk itself asks who there is, not one of its members. */
const everybody: Reach = {
  ...{ isWhole: true, companyIds: [], vacancyIds: [], sharedVacancyIds: [], managersOfCompanyIds: [] },
};

const mostReaders = 200;

/** Who may be called to an application, by name. */
export async function listReaders(db: Db, applicationId: number): Promise<Named[]> {
  const thing = await notedThing(db, applicationId);
  if (thing === null) return [];
  const filter = { companyId: thing.companyId, state: "active" } as const;
  const { members } = await listMembers(db, everybody, filter, { limit: mostReaders });
  const readers = members.filter((member) => sees(member, thing)).map(named);
  return readers.sort((one, other) => one.name.localeCompare(other.name, "id"));
}

/** Whether all of these see an application. */
export async function allRead(db: Db, applicationId: number, staffIds: readonly number[]): Promise<boolean> {
  if (staffIds.length === 0) return true;
  const thing = await notedThing(db, applicationId);
  if (thing === null) return false;
  const members = await membersById(db, [...new Set(staffIds)]);
  return members.length === new Set(staffIds).size && members.every((member) => sees(member, thing));
}
