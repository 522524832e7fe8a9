// Shows: promise 8
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { calls, publishedCall, those } from "../wire/asking.ts";
import type { Parts } from "../wire/published-call.ts";
import { addressOf, bodyOf, type Came, callOf, type WholePortal, wholePortal } from "../wire/whole-portal.ts";
import { everyPage, pageRules } from "./walk/pages.ts";

let portal: WholePortal;
beforeAll(async () => {
  portal = await wholePortal();
});
afterAll(() => portal.platform.close());

describe("who may is said of everything", () => {
  test("of every call that the server has, and of no other", () => {
    expect(portal.endpoints.map(callOf).sort()).toEqual([...calls].sort());
  });

  test("of every page that the site has, and of no other", () => {
    expect(pageRules.map(({ path }) => path).sort()).toEqual([...everyPage].sort());
  });
});

/** A person's row and every row that hangs on it, in every table, but for when it was last looked at. */
async function everythingOf(applicantId: number): Promise<string> {
  const { db } = portal.platform.database;
  const { rows: tables } = await sql<{ name: string; column: string }>`
    select table_name as name, column_name as column from information_schema.columns
    where table_schema = 'public' and (column_name = 'applicant_id' or (table_name = 'applicants' and column_name = 'id'))
    order by 1`.execute(db);
  const found: string[] = [];
  for (const { name, column } of tables) {
    const { rows } = await sql<{ row: string }>`
      select (to_jsonb(t) - 'last_used_at' - 'expires_at')::text as row from ${sql.table(name)} t
      where ${sql.ref(column)} = ${applicantId} order by 1`.execute(db);
    found.push(`${name}: ${rows.map(({ row }) => row).join()}`);
  }
  return found.join("\n");
}

/** The owner's own request, made by whoever holds a token. */
function sendAs(token: string, name: string, { path: values, query, body }: Parts): Promise<Came> {
  const { method, path, body: kind } = publishedCall(name);
  return portal.send({ method, path: addressOf(path, values, query), token, body: bodyOf(kind, body) });
}

describe("what is the owner's, asked for as the owner would", () => {
  test.each(those(({ who }) => who === "applicant"))(
    "%s: a guest is told to sign in, another applicant gets and changes nothing of it",
    async (name) => {
      const { owner, stranger, guest } = portal;
      const { names, good } = publishedCall(name);
      const parts = await good(portal);
      const before = await everythingOf(owner.id);
      const asGuest = await sendAs(guest, name, parts);
      expect(asGuest).toMatchObject({ http: 401, json: { acknowledge: 0, code: "sign-in-required" } });
      const asAnother = await sendAs(stranger.token, name, parts);
      const isAnothers = { http: 404, json: { acknowledge: 0, code: "not-found", data: null } };
      if (names === "own") expect(asAnother).toMatchObject(isAnothers);
      expect(asAnother.http).toBeLessThan(500);
      expect(asAnother.text).not.toContain(owner.email);
      expect(await everythingOf(owner.id)).toBe(before);
    },
  );
});
