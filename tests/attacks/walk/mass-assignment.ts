import { sql } from "kysely";
import { inTurn } from "../../support/every-look.ts";
import { publishedCall } from "../../wire/asking.ts";
import type { Parts } from "../../wire/published-call.ts";
import { type Aim, type Attack, type AttackTable, toldInsides } from "./attack.ts";
import { aPersonOfOwn, ownPersonCalls } from "./people.ts";
import { currentParts, everyTarget, make, type Target } from "./places.ts";

/** A word that nobody else says. */
export const canary = "kenari7f3a";

/** Fields that nobody asked for, and that some table or object has. */
export const unaskedFields = [
  ["isAdmin", true],
  ["role", "admin"],
  ["applicantId", 1],
  ["applicant_id", 1],
  ["id", 987_654],
  ["userId", 1],
  ["email_key", canary],
  ["password_hash", canary],
  ["activated_at", "2026-01-01T00:00:00Z"],
  ["mfaStatusId", 1],
  ["status", 2],
  ["companyName", canary],
  ["createdAt", "1999-01-01T00:00:00Z"],
  ["__proto__", { polluted: canary }],
  ["constructor", { prototype: { polluted: canary } }],
] as const;

/** JSON says `__proto__` as any other name. */
function withField(target: unknown, name: string, value: unknown): unknown {
  return JSON.parse(
    `{${JSON.stringify(name)}:${JSON.stringify(value)},${JSON.stringify(target ?? {}).slice(1)}`.replace(/,}$/, "}"),
  );
}

export function withUnknown({ body, ...rest }: Parts, name: string, value: unknown): Parts {
  const { data, ...plain } = body ?? {};
  const files = Object.fromEntries(Object.entries(plain).filter(([, entry]) => entry instanceof Blob));
  const texts = Object.fromEntries(Object.entries(plain).filter(([, entry]) => !(entry instanceof Blob)));
  const bodies = Object.entries(Object(withField(texts, name, { told: canary, value })));
  const inData = data === undefined ? {} : { data: withField(data, name, value) };
  return { ...rest, body: { ...Object.fromEntries(bodies), ...inData, ...files } };
}

/** Rows of any table with the word, but for what a person keeps as a draft. */
export async function tablesWith({ platform }: Pick<Aim, "platform">, word: string): Promise<string[]> {
  const { db } = platform.database;
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema not in ('information_schema', 'pg_catalog') and table_type = 'BASE TABLE'`.execute(db);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`
      select from ${sql.raw(name)} as rows where rows::text ilike ${`%${word}%`} limit 1`.execute(db);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

function assigned(aim: Aim, { call, parts }: Target, [name, value]: (typeof unaskedFields)[number]): Attack {
  return {
    input: `${call} with ${name}`,
    async attempt() {
      const isOwn = ownPersonCalls.has(call);
      const at = isOwn ? await aPersonOfOwn(aim) : aim;
      const currentBody = isOwn ? await publishedCall(call).good(at) : await currentParts(at, call, parts);
      const response = await make(at, call, withUnknown(currentBody, name, value));
      const polluted: unknown = Reflect.get({}, "polluted") ?? Reflect.get({}, "told");
      const gain = polluted === undefined ? null : "every object";
      return {
        answers: [response],
        won: gain ?? (response.text.includes(canary) ? response.text.slice(0, 120) : toldInsides(response)),
      };
    },
  };
}

/** After all of them: no table knows the word, and nobody is more than he was. */
function afterwards(aim: Aim): Attack {
  return {
    input: "all of them, looked for in every table",
    async attempt() {
      const tables = await tablesWith(aim, canary);
      return { answers: [], won: tables.length === 0 ? null : tables.join(" ") };
    },
  };
}

/** Unknown fields, in turn, in a right request of every call that takes a body, on top and within `data`. */
export const massAssignment: AttackTable = async (aim) => {
  const targets = (await everyTarget(aim)).filter(
    ({ call }) => publishedCall(call).body !== "none" && call !== "PUT form/draft/{name}",
  );
  const turns = 3;
  return [
    ...targets.flatMap((target, turn) =>
      inTurn(unaskedFields, turn, turns).map((field) => assigned(aim, target, field)),
    ),
    afterwards(aim),
  ];
};
