import { afterEach, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { eventually } from "../../../tests/support/eventually.ts";
import { type MailServer, startMailServer } from "../../../tests/support/mail-server.ts";
import { mailMigrations, type OutboxOfTest, outboxOn } from "../../../tests/support/outbox.ts";
import { removeMailsTo } from "../../platform/mail/outbox.store.ts";
import { reportMail } from "./reports.server.ts";
import { sendMailsAgain } from "./send-again.server.ts";

let server: MailServer;
let isFull: boolean;
let outbox: OutboxOfTest;

beforeEach(async () => {
  isFull = true;
  server = await startMailServer((_attempt, to) => (isFull && to.startsWith("penuh") ? full(to) : undefined));
  outbox = await outboxOn(await testDatabase(mailMigrations), server.url);
});
afterEach(async () => {
  await outbox.close();
  await outbox.database.close();
  await server.stop();
});

const full = (to: string) => ({
  responseCode: 552,
  words: `5.2.2 <${to}>: mailbox of ${to.split("@")[0]} is full`,
});

/** A report's lines, or a command's, with its exit code at the end. */
async function readOutput(work: (say: (line: string) => void) => Promise<number>): Promise<string[]> {
  const lines: string[] = [];
  const exit = await work((line) => lines.push(line));
  return [...lines, String(exit)];
}
const report = () => readOutput((say) => reportMail(outbox.database.db, new Date(), say));
const again = (ids: number[] | "all") => readOutput((say) => sendMailsAgain(outbox.database, { ids }, say));

/** Two mails that a server refused for good, the first for the eighth time. */
async function twoRefused(): Promise<void> {
  await outbox.queue({ to: "penuh@example.com", kind: "invited" }, { to: "penuh2@example.com" });
  const { db } = outbox.database;
  await db.updateTable("outbox").set({ final_refusals: 7, attempts: 7 }).where("id", "=", 1).execute();
  await outbox.jobs.start();
  await eventually(async () => {
    const untried = db.selectFrom("outbox").select("id").where("last_problem", "is", null);
    expect(await untried.execute()).toEqual([]);
  });
  // Anyone who sends again has to wake the one who delivers.
  await eventually(async () => {
    const running = "select id from pgboss.job where name = 'mail' and state in ('created', 'active')";
    expect(await outbox.database.run(running)).toEqual([]);
  });
}

test("failed and deferred mail is reported by kind and problem, with numbers and without names", async () => {
  await twoRefused();
  await outbox.queue({ to: "penuh2@example.com", kind: "later" });
  const [heading, ...lines] = await report();
  expect(heading).toBe("state\tkind\tproblem\tmails\toldest\tnext try\tnumbers\tanswer");
  const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+07:00$/);
  const answer = "552 5.2.2 <[address]>: mailbox of [address] is full";
  expect(lines.map((line) => line.split("\t"))).toEqual([
    ["given-up", "invited", "EENVELOPE 552", "1", moment, "", "1", answer],
    ["put-off", "greeting", "EENVELOPE 552", "1", moment, moment, "2", answer],
    ["waiting", "later", "", "1", moment, "", "3", ""],
    ["0"],
  ]);
  expect(lines.join()).not.toMatch(/@|Halo/);
});

test("a failed one goes out when it is sent again, and no other number does", async () => {
  await twoRefused();
  isFull = false;
  expect(await again([1, 77])).toEqual([
    "1 mail waits to be sent again.",
    "Neither given up nor put off, or without words any more: 77.",
    "1",
  ]);
  await eventually(() => expect(server.byRecipient().get("penuh@example.com")).toEqual(["Selamat datang"]));
  await eventually(async () => {
    const metric = await outbox.metrics.registry.getSingleMetricAsString("karier_mails_total");
    for (const outcome of ["sent", "put-off", "given-up"])
      expect(metric).toMatch(new RegExp(`outcome="${outcome}"\\S* 1`));
  });
  await eventually(async () =>
    expect((await report()).map((line) => line.split("\t")[0])).toEqual(["state", "put-off", "0"]),
  );
});

test("all at once, each once", async () => {
  await twoRefused();
  isFull = false;
  expect(await again("all")).toEqual(["2 mails wait to be sent again.", "0"]);
  await eventually(async () => expect(await report()).toHaveLength(2));
  expect(server.messages).toHaveLength(2);
  expect(await again("all")).toEqual(["0 mails wait to be sent again.", "0"]);
});

test("a person's failed mail is deleted with the person, and is not sent again", async () => {
  await twoRefused();
  await outbox.database.transact((tx) => removeMailsTo(tx, "penuh@example.com"));
  isFull = false;
  expect((await again([1])).at(-1)).toBe("1");
  expect((await report()).filter((line) => line.startsWith("given-up"))).toEqual([]);
});
