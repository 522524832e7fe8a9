// Shows: promise 8
import { readFile } from "node:fs/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { can, type GuestOrActor, isAction, may } from "../../src/features/companies/policies.ts";
import { applicantPrincipal } from "../../src/features/identity/principal.ts";
import { askingAt, calls, publishedCall } from "../wire/asking.ts";
import type { Parts } from "../wire/published-call.ts";
import {
  type CallResponse,
  findBody,
  getAddress,
  getCall,
  guestToken,
  type WholePortal,
  wholePortal,
} from "../wire/whole-portal.ts";
import { everyPage, pageRules } from "./walk/pages.ts";

const guest: GuestOrActor = { kind: "guest" };

let portal: WholePortal;
beforeAll(async () => {
  portal = await wholePortal();
});
afterAll(() => portal.platform.close());

describe("every call has its rights", () => {
  test("of every call that the server has, and of no other", () => {
    expect(portal.endpoints.map(getCall).sort()).toEqual([...calls].sort());
  });

  test("of every page that the site has, and of no other", () => {
    expect(pageRules.map(({ path }) => path).sort()).toEqual(everyPage.map(({ path }) => path).sort());
  });

  // The site does not start with a page that names none; the journeys open every page as who may and who may not.
  test.each(everyPage)("by the policies, of /$path as the walk over the pages has it", async ({ path, file }) => {
    const source = await readFile(new URL(`../../src/${file}`, import.meta.url), "utf8");
    const needs = /^export const handle = \{ needs: "([^"]*)"/m.exec(source)?.[1] ?? "";
    const rule = pageRules.find((page) => page.path === path);
    if (!isAction(needs)) throw new Error(`${path} needs "${needs}".`);
    const whoMay = may(applicantPrincipal(1), needs) ? "applicant" : "staff";
    expect(may(guest, needs) ? "everyone" : whoMay).toBe(rule?.who);
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

/** The owner's own request, made by anyone who holds a token. */
function sendAs(token: string, name: string, { path: values, query, body }: Parts): Promise<CallResponse> {
  const { method, path, body: kind } = publishedCall(name);
  return portal.send({ method, path: getAddress(path, values, query), token, body: findBody(kind, body) });
}

type Answer = "reached" | "sign in first" | "not there";

/** The relevant part of an answer; other refusals have nothing to do with who asks. */
function toAnswer({ http, json }: CallResponse): Answer {
  if (http === 401 && json["code"] === "sign-in-required") return "sign in first";
  return http === 404 && json["code"] === "not-found" && json["data"] === null ? "not there" : "reached";
}

/** Someone's permitted part of the owner's request. */
function expectedAnswer(asker: GuestOrActor, name: string): Answer {
  const { call, names } = askingAt(portal).endpointOf(name);
  // What the owner asks of the list is sorted by his own resume.
  const needs = name === "POST lowongan-page/{lang}" ? "vacancy.match" : call.needs;
  if (!may(asker, needs)) return "sign in first";
  return names === null || can(asker, needs, { applicantId: portal.owner.id }) ? "reached" : "not there";
}

describe("the list of policies says what the published page says", () => {
  test.each(calls)("of %s: who may, and whether it names a thing that is somebody's own", (name) => {
    const { call, names } = askingAt(portal).endpointOf(name);
    const { who, names: named } = publishedCall(name);
    expect(may(guest, call.needs)).toBe(who !== "applicant");
    expect(may(applicantPrincipal(1), call.needs)).toBe(true);
    expect(call.who).toBe(who);
    expect(names !== null).toBe(named === "own");
    if (named === "own" || named === "mine")
      expect(can(applicantPrincipal(2), call.needs, { applicantId: 1 })).toBe(false);
  });
});

describe("everybody is answered as the list of policies says", () => {
  const isPersonal = (name: string) => publishedCall(name).who === "applicant";

  test.each(calls.filter((name) => !isPersonal(name)))("%s: a guest", async (name) => {
    const token = await guestToken(portal.send);
    const response = await sendAs(token, name, await publishedCall(name).good(portal));
    expect(toAnswer(response)).toBe(expectedAnswer(guest, name));
  });

  test.each(calls.filter(isPersonal))(
    "%s: a guest, then another applicant, who get and change nothing of the owner's; the owner, where it names his thing",
    async (name) => {
      const { owner, stranger } = portal;
      const parts = await publishedCall(name).good(portal);
      const before = await everythingOf(owner.id);
      expect(toAnswer(await sendAs(portal.guest, name, parts))).toBe(expectedAnswer(guest, name));
      const asAnother = await sendAs(stranger.token, name, parts);
      expect(toAnswer(asAnother)).toBe(expectedAnswer(applicantPrincipal(stranger.id), name));
      expect(asAnother.http).toBeLessThan(500);
      expect(asAnother.text).not.toContain(owner.email);
      expect(await everythingOf(owner.id)).toBe(before);
      if (publishedCall(name).names !== "own") return;
      const asOwner = await sendAs(owner.token, name, await publishedCall(name).good(portal));
      expect(toAnswer(asOwner)).toBe(expectedAnswer(applicantPrincipal(owner.id), name));
    },
  );
});
