import { existsSync } from "node:fs";
import { appendFile, chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import type { Database } from "../../src/platform/database/database.ts";
import { asPostgres, findBinaries } from "../support/postgres.ts";

/** A PostgreSQL that archives its log as docs/backup.md says, with everything of it in one folder. */
export interface ArchivedPostgres {
  url: string;
  /** Copies the running server's files, as `pg_basebackup` does. */
  takeBase(): Promise<void>;
  /** Resolves once all that is committed lies in the archive. */
  archiveAll(database: Database): Promise<void>;
  /** The machine is gone: the server ends at once, and its files with it. */
  lose(): Promise<void>;
  /** Starts the base backup on the same port, and plays the log back up to a moment. */
  recoverTo(moment: string): Promise<void>;
  remove(): Promise<void>;
}

const getSettings = (folder: string, port: number) => `
port = ${port}
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
archive_mode = on
archive_command = 'test ! -f ${folder}/archive/%f && cp %p ${folder}/archive/%f'
archive_timeout = 60
`;

/** @returns the server, or null where PostgreSQL is not installed */
export async function startArchivedPostgres(port: number): Promise<ArchivedPostgres | null> {
  const bin = findBinaries();
  if (bin === undefined) return null;
  const folder = await mkdtemp(join(tmpdir(), "karier-archived-"));
  await chmod(folder, 0o777);
  const [data, base, archive] = [join(folder, "data"), join(folder, "base"), join(folder, "archive")];
  const run = (program: string, ...args: string[]) => asPostgres(join(bin, program), args);
  const control = (...args: string[]) => run("pg_ctl", "-D", data, "-w", "-t", "300", ...args);
  const startServer = () => control("-l", join(folder, "log"), "start");
  await mkdir(archive);
  await chmod(archive, 0o777);
  await run("initdb", "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8");
  await appendFile(join(data, "postgresql.conf"), getSettings(folder, port));
  await startServer();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    takeBase: () =>
      run("pg_basebackup", "-h", "127.0.0.1", "-p", String(port), "-U", "postgres", "-D", base, "-c", "fast"),
    async archiveAll(database) {
      const { rows } = await sql<{ name: string }>`select pg_walfile_name(pg_switch_wal()) as name`.execute(
        database.db,
      );
      const name = rows[0]?.name ?? "";
      while (!existsSync(join(archive, name))) await new Promise((resolve) => setTimeout(resolve, 50));
    },
    async lose() {
      await control("-m", "immediate", "stop");
      await rm(data, { recursive: true });
    },
    async recoverTo(moment) {
      await asPostgres("cp", ["-a", base, data]);
      await appendFile(
        join(data, "postgresql.conf"),
        `restore_command = 'cp ${archive}/%f %p'\nrecovery_target_time = '${moment}'\nrecovery_target_action = 'promote'\n`,
      );
      await writeFile(join(data, "recovery.signal"), "");
      await startServer();
    },
    async remove() {
      if (existsSync(join(data, "postmaster.pid"))) await control("-m", "immediate", "stop");
      await rm(folder, { recursive: true, force: true });
    },
  };
}
