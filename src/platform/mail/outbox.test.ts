// Shows: promise 18
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { eventually } from "../../../tests/support/eventually.ts";
import { type MailServer, startMailServer } from "../../../tests/support/mail-server.ts";
import { aMail, mailMigrations, outboxOn } from "../../../tests/support/outbox.ts";

const closings: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

async function anOutbox({ smtpUrl = null }: { smtpUrl?: string | null } = {}) {
  const database = await testDatabase(mailMigrations);
  closings.push(() => database.close());
  const opened = await outboxOn(database, smtpUrl);
  closings.push(opened.close);
  await opened.jobs.start();
  return opened;
}

async function aMailServer(refuse: (attempt: number, to: string) => number | undefined): Promise<MailServer> {
  const server = await startMailServer(refuse);
  closings.push(server.stop);
  return server;
}

/** Complete messages; a message that is still being written begins with a dot. */
async function mailNames(mailDir: string): Promise<string[]> {
  return (await readdir(mailDir)).filter((name) => !name.startsWith(".")).sort();
}

const numbered = Array.from({ length: 30 }, (_, index) => `Nomor ${index + 1}`);

test("no two mails make one conversation, though they say the same", async () => {
  const { queue, mailDir } = await anOutbox();
  await queue({});
  await queue({});
  const heads = await eventually(async () => {
    const names = await mailNames(mailDir);
    expect(names).toHaveLength(2);
    return Promise.all(names.map(async (name) => (await readFile(join(mailDir, name), "utf8")).split("\r\n\r\n")[0]));
  });
  for (const name of ["Message-ID", "X-Entity-Ref-ID"]) {
    const headerValues = heads.map((head = "") => new RegExp(`^${name}: (\\S+)$`, "im").exec(head)?.[1]);
    expect(headerValues).toEqual([expect.any(String), expect.any(String)]);
    expect(new Set(headerValues).size).toBe(2);
  }
  expect(heads.join()).not.toMatch(/^(References|In-Reply-To):/im);
});

test("without a mail server each mail is a file, the newest last by name", async () => {
  const { queue, mailDir } = await anOutbox();
  for (const subject of ["Satu", "Dua", "Tiga"]) await queue({ subject });
  const names = await eventually(async () => {
    const found = await mailNames(mailDir);
    expect(found).toEqual([1, 2, 3].map(() => expect.stringMatching(/\.eml$/)));
    return found;
  });
  const files = await Promise.all(names.map((name) => readFile(join(mailDir, name), "utf8")));
  expect(files.map((file) => /^Subject: (.*)\r?$/m.exec(file)?.[1])).toEqual(["Satu", "Dua", "Tiga"]);
  expect(files[0]).toMatch(/^To: dewi@example.com\r?$/m);
  expect(files[0]).toContain("<p>Halo, Dewi</p>");
});

test("a mail of a transaction that rolls back never goes out", async () => {
  const { database, outbox, queue, mailDir } = await anOutbox();
  const work = database.transact(async (tx) => {
    await outbox.queue(tx, aMail({ subject: "Tidak" }));
    throw new Error("rolled back");
  });
  await expect(work).rejects.toThrow("rolled back");
  await queue({ subject: "Ya" });
  await eventually(async () =>
    expect(await database.db.selectFrom("outbox").select("state").execute()).toEqual([{ state: "sent" }]),
  );
  expect(await mailNames(mailDir)).toHaveLength(1);
});

test("each person's mails arrive in the order of writing through a server that fails one time in three", async () => {
  const server = await aMailServer((attempt) => (attempt % 3 === 0 ? 451 : undefined));
  const { database, queue } = await anOutbox({ smtpUrl: server.url });
  for (const [index, subject] of numbered.entries()) await queue({ subject, to: `orang${index % 3}@example.com` });
  await eventually(() => expect(server.subjects()).toHaveLength(numbered.length));
  for (const person of [0, 1, 2]) {
    expect(server.byRecipient().get(`orang${person}@example.com`)).toEqual(
      numbered.filter((_, index) => index % 3 === person),
    );
  }
  await eventually(async () => {
    const waiting = await database.db.selectFrom("outbox").select("id").where("state", "=", "waiting").execute();
    expect(waiting).toEqual([]);
  });
});

