import pg from "pg";
import { z } from "zod";

const number = z.coerce.number();

const factsSchema = z.object({
  version: number,
  server_version: z.string(),
  encoding: z.string(),
  max_connections: number,
  reserved: number,
  others: number,
  own_limit: number,
  fsync: z.string(),
  is_standby: z.boolean(),
  may_create: z.boolean(),
  has_trigrams: z.boolean(),
  has_migrations: z.boolean(),
  has_installation: z.boolean(),
  is_sealed: z.boolean(),
});

/** Facts that a PostgreSQL server returns about itself and its client. */
export interface ServerFacts extends z.output<typeof factsSchema> {
  /** The server's clock ahead of this machine's. */
  clockAheadMs: number;
  migrations: string[];
  installation: { id: string; secretMark: Buffer | null } | null;
}

const question = `select
  current_setting('server_version_num') as version,
  current_setting('server_version') as server_version,
  pg_encoding_to_char(encoding) as encoding,
  current_setting('max_connections') as max_connections,
  current_setting('superuser_reserved_connections') as reserved,
  (select count(*) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()) as others,
  (select least(nullif(rolconnlimit, -1), nullif(datconnlimit, -1)) from pg_roles where rolname = current_user) as own_limit,
  current_setting('fsync') as fsync,
  pg_is_in_recovery() as is_standby,
  has_database_privilege(current_database(), 'create') and
    coalesce(has_schema_privilege(current_schema(), 'create'), false) as may_create,
  exists (select from pg_available_extensions where name = 'pg_trgm') as has_trigrams,
  to_regclass('migrations') is not null as has_migrations,
  to_regclass('installation') is not null as has_installation,
  coalesce((select ssl from pg_stat_ssl where pid = pg_backend_pid()), false) as is_sealed
from pg_database where datname = current_database()`;

const named = z.array(z.object({ name: z.string() }));
const installed = z.array(z.object({ id: z.string(), secret_mark: z.instanceof(Buffer).nullish() }));

/** Half way between question and answer it is as late here as there. */
async function clockAheadMs(client: pg.Client): Promise<number> {
  const startedAt = Date.now();
  const { rows } = await client.query("select extract(epoch from clock_timestamp()) * 1000 as now");
  const [{ now }] = z.tuple([z.object({ now: number })]).parse(rows);
  return now - (startedAt + Date.now()) / 2;
}

/**
 * Asks a server, and changes nothing.
 * @throws what node-postgres says where it cannot be asked
 */
export async function serverFacts(url: string): Promise<ServerFacts> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, query_timeout: 10_000 });
  client.on("error", () => {});
  await client.connect();
  try {
    const [facts] = z.tuple([factsSchema]).parse((await client.query(question)).rows);
    const migrations = facts.has_migrations
      ? named.parse((await client.query("select name from migrations")).rows)
      : [];
    const [found] = facts.has_installation
      ? installed.parse((await client.query("select * from installation")).rows)
      : [];
    return {
      ...facts,
      clockAheadMs: await clockAheadMs(client),
      migrations: migrations.map(({ name }) => name),
      installation: found === undefined ? null : { id: found.id, secretMark: found.secret_mark ?? null },
    };
  } finally {
    await client.end();
  }
}
