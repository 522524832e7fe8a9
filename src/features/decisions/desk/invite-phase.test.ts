// Shows: F30
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ActsOfTest, actsOfTest } from "../../../../tests/support/acts.ts";

let acts: ActsOfTest;
beforeAll(async () => {
  acts = await actsOfTest();
});
afterAll(() => acts.platform.close());

test("an invitation proposes the next interview, and where someone stands in one, that one", async () => {
  const one = await acts.aCase();
  const read = async () => (await one.recruiter.send("GET", acts.at(one.applicationId))).body["invitePhaseId"];
  expect(await read()).toBe(acts.phase("hr-interview"));
  await acts.decide(one, { kind: "move", phaseId: acts.phase("hr-interview") });
  await acts.release();
  expect(await read()).toBe(acts.phase("hr-interview"));
  await acts.decide(one, { kind: "move", phaseId: acts.phase("offer") });
  await acts.release();
  expect(await read()).toBe(acts.phase("offer"));
});
