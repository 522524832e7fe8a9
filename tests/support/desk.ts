import { z } from "zod";
import { createApi } from "../../src/app/api/api.ts";
import { createDesk } from "../../src/app/endpoints.ts";
import type { StaffRole } from "../../src/features/companies/roles/roles.ts";
import { createStaffCookies } from "../../src/features/identity/desk/staff-cookies.server.ts";
import { staffPrincipal } from "../../src/features/identity/principal.ts";
import { insertSession } from "../../src/features/identity/session/session.queries.server.ts";
import { newToken } from "../../src/platform/security/token.ts";
import type { TestPlatform } from "./platform.ts";
import { aStaffMember } from "./staff.ts";

/** The response of a desk call. */
export interface Answered {
  http: number;
  /** Of JSON. */
  body: Record<string, unknown>;
  /** Whatever came, as text. */
  text: string;
  headers: Headers;
}

interface Sending {
  body?: object;
  /** The version that the change was made from. */
  version?: number;
  headers?: Record<string, string>;
}

export type SendAtDesk = (method: string, path: string, sending?: Sending) => Promise<Answered>;

/** Someone who is signed in at the desk, and what they ask it. */
export interface AtDesk {
  id: number;
  email: string;
  /** Their browser's headers. */
  cookie: string;
  send: SendAtDesk;
}

interface Rights {
  role: StaffRole;
  companyIds?: readonly number[];
  vacancyIds?: readonly number[];
}

const bodySchema = z.record(z.string(), z.unknown());

/** The desk's calls over a platform, asked by anyone who the test signs in. */
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
      const response = await api.request(at, { method, headers: sent, ...(body && { body: JSON.stringify(body) }) });
      const text = await response.text();
      const isJson = response.headers.get("content-type")?.includes("json");
      return {
        http: response.status,
        body: isJson ? bodySchema.parse(JSON.parse(text)) : {},
        text,
        headers: response.headers,
      };
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

  /** The cookie of a session of a member's, newly proved. */
  async function getCookie(staffId: number): Promise<string> {
    const token = newToken();
    const session = { principal: staffPrincipal(staffId), token, rememberMe: false, device: "", network: "" };
    await platform.database.transact((tx) => insertSession(tx, session, platform.clock()));
    const [cookie = ""] = cookies.session(token).split(";", 1);
    return cookie;
  }

  /** The same, and what they ask by it. */
  const signIn = async (staffId: number): Promise<SendAtDesk> => sendAs(await getCookie(staffId));

  /** A new member with these roles, signed in. */
  async function as(...rights: readonly Rights[]): Promise<AtDesk> {
    const { id, email } = await aStaffMember(platform);
    for (const right of rights) await give(id, right);
    const cookie = await getCookie(id);
    return { id, email, cookie, send: sendAs(cookie) };
  }

  return { as, signIn, getCookie, nobody: sendAs("") };
}

export type DeskOfTest = ReturnType<typeof deskOfTest>;
