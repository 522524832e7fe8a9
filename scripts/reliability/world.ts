import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, openDatabase } from "../../src/platform/database/database.ts";
import { bucketKeys, startBucketServer } from "../../tests/support/bucket-server.ts";
import { type Demonstration, demonstrationIn } from "../../tests/support/demonstration.ts";
import { startMailServer } from "../../tests/support/mail-server.ts";
import { type PrivatePostgres, startPostgres } from "../../tests/support/postgres.ts";
import { startTcpProxy, type TcpProxy } from "../../tests/support/tcp-proxy.ts";
import { type MeasuredSite, startMeasuredSite } from "../bench/measured-site.ts";

/** A site of two processes on PostgreSQL, a bucket and a mail server, each behind a line that can be disturbed. */
export interface World {
  site: MeasuredSite;
  demonstration: Demonstration;
  server: PrivatePostgres;
  /** Past the line, as someone at the server. */
  admin: Database;
  database: TcpProxy;
  store: TcpProxy;
  mail: TcpProxy;
  /** How the mail server answers; it takes all while undefined. */
  refuseMail: { by: ((attempt: number) => number | undefined) | undefined };
  /** How many mails arrived. */
  mailsTaken(): number;
  stop(): Promise<void>;
}

const getPort = (url: string) => Number(new URL(url).port);

/** @returns it, or one sentence that says why there is none */
export async function startWorld(processes: number): Promise<World | string> {
  const server = await startPostgres();
  if (typeof server === "string") return server;
  const refuseMail: World["refuseMail"] = { by: undefined };
  const mailServer = await startMailServer((attempt) => refuseMail.by?.(attempt));
  const bucket = await startBucketServer();
  const database = await startTcpProxy(getPort(server.url));
  const store = await startTcpProxy(getPort(bucket.url));
  const mail = await startTcpProxy(getPort(mailServer.url));
  const dataDir = await mkdtemp(join(tmpdir(), "karier-reliability-"));
  const site = await startMeasuredSite({
    DATA_DIR: dataDir,
    DATABASE_URL: `postgres://postgres@127.0.0.1:${database.port}/postgres`,
    DATABASE_STATEMENT_MS: "5000",
    PROCESSES: String(processes),
    SAMPLE_CONTENT: "true",
    CAPTCHA_COST: "1",
    LOG_LEVEL: "warn",
    DRAIN_SECONDS: "0",
    FILES_URL: `s3://karier?endpoint=${encodeURIComponent(`http://127.0.0.1:${store.port}`)}&region=${bucketKeys.region}`,
    AWS_ACCESS_KEY_ID: bucketKeys.accessKeyId,
    AWS_SECRET_ACCESS_KEY: bucketKeys.secretAccessKey,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
  });
  const admin = await openDatabase({ url: server.url, connections: 2 });
  return {
    ...{ site, server, admin, database, store, mail, refuseMail },
    demonstration: await demonstrationIn(dataDir),
    mailsTaken: () => mailServer.messages.length,
    async stop() {
      await site.stop();
      await admin.close();
      for (const line of [database, store, mail]) await line.close();
      bucket.stop();
      await mailServer.stop();
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
