// Shows: F36
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type ActsOfTest, actsOfTest } from "../../../../tests/support/acts.ts";
import type { Answered, AtDesk } from "../../../../tests/support/desk.ts";
import { personalDataOfRooms } from "../../../app/personal-data.ts";
import { deleteAccount } from "../../privacy/delete-account.server.ts";

let acts: ActsOfTest;
let one: Awaited<ReturnType<ActsOfTest["aCase"]>>;
let colleague: AtDesk;
beforeAll(async () => {
  acts = await actsOfTest();
  one = await acts.aCase();
  colleague = await acts.desk.as({ role: "recruiter", companyIds: [one.companyId] });
});
afterAll(() => acts.platform.close());
beforeEach(() => acts.db.deleteFrom("notes").execute());

const canary = "Kenari zebraque: tanyakan gaji lamanya.";
const at = () => `applications/${one.applicationId}/notes`;
const list = (who: AtDesk, query = "") => who.send("GET", `${at()}${query}`);
const write = (who: AtDesk, body: object = { text: canary }) => who.send("POST", at(), { body });
const getId = ({ body }: Answered) => Number(body["id"]);

/** Some hours on, and back. */
async function hoursOn<Value>(hours: number, work: () => Promise<Value>): Promise<Value> {
  const { time } = acts.platform;
  const before = time.now;
  time.now = new Date(before.getTime() + hours * 3_600_000);
  try {
    return await work();
  } finally {
    time.now = before;
  }
}

const textsIn = ({ body }: Answered) => JSON.stringify(body["data"]);

test("a note is read by everyone who sees the application, with whom it mentions", async () => {
  expect(await write(one.recruiter, { text: canary, mentions: [colleague.id] })).toMatchObject({ http: 201 });
  const read = await list(colleague);
  expect(read).toMatchObject({ http: 200, body: { data: [{ text: canary, mentions: [{ id: colleague.id }] }] } });
});

test("whom an application is not shown to is not called, nor more than ten, nor is a note longer than it may be", async () => {
  const stranger = await acts.desk.as({ role: "recruiter", companyIds: [(await acts.aCase()).companyId] });
  const many = Array.from({ length: 11 }, (_, index) => index + 1);
  for (const body of [
    { text: canary, mentions: [stranger.id] },
    { text: canary, mentions: many },
    { text: "x".repeat(4_001) },
    { text: "  " },
  ]) {
    expect((await write(one.recruiter, body)).http).toBe(422);
  }
  expect(textsIn(await list(colleague))).toBe("[]");
});

test("its author alone changes and deletes it, for a day, from the version that was read", async () => {
  const id = getId(await write(one.recruiter));
  const change = (by: AtDesk, version?: number) =>
    by.send("PATCH", `notes/${id}`, { body: { text: "Lain." }, ...(version !== undefined && { version }) });
  expect((await change(one.recruiter)).http).toBe(428);
  expect((await change(colleague, 1)).http).toBeGreaterThanOrEqual(403);
  expect((await change(one.recruiter, 1)).http).toBe(200);
  expect(await change(one.recruiter, 1)).toMatchObject({ http: 412, body: { code: "version-conflict" } });
  expect(textsIn(await list(colleague))).toContain("Lain.");
  const late = await hoursOn(25, () =>
    acts.desk
      .signIn(one.recruiter.id)
      .then((send) => send("PATCH", `notes/${id}`, { body: { text: "x" }, version: 2 })),
  );
  expect(late).toMatchObject({ http: 409, body: { code: "too-late" } });
  expect((await one.recruiter.send("DELETE", `notes/${id}`, { version: 2 })).http).toBe(204);
  expect(textsIn(await list(colleague))).toBe("[]");
});

test("its words are in no answer of the applicant's, of another company or of an administrator, nor in the audit log", async () => {
  const id = getId(await write(one.recruiter));
  const stranger = await acts.desk.as({ role: "recruiter", companyIds: [(await acts.aCase()).companyId] });
  const admin = await acts.desk.as({ role: "admin" });
  expect((await list(stranger)).http).toBe(404);
  expect((await stranger.send("PATCH", `notes/${id}`, { body: { text: "x" }, version: 1 })).http).toBe(404);
  expect((await list(admin)).http).toBe(403);
  const details = await acts.told(one);
  expect(JSON.stringify(details)).not.toContain("zebraque");
  const entries = await acts.db.selectFrom("trail_entries").selectAll().execute();
  expect(JSON.stringify(entries)).not.toContain("zebraque");
  const person = { applicantId: one.id, email: one.email, tokenKeys: [] };
  for (const room of personalDataOfRooms) {
    expect(JSON.stringify(await room.tell(acts.db, person))).not.toContain("zebraque");
  }
});

test("hiring managers write on what is shared with them, and on nothing else", async () => {
  const manager = await acts.desk.as({ role: "hiring-manager", vacancyIds: [one.vacancyId] });
  expect((await write(manager)).http).toBe(404);
});

test("it goes with the applicant's account", async () => {
  const gone = await acts.aCase();
  await gone.recruiter.send("POST", `applications/${gone.applicationId}/notes`, { body: { text: canary } });
  await deleteAccount(acts.platform, personalDataOfRooms, gone.id, "test");
  expect(await acts.db.selectFrom("notes").selectAll().execute()).toEqual([]);
});
