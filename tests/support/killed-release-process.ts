// A process for killed-release.test.ts: it releases what is due while people withdraw and leave, and is killed in the
// middle of it. Says what it finds, line by line.

import { flushCompileCache } from "node:module";
import { setTimeout as wait } from "node:timers/promises";
import { applicationPorts } from "../../src/app/endpoints.ts";
import { doJobs } from "../../src/app/jobs.ts";
import { migrations } from "../../src/app/migrations.ts";
import { personalDataOfRooms } from "../../src/app/personal-data.ts";
import { withdraw } from "../../src/features/applications/withdraw.server.ts";
import { createTelling, releaseDue } from "../../src/features/decisions/release-acts.server.ts";
import { deleteAccount } from "../../src/features/privacy/delete-account.server.ts";
import { openDatabase } from "../../src/platform/database/database.ts";
import { readTold } from "./held-acts.ts";
import { testPlatform } from "./platform.ts";

const [, , at = "", readEveryMs = "100"] = process.argv;
const siteName = () => "Situs Karier";

const platform = await testPlatform({
  migrations,
  open: () => openDatabase(at.startsWith("postgres") ? { url: at } : { dataDir: at }),
  work: (opened) => doJobs(opened, ["erase-leftovers"]),
});
const { database } = platform;
const say = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`);

/** One in ten withdraws while something is held, one in ten leaves. */
async function leave(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const acts = await database.db
      .selectFrom("acts")
      .innerJoin("applications", "applications.id", "acts.application_id")
      .select(["applications.id", "applicant_id"])
      .where("state", "=", "held")
      .where("applicant_id", "is not", null)
      .where("end_reason", "is", null)
      .orderBy("acts.id", "desc")
      .limit(20)
      .execute();
    for (const { id, applicant_id } of acts) {
      if (applicant_id === null || signal.aborted) continue;
      const wish = { applicantId: applicant_id, applicationId: id, reason: "" };
      if (id % 10 === 3) await withdraw({ platform, siteName, ports: applicationPorts(platform) }, wish);
      if (id % 10 === 7) await deleteAccount(platform, personalDataOfRooms, applicant_id, "test");
    }
    await wait(5);
  }
}

async function read(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const { faults } = await readTold(database);
    if (faults.length > 0) say({ faults });
    await wait(Number(readEveryMs));
  }
}

// The next process begins sooner.
flushCompileCache();
say({ found: await readTold(database) });
const over = new AbortController();
const beside = [leave(over.signal), read(over.signal)];
const telling = await createTelling(platform, siteName);
await releaseDue({
  ...{ database, telling },
  onFault(fault, { id }) {
    // Two who take hold of the same at once: it stays held, and is released the next time.
    say({ again: id, because: String(fault) });
  },
});
over.abort();
await Promise.all(beside);
const waiting = database.db.selectFrom("outbox").select("id").where("state", "=", "waiting").limit(1);
while ((await waiting.executeTakeFirst()) !== undefined) await wait(50);
say({ done: await readTold(database) });
await platform.close();
