import { afterAll, beforeAll, expect, test } from "vitest";
import type { Portal } from "../../../tests/support/applicants.ts";
import { applyingOfTest } from "../../../tests/support/applications.ts";
import { inDays } from "../../../tests/support/days.ts";
import { anInvited } from "../../../tests/support/invitations.ts";
import { invitationsPersonalData } from "../invitations/invitation.queries.server.ts";
import { reportInvitations } from "./reports.server.ts";

let portal: Portal;
beforeAll(async () => {
  portal = await applyingOfTest();
});
afterAll(() => portal.platform.close());

async function report(): Promise<string[][]> {
  const lines: string[] = [];
  await reportInvitations(portal.platform.database.db, portal.platform.clock(), (line) => lines.push(line));
  return lines.map((line) => line.split("\t"));
}

test("the hiring system reads every answer, and nobody's name", async () => {
  const [first, second] = [await anInvited(portal), await anInvited(portal)];
  const wishedTimes = [`${inDays(7)}T13:30:00+07:00`];
  const answer = { ATSPhaseName: "x", ActionName: "reschedule", wishedTimes, note: "=1+1\tPagi\nsaja" };
  await portal.visitor().json("invite-confirm", { ...answer, ApplicationIdApplicantId: second.code });
  const [heading, open, asked] = await report();
  expect(heading).toHaveLength(12);
  expect(open?.slice(0, 1)).toEqual([String(first.applicationId)]);
  expect(open?.slice(5)).toEqual([
    ...["Gedung Nila", `${inDays(5)}T10:00:00+07:00`, `${inDays(5)}T10:00:00+07:00`, "open", "", "", ""],
  ]);
  expect([asked?.[0], asked?.[8], asked?.[10], asked?.[11]]).toEqual([
    ...[String(second.applicationId), "reschedule-asked", wishedTimes[0], "'=1+1 Pagi saja"],
  ]);
  expect(JSON.stringify(await report())).not.toMatch(/Dewi|@/);
});

test("an invitation is exported for its applicant and erased with them", async () => {
  const { id: applicantId, email, code } = await anInvited(portal);
  const person = { applicantId, email, tokenKeys: [] };
  const { database } = portal.platform;
  const [told] = await invitationsPersonalData.tell(database.db, person);
  expect(told).toMatchObject({ name: "invitations", data: [{ place: "Gedung Nila", status: "open" }] });
  expect(JSON.stringify(told)).not.toContain(code);
  await database.transact((tx) => invitationsPersonalData.erase(tx, person, new Date()));
  expect((await invitationsPersonalData.tell(database.db, person))[0]?.data).toEqual([]);
});
