// Shows: promise 18
import { afterEach, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { eventually } from "../../../tests/support/eventually.ts";
import { everyLook } from "../../../tests/support/every-look.ts";
import { startMailLine } from "../../../tests/support/mail-line.ts";
import { startMailServer } from "../../../tests/support/mail-server.ts";
import { mailMigrations, type OutboxOfTest, outboxOn } from "../../../tests/support/outbox.ts";

const closings: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

async function anOutbox(smtpUrl: string): Promise<OutboxOfTest> {
  const database = await testDatabase(mailMigrations);
  closings.push(() => database.close());
  const opened = await outboxOn(database, smtpUrl);
  closings.push(opened.close);
  return opened;
}

/** A thousand in the long form. */
const many = everyLook ? 1_000 : 250;
const queued = everyLook ? 2_000 : 500;

/** So many, one after the other, to each person: nothing but their order keeps them from going out at once. */
const each = 5;

const toPerson = (index: number) => `orang${Math.floor(index / each)}@example.com`;
const manyMails = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ to: toPerson(index), subject: `Nomor ${index}` }));

/** Each person's messages, as written. */
const inOrder = (count: number) => {
  const byPerson = Map.groupBy(manyMails(count), ({ to }) => to);
  return new Map([...byPerson].map(([to, theirs]) => [to, theirs.map(({ subject }) => subject)]));
};

/** Refuses each person's third, sixth, ninth try. */
function oneInThree(): (attempt: number, to: string) => number | undefined {
  const tries = new Map<string, number>();
  return (_attempt, to) => {
    const count = (tries.get(to) ?? 0) + 1;
    tries.set(to, count);
    return count % 3 === 0 ? 451 : undefined;
  };
}

test(`${many} mails arrive once and in order through a server that refuses one in three, breaks off, delays and dies`, async () => {
  const server = await startMailServer(oneInThree(), 5);
  closings.push(server.stop);
  const line = await startMailLine(server.url, (message) => message % 10 === 0);
  closings.push(line.stop);
  const { database, queue, jobs } = await anOutbox(line.url);
  await queue(...manyMails(many));
  await jobs.start();
  await eventually(() => expect(server.messages.length).toBeGreaterThan(many / 5));
  line.down();
  const before = server.messages.length;
  await eventually(async () => {
    const tried = database.db.selectFrom("outbox").select("id").where("last_problem", "like", "E%");
    expect((await tried.execute()).length).toBeGreaterThan(0);
  });
  line.up();
  for (const share of [0.1, 0.3, 0.5, 0.7]) {
    const goal = Math.min(before + many * share, many * 0.9);
    await eventually(() => expect(server.messages.length).toBeGreaterThan(goal));
  }
  await eventually(async () => {
    const waiting = database.db.selectFrom("outbox").select("id").where("state", "=", "waiting");
    expect(await waiting.execute()).toEqual([]);
  });
  const ids = server.messages.map((message) => /^Message-ID: (\S+)/im.exec(message)?.[1]);
  // Broken off between the server's OK and our reading of it, one comes twice and is known by its Message-ID.
  expect(new Set(ids).size).toBe(many);
  const arrived = server.byRecipient();
  for (const [to, subjects] of inOrder(many)) expect([...new Set(arrived.get(to))]).toEqual(subjects);
});

test("a permanent refusal delays no other mail, and is deferred at once", async () => {
  const server = await startMailServer((_attempt, to) => (to.startsWith("pindah") ? 550 : undefined));
  closings.push(server.stop);
  const { database, queue, jobs } = await anOutbox(server.url);
  await queue(
    ...Array.from({ length: 50 }, (_, index) => ({ to: `pindah${index}@example.com`, subject: "Kembali" })),
    ...Array.from({ length: 50 }, (_, index) => ({ to: `orang${index}@example.com`, subject: "Tiba" })),
  );
  const soon = new Date(Date.now() + 30_000);
  await jobs.start();
  await eventually(() => expect(server.messages).toHaveLength(50));
  // Each was tried once while the others went out: none was tried again, and none was waited for.
  const refused = database.db
    .selectFrom("outbox")
    .select(["attempts", "refusals", "final_refusals as final", "last_problem"])
    .where("recipient", "like", "pindah%")
    .where("postponed_until", ">", soon);
  const once = Array(50).fill({ attempts: 1, refusals: 0, final: 1, last_problem: "EENVELOPE 550" });
  await eventually(async () => expect(await refused.execute()).toEqual(once));
});

test("a mail of somebody who is erased while it waits for another try never goes out", async () => {
  let [tries, isErased] = [0, false];
  const server = await startMailServer((_attempt, to) => {
    if (!to.startsWith("hapus") || isErased) return undefined;
    tries++;
    return 451;
  });
  closings.push(server.stop);
  const { database, queue, jobs } = await anOutbox(server.url);
  await queue({ to: "hapus@example.com", subject: "Tidak" }, { to: "hapus@example.com", subject: "Tidak juga" });
  await jobs.start();
  await eventually(() => expect(tries).toBeGreaterThan(1));
  await database.db.deleteFrom("outbox").where("recipient", "=", "hapus@example.com").execute();
  isErased = true;
  await queue({ subject: "Tiba" });
  await eventually(() => expect(server.subjects()).toContain("Tiba"));
  // Longer than the pause that it waited for.
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(server.subjects()).toEqual(["Tiba"]);
});

test("a mail that the server thinks about for long holds up none that is written meanwhile", async () => {
  const thought = Promise.withResolvers<void>();
  const server = await startMailServer(
    () => undefined,
    (message) => (message.includes("To: lambat@") ? thought.promise : 0),
  );
  closings.push(server.stop);
  const { database, queue, jobs } = await anOutbox(server.url);
  await queue({ to: "lambat@example.com" });
  await jobs.start();
  await eventually(() => expect(server.byRecipient().has("lambat@example.com")).toBe(true));
  await queue({ to: "cepat@example.com" });
  await eventually(() => expect(server.byRecipient().has("cepat@example.com")).toBe(true));
  thought.resolve();
  await eventually(async () => {
    const waiting = database.db.selectFrom("outbox").select("id").where("state", "=", "waiting");
    expect(await waiting.execute()).toEqual([]);
  });
});

test(`${queued} mails make a handful of jobs, and one that is committed while a run ends is sent`, async () => {
  const server = await startMailServer(() => undefined);
  closings.push(server.stop);
  const { database, queue, jobs } = await anOutbox(server.url);
  await jobs.start();
  const countJobs = async () => (await database.run("select id from pgboss.job where name = 'mail'")).length;
  // As many transactions as hundreds.
  for (let part = 0; part < queued / 100; part++) await queue(...manyMails(queued).slice(part * 100, (part + 1) * 100));
  for (const share of [0.25, 0.5, 0.75, 1]) {
    await eventually(() => expect(server.messages.length).toBeGreaterThanOrEqual(queued * share));
  }
  expect(await countJobs()).toBeLessThan(20);
  // At all moments of a run, its end among them, which comes half a second after its last mail.
  for (let pause = 0; pause < 1_000; pause += everyLook ? 90 : 200) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    await queue({ to: `susul${pause}@example.com` });
    await eventually(() => expect(server.byRecipient().has(`susul${pause}@example.com`)).toBe(true));
  }
  expect(await countJobs()).toBeLessThan(60);
});
