import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { type Database, openDatabase } from "../../src/platform/database/database.ts";
import { migrate } from "../../src/platform/database/migrate.ts";
import { renderLetter } from "../../src/platform/mail/letter.ts";
import { mailMigrations, outboxOn } from "../../tests/support/outbox.ts";
import { startPostgres } from "../../tests/support/postgres.ts";
import { atLeast, type Figure, textFigure } from "./table.ts";

const mails = 2_000;
/** How long a server thinks about a message: one beside us, and one that is far away. */
const delaysMs = [0, 50];

const letter = renderLetter({
  ...{ language: "id", siteName: "Astra Career", subject: "Lamaran Anda diterima", title: "Halo, Dewi" },
  paragraphs: Array(3).fill("Terima kasih. Lamaran Anda sudah kami terima dan akan dibaca oleh tim rekrutmen."),
  facts: [{ name: "Posisi", value: "Analis Data" }],
  action: { label: "Lihat lamaran", url: "https://karier.example.com/my-applications" },
  footer: "Surat ini dikirim karena Anda melamar.",
});

async function mailServer(delayMs: number) {
  const child = fork(new URL("./mail-server-process.ts", import.meta.url), [String(delayMs)]);
  const [url] = z
    .tuple([z.string()])
    .rest(z.unknown())
    .parse(await once(child, "message"));
  return {
    url,
    async stop() {
      child.kill();
      await once(child, "exit");
    },
  };
}

async function secondsFor(database: Database, smtpUrl: string): Promise<number> {
  const { queue, jobs, close } = await outboxOn(database, smtpUrl);
  await queue(...Array.from({ length: mails }, (_, index) => ({ to: `orang${index}@example.com`, ...letter })));
  const began = performance.now();
  await jobs.start();
  const waiting = database.db.selectFrom("outbox").select("id").where("state", "=", "waiting").limit(1);
  while ((await waiting.executeTakeFirst()) !== undefined) await wait(50);
  const seconds = (performance.now() - began) / 1_000;
  await close();
  return seconds;
}

async function measureOn(name: string, database: Database): Promise<Figure[]> {
  const figures: Figure[] = [];
  await migrate(database, mailMigrations);
  for (const delayMs of delaysMs) {
    const server = await mailServer(delayMs);
    const perSecond = mails / (await secondsFor(database, server.url));
    figures.push(atLeast(`${name}: mails a second, ${delayMs} ms a message at the server`, perSecond, 50));
    await server.stop();
  }
  return figures;
}

/** How many mails a second go out through a mail server of this machine, in a process of its own. */
export async function measureMail(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "bench-mail-"));
  const embedded = await openDatabase({ dataDir: join(folder, "database") });
  const figures = await measureOn("embedded", embedded);
  await embedded.close();
  await rm(folder, { recursive: true });
  const server = await startPostgres();
  if (typeof server === "string") return [...figures, textFigure("PostgreSQL", server)];
  const onServer = await openDatabase({ url: server.url });
  figures.push(...(await measureOn("PostgreSQL", onServer)));
  await onServer.close();
  await server.stop();
  return figures;
}