test("a mail whose address is refused waits, and others pass it", async () => {
  const server = await aMailServer((_attempt, to) => (to === "penuh@example.com" ? 452 : undefined));
  const { database, queue } = await anOutbox({ smtpUrl: server.url });
  await queue({ to: "penuh@example.com", subject: "Tertahan" });
  await queue({ to: "penuh@example.com", subject: "Tertahan juga" });
  await queue({ to: "dewi@example.com", subject: "Lewat" });
  await eventually(() => expect(server.subjects()).toEqual(["Lewat"]));
  const rows = await database.db.selectFrom("outbox").select(["state", "last_problem"]).orderBy("id").execute();
  expect(rows.slice(0, 2)).toEqual([
    { state: "waiting", last_problem: "EENVELOPE 452" },
    { state: "waiting", last_problem: null },
  ]);
});

// Shows: promise 22
test("mails wait for a server that is away", async () => {
  const away = await aMailServer(() => undefined);
  await away.stop();
  const { database, queue } = await anOutbox({ smtpUrl: away.url });
  await queue({});
  await eventually(async () => {
    const row = await database.db.selectFrom("outbox").select(["attempts", "state"]).executeTakeFirstOrThrow();
    expect(row.attempts).toBeGreaterThan(1);
    expect(row.state).toBe("waiting");
  });
});

test("once a mail is sent, nothing of the person is left in the database", async () => {
  const { database, queue, mailDir } = await anOutbox();
  const render = () => ({ text: "canary", html: "canary" });
  await queue({ to: "canary@example.com", subject: "canary", render });
  await eventually(async () => expect(await mailNames(mailDir)).toHaveLength(1));
  const row = await eventually(async () => {
    const found = await database.db.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();
    expect(found.state).toBe("sent");
    return found;
  });
  expect(JSON.stringify(row)).not.toContain("canary");
  expect(row).toMatchObject({ kind: "greeting", attempts: 1 });
});

test("a transaction that queues a mail for no address fails", async () => {
  const { database, outbox } = await anOutbox();
  await expect(database.transact((tx) => outbox.queue(tx, aMail({ to: "dewi" })))).rejects.toThrow("e-mail address");
});

test("a line break in a subject begins no header", async () => {
  const { queue, mailDir } = await anOutbox();
  await queue({ subject: "Halo\r\nBcc: semua@example.com\n\nisi" });
  const [name = ""] = await eventually(async () => {
    const found = await mailNames(mailDir);
    expect(found).toHaveLength(1);
    return found;
  });
  const file = await readFile(join(mailDir, name), "utf8");
  expect(file).toMatch(/^Subject: Halo Bcc: semua@example.com isi\r?$/m);
  expect(file).not.toMatch(/^Bcc:/m);
});

test("a mail that comes again and again says how a mail program stops it by one POST, no other mail does", async () => {
  const { queue, mailDir } = await anOutbox();
  const url = `https://situs.contoh/api/v1/unsubscribe/${"kode-tersegel".repeat(12)}`;
  await queue({ unsubscribeUrl: url }, { to: "budi@example.com" });
  const files = await eventually(async () => {
    const found = await mailNames(mailDir);
    expect(found).toHaveLength(2);
    return Promise.all(found.map((name) => readFile(join(mailDir, name), "utf8")));
  });
  // A long header continues in the next line (RFC 5322 §2.2.3).
  const [again = "", once = ""] = files.map((file) => file.replaceAll(/\r?\n[ \t]+/g, " "));
  expect(again).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  expect(again.split(/\r?\n/)).toContain(`List-Unsubscribe: <${url}>`);
  expect(once).not.toMatch(/^List-/m);
});

test("each mail prints a number of its own, noted with what it is about and with nobody's name", async () => {
  const { database, queue, mailDir } = await anOutbox();
  const about = { companyName: "Ladang Arunika", applicationId: 7 };
  await queue({ about });
  await queue({ kind: "activation" });
  const files = await eventually(async () => {
    const found = (await readdir(mailDir)).sort();
    expect(found).toHaveLength(2);
    return Promise.all(found.map((name) => readFile(join(mailDir, name), "utf8")));
  });
  const printed = files.map((file) => /[0-9A-Z]{5}-[0-9A-Z]{5}/.exec(file)?.[0]);
  const letters = await database.db.selectFrom("letters").selectAll().orderBy("sent_at").execute();
  expect(letters).toHaveLength(2);
  expect(new Set(letters.map(({ code }) => code))).toEqual(new Set(printed));
  expect(letters.find(({ kind }) => kind === "greeting")).toMatchObject({ company_name: "Ladang Arunika" });
  expect(letters.find(({ kind }) => kind === "activation")).toMatchObject({ company_name: null, application_id: null });
  expect(JSON.stringify(letters)).not.toContain("dewi");
});
