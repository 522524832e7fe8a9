import { z } from "zod";
import { createStaffCookies } from "../../src/desk/account/staff-cookies.server.ts";
import type { StaffRole } from "../../src/domain/organisation/organisation.ts";
import { staffPrincipal } from "../../src/domain/people/people.ts";
import { insertSession } from "../../src/domain/people/session/session.store.server.ts";
import { newToken } from "../../src/platform/sealing/token.ts";
import { createApi } from "../../src/server/api/api.ts";
import { createDesk } from "../../src/server/endpoints.ts";
import type { TestPlatform } from "./platform.ts";
import { aStaffMember } from "./staff.ts";

/** What came back from a call of the desk's. */
export interface Answered {
  http: number;
  body: Record<string, unknown>;
  headers: Headers;
}

interface Sending {
  body?: object;
  /** The version that the change was made from. */
  version?: number;
  headers?: Record<string, string>;
}

export type SendAtDesk = (method: string, path: string, sending?: Sending) => Promise<Answered>;

/** Somebody who is signed in at the desk, and what they ask it. */
export interface AtDesk {
  id: number;
  email: string;
  send: SendAtDesk;
}

interface Rights {
import { readCookies } from "../../src/contract/cookies.ts";
import { createStaffCookies } from "../../src/desk/account/staff-cookies.server.ts";
import type { StaffRole } from "../../src/domain/organisation/organisation.ts";
import { staffPrincipal } from "../../src/domain/people/people.ts";
import { createApi } from "../../src/server/api/api.ts";
import { createDesk } from "../../src/server/endpoints.ts";
import { aSessionOf } from "./accounts.ts";
import type { TestPlatform } from "./platform.ts";
import { aStaffMember } from "./staff.ts";

const bodySchema = z.record(z.string(), z.unknown());

export interface DeskAnswer {
  http: number;
  body: Record<string, unknown>;
  headers: Headers;
  bytes: Uint8Array;
}

/** A role with what it is for. */
export interface Grant {
  role: StaffRole;
  companyIds?: readonly number[];
  vacancyIds?: readonly number[];
}

const bodySchema = z.record(z.string(), z.unknown());

/** The desk's calls over a platform, asked by whoever the test signs in. */
export function deskOfTest(platform: TestPlatform) {
  const { db } = platform.database;
  const api = createApi(platform, async () => ({ status: "none" }), [], createDesk(platform));
  const cookies = createStaffCookies(platform.settings, platform.sealer);

  const sendAs =
    (cookie: string): SendAtDesk =>
    async (method, path, { body, version, headers = {} } = {}) => {
      const sent = {
        ...{ origin: platform.settings.publicUrl, "content-type": "application/json", cookie, ...headers },
        ...(version !== undefined && { "if-match": `"${version}"` }),
      };
      const at = `${platform.settings.publicUrl}/staff/${path}`;
      const came = await api.request(at, { method, headers: sent, ...(body && { body: JSON.stringify(body) }) });
      const text = await came.text();
      const isJson = came.headers.get("content-type")?.includes("json");
      return { http: came.status, body: isJson ? bodySchema.parse(JSON.parse(text)) : {}, headers: came.headers };
    };

  async function give(staffId: number, { role, companyIds = [], vacancyIds = [] }: Rights): Promise<void> {
    await db.insertInto("staff_roles").values({ staff_id: staffId, role }).execute();
    for (const company_id of companyIds) {
      await db.insertInto("recruiter_companies").values({ staff_id: staffId, company_id }).execute();
    }
    for (const vacancy_id of vacancyIds) {
      await db.insertInto("vacancy_managers").values({ staff_id: staffId, vacancy_id }).execute();
    }
  }

  /** A session of a member's, newly proved. */
  async function signIn(staffId: number): Promise<SendAtDesk> {
    const token = newToken();
    const session = { principal: staffPrincipal(staffId), token, rememberMe: false, device: "", network: "" };
    await platform.database.transact((tx) => insertSession(tx, session, platform.clock()));
    const [cookie = ""] = cookies.session(token).split(";", 1);
    return sendAs(cookie);
  }

  /** A new member with these roles, signed in. */
  async function as(...rights: readonly Rights[]): Promise<AtDesk> {
    const { id, email } = await aStaffMember(platform);
    for (const right of rights) await give(id, right);
    return { id, email, send: await signIn(id) };
  }

  return { as, signIn, nobody: sendAs("") };
}

export type DeskOfTest = ReturnType<typeof deskOfTest>;
async function grant({ database }: TestPlatform, staffId: number, { role, companyIds = [], vacancyIds = [] }: Grant) {
  const { db } = database;
  await db.insertInto("staff_roles").values({ staff_id: staffId, role }).execute();
  for (const company_id of companyIds) {
    await db.insertInto("recruiter_companies").values({ staff_id: staffId, company_id }).execute();
  }
  for (const vacancy_id of vacancyIds) {
    await db.insertInto("vacancy_managers").values({ staff_id: staffId, vacancy_id }).execute();
  }
}

/** The desk's real API; `member` signs somebody in with these roles. */
export function deskOfTest(platform: TestPlatform) {
  const api = createApi(platform, async () => ({ status: "none" }), [], createDesk(platform));
  const cookies = createStaffCookies(platform.settings, platform.sealer);
  const origin = platform.settings.publicUrl;
  return {
    async member(...grants: Grant[]) {
      const { id } = await aStaffMember(platform);
      for (const each of grants) await grant(platform, id, each);
      const token = await aSessionOf(platform, staffPrincipal(id));
      const [cookie = ""] = cookies.session(token).split(";", 1);
      const [[name, value] = ["", ""]] = Object.entries(readCookies(cookie));
      async function send(method: string, path: string, body?: object, more: object = {}): Promise<DeskAnswer> {
        const headers = {
          ...{ origin, cookie: `${name}=${encodeURIComponent(value ?? "")}`, "accept-language": "id" },
          ...(body && { "content-type": "application/json" }),
          ...more,
        };
        const request = new Request(`${origin}/staff/${path}`, {
          method,
          headers,
          ...(body && { body: JSON.stringify(body) }),
        });
        const response = await api.request(request);
        const bytes = new Uint8Array(await response.arrayBuffer());
        const isJson = response.headers.get("content-type")?.includes("json") === true;
        const text = new TextDecoder().decode(bytes);
        return {
          ...{ http: response.status, headers: response.headers, bytes },
          body: isJson ? bodySchema.parse(JSON.parse(text)) : {},
        };
      }
      return { id, send, get: (path: string, more?: object) => send("GET", path, undefined, more) };
    },
  };
}

export type Desk = ReturnType<typeof deskOfTest>;
export type DeskMember = Awaited<ReturnType<Desk["member"]>>;
