// Shows: promise 13
import { afterEach, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { examineDatabase } from "../../src/app/examine-database.ts";
import { migrations } from "../../src/app/migrations.ts";
import { logOutdatedConsents } from "../../src/app/start-work.ts";
import {
  recordConsents,
  statementVersions,
  withdrawConsent,
} from "../../src/features/resumes/consent.queries.server.ts";
import { createLog } from "../../src/platform/log/log.ts";
import { anApplicant } from "../../tests/support/accounts.ts";
import { type TestPlatform, testPlatform } from "../../tests/support/platform.ts";
import { getFindings } from "./check-rows.ts";

const now = new Date("2026-11-26T03:00:00Z");
const logged = z.object({ applicants: z.int() });
const codes = ["data-truth", "data-use"] as const;

let platform: TestPlatform;
let lines: string[];
beforeEach(async () => {
  lines = [];
  const log = createLog({ level: "info", destination: { write: (line) => void lines.push(line) } });
  platform = await testPlatform({ migrations, log });
});
afterEach(() => platform.close());

/** Agreed to both texts of these versions. */
async function whoAgreed(versions: Readonly<Record<(typeof codes)[number], number>>, isActive = true): Promise<number> {
  const { id } = await anApplicant(platform, isActive ? {} : { activated_at: null });
  await platform.database.transact((tx) => recordConsents(tx, id, { dataTruth: true, dataUse: true }, now));
  for (const code of codes)
    await platform.database.run("update consents set version = $1 where applicant_id = $2 and code = $3", [
      versions[code],
      id,
      code,
    ]);
  return id;
}

const older = (code: (typeof codes)[number]) => ({ ...statementVersions, [code]: statementVersions[code] - 1 });

async function checkConsents() {
  await logOutdatedConsents(platform);
  const finding = getFindings(await examineDatabase(platform.database)).find(({ about }) => about === "consents");
  return { log: lines.map((line) => logged.parse(JSON.parse(line)).applicants), doctor: finding?.says };
}

test("while all agreed to today's texts the log says nothing, and the doctor that nobody is asked", async () => {
  await whoAgreed(statementVersions);
  expect(await checkConsents()).toEqual({ log: [], doctor: expect.stringMatching(/^nobody is asked again/) });
});

test("who agreed to an older text of either statement is counted, each person once", async () => {
  await whoAgreed(statementVersions);
  for (const code of codes) await whoAgreed(older(code));
  await whoAgreed({ "data-truth": 1, "data-use": 1 });
  expect(await checkConsents()).toEqual({
    log: [3],
    doctor: expect.stringMatching(/^3 active applicants agreed to an older/),
  });
});

test("an account that is not active, agreed again since, or withdrew the consent, is not counted", async () => {
  await whoAgreed(older("data-use"), false);
  const again = await whoAgreed(older("data-use"));
  const gone = await whoAgreed(older("data-use"));
  await platform.database.transact(async (tx) => {
    await recordConsents(tx, again, { dataTruth: true, dataUse: true }, now);
    await withdrawConsent(tx, gone, "data-use", now);
  });
  expect((await checkConsents()).log).toEqual([]);
});

test("the doctor says it before an upgrade too, while migrations wait", () => {
  const report = { pending: 3, clock: null, gaps: [], outdatedConsents: 1204 };
  expect(getFindings(report)).toMatchObject([{ about: "consents", says: expect.stringMatching(/^1204 active/) }]);
  expect(getFindings({ ...report, outdatedConsents: null })).toEqual([]);
});
