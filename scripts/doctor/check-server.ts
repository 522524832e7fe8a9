import { migrations } from "../../src/app/migrations.ts";
import type { Settings } from "../../src/platform/settings/settings.ts";
import { type Finding, findingsAbout, getReason, getTodo } from "./finding.ts";
import { type ServerFacts, serverFacts } from "./server-facts.ts";

const database = findingsAbout("database");
const schema = findingsAbout("schema");
const connections = findingsAbout("connections");
const clock = findingsAbout("clock");

const leastVersion = 150_000;
/** Beside the pool: one that listens, one that asks whether the server answers. */
const besidePool = 2;
const mostApartMs = { warning: 1_000, fault: 30_000 };

const wantsCreate = "grant create on database NAME to USER; grant create, usage on schema public to USER";

/** Each of these stops a start. */
function getFaults(facts: ServerFacts): Finding[] {
  const faults: [boolean, string, string][] = [
    [facts.version < leastVersion, `PostgreSQL ${facts.server_version}`, "the site needs 15 or newer"],
    [facts.encoding !== "UTF8", `its encoding is ${facts.encoding}`, "make the database with encoding 'UTF8'"],
    [facts.is_standby, "a standby, which is only read", "let DATABASE_URL lead to the primary"],
    [!facts.has_trigrams, "lacks the extension pg_trgm", "install PostgreSQL's contrib package on its machine"],
  ];
  return faults.flatMap(([isSo, says, todo]) => (isSo ? [database.fault(says, todo)] : []));
}

function getWarnings(facts: ServerFacts, url: string): Finding[] {
  const isNear = /^(localhost|127\.|\[?::1|$)/.test(new URL(url).hostname);
  const warnings: [boolean, string, string][] = [
    [facts.fsync === "off", "fsync is off: a power cut may lose everything", "set fsync to on"],
    [
      !facts.is_sealed && !isNear,
      "what is said to it travels in the clear",
      "end DATABASE_URL with ?sslmode=verify-full",
    ],
  ];
  return warnings.flatMap(([isSo, says, todo]) => (isSo ? [database.warning(says, todo)] : []));
}

function checkSchema(facts: ServerFacts, { database: { allowsNewerSchema } }: Settings): Finding {
  const done = new Set(facts.migrations);
  const known = new Set(migrations.map(({ name }) => name));
  const pending = migrations.filter(({ name }) => !done.has(name)).length;
  const [newer] = facts.migrations.filter((name) => !known.has(name));
  if (newer !== undefined && !allowsNewerSchema)
    return schema.fault(`a later version was here (${newer})`, "start that version, or set ALLOW_NEWER_SCHEMA=true");
  if (pending === 0) return schema.ok(`up to date, ${done.size} migrations`);
  if (!facts.may_create)
    return schema.fault(`${pending} migrations wait, and this user may create nothing`, wantsCreate);
  return schema.warning(`${pending} migrations wait`, "they run at the next start, or by the command migrate");
}

function checkConnections(facts: ServerFacts, { database: { connections: pool }, processes }: Settings): Finding {
  const neededConnections = (pool + besidePool) * processes;
  const there = Math.min(facts.max_connections - facts.reserved, facts.own_limit || Number.POSITIVE_INFINITY);
  const says = `${neededConnections} at most by these processes, ${there} to be had, ${facts.others} taken now`;
  const todo = "lower DATABASE_POOL or PROCESSES, raise max_connections, or put a pooler in front";
  if (neededConnections > there) return connections.fault(says, todo);
  return neededConnections > there / 2
    ? connections.warning(says, `${todo}: a second version beside needs as many`)
    : connections.ok(says);
}

function checkClock({ clockAheadMs }: ServerFacts): Finding {
  const says = `the database's is ${(Math.abs(clockAheadMs) / 1000).toFixed(1)} s ${clockAheadMs < 0 ? "behind" : "ahead of"} this machine's`;
  const todo = "let both follow the same time servers (chrony, systemd-timesyncd): one-time codes count in 30 s";
  if (Math.abs(clockAheadMs) > mostApartMs.fault) return clock.fault(says, todo);
  return Math.abs(clockAheadMs) > mostApartMs.warning ? clock.warning(says, todo) : clock.ok(says);
}

/** Looks at a PostgreSQL server; what it says of itself goes to the checks that come after. */
export async function checkServer(
  url: string,
  settings: Settings,
): Promise<{ findings: Finding[]; facts: ServerFacts | null }> {
  try {
    const facts = await serverFacts(settings.database.listenUrl ?? url);
    const faults = getFaults(facts);
    const answers = faults.length === 0 ? [database.ok(`PostgreSQL ${facts.server_version}`)] : faults;
    const rest = [checkSchema(facts, settings), checkConnections(facts, settings), checkClock(facts)];
    return { findings: [...answers, ...getWarnings(facts, url), ...rest], facts };
  } catch (error) {
    const todo = "see that the server runs, that DATABASE_URL names it, and that it lets this user in (pg_hba.conf)";
    return { findings: [database.fault(getReason(error), getTodo(error, todo))], facts: null };
  }
}
