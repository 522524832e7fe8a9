import { z } from "zod";
import { createApp } from "../../src/app/app.ts";
import { createEndpoints } from "../../src/app/endpoints.ts";
import { doJobs } from "../../src/app/jobs.ts";
import { migrations } from "../../src/app/migrations.ts";
import type { BodyKind, Who } from "../../src/contract/call.ts";
import type { Endpoint } from "../../src/contract/endpoint.server.ts";
import type { Log } from "../../src/platform/log/log.ts";
import type { Platform } from "../../src/platform/platform.ts";
import { newToken, tokenHash } from "../../src/platform/security/token.ts";
import { accountJobs, anApplicant, aSession, password } from "../support/accounts.ts";
import { solveCaptcha } from "../support/captcha.ts";
import { demonstrationIn } from "../support/demonstration.ts";
import { type TestPlatform, type TestPlatformOptions, testPlatform } from "../support/platform.ts";
import { samplePlatform } from "../support/sample-content.ts";
import { referenceLists } from "../support/seeds.ts";
import { type SocialProviderOfTest, startSocialProvider } from "../support/social-provider.ts";
import { arrival } from "../support/visitor.ts";

/** A request as someone writes it who knows nothing but the published page. */
export interface Sending {
  method?: string;
  /** Below `/api/v1/`, unless it begins with "/". */
  path: string;
  token?: string | undefined;
  cookie?: string;
  origin?: string;
  address?: string;
  headers?: Record<string, string>;
  /** An object travels as JSON. */
  body?: BodyInit | object | undefined;
}

export interface CallResponse {
  http: number;
  headers: Headers;
  text: string;
  // The wire's JSON; each test says what it expects of it.
  json: Record<string, unknown>;
}

function isSentAsItIs(body: BodyInit | object): body is BodyInit {
  const kinds = [FormData, URLSearchParams, Blob, ReadableStream, Uint8Array];
  return typeof body === "string" || kinds.some((kind) => body instanceof kind);
}

const bodySchema = z.record(z.string(), z.unknown());

function parsed(text: string): Record<string, unknown> {
  try {
    return bodySchema.parse(JSON.parse(text));
  } catch {
    return {};
  }
}

function getHeaders({ token, cookie, origin, headers, body }: Sending): Headers {
  const all = new Headers({ "user-agent": "another-client/1.0" });
  if (token) all.set("authorization", `Bearer ${token}`);
  if (cookie) all.set("cookie", cookie);
  if (origin) all.set("origin", origin);
  if (body && !isSentAsItIs(body)) all.set("content-type", "application/json");
  for (const [name, value] of Object.entries(headers ?? {})) all.set(name, value);
  return all;
}

function getInit(sending: Sending, headers: Headers): RequestInit {
  const { method, body } = sending;
  if (body === undefined) return { method: method ?? "GET", headers };
  const sent = isSentAsItIs(body) ? body : JSON.stringify(body);
  const stream = sent instanceof ReadableStream ? { duplex: "half" } : {};
  return { method: method ?? "POST", headers, body: sent, ...stream };
}

/** Everything that the server serves but pages, over any platform; requests go in as from a socket. */
export function createClient(platform: Platform) {
  const app = createApp(platform);
  const origin = platform.settings.publicUrl;
  return async function send(sending: Sending): Promise<CallResponse> {
    const headers = getHeaders(sending);
    const url = sending.path.startsWith("/") ? origin + sending.path : `${origin}/api/v1/${sending.path}`;
    const incoming = arrival(sending.address ?? "192.0.2.7", headers);
    const response = await app.fetch(new Request(url, getInit(sending, headers)), { incoming });
    const text = await response.text();
    return { http: response.status, headers: response.headers, text, json: parsed(text) };
  };
}

export type Send = ReturnType<typeof createClient>;

/** A guest's token, got as the page says. */
export async function guestToken(send: Send): Promise<string> {
  const { json } = await send({ path: "login", body: new URLSearchParams({ siteType: "wire", lang: "id" }) });
  return String(json["token"]);
}

export function getCall({ call: { method, path } }: Endpoint): string {
  return `${method} ${path}`;
}

interface Person {
  id: number;
  email: string;
  password: string;
}

/** A link's token as it is mailed, of someone who waits for activation or forgot the password. */
async function mailedToken(platform: TestPlatform, purpose: "activation" | "reset"): Promise<string> {
  const { id: applicant_id } = await anApplicant(platform, { activated_at: null });
  const token = newToken();
  const [created_at, expires_at] = [new Date(), new Date(Date.now() + 60_000)];
  const link = { token_hash: tokenHash(token), applicant_id, redirect: null, expires_at, used_at: null, created_at };
  await platform.database.db
    .insertInto("account_tokens")
    .values({ ...link, purpose })
    .execute();
  return token;
}

async function withVisitors({ platform, provider }: Opened, owner: Person) {
  const send = createClient(platform);
  const guest = await guestToken(send);
  const stranger = await anApplicant(platform);
  const session = platform.sealer.seal("session-cookie", await aSession(platform, owner.id));
  return {
    platform,
    provider,
    send,
    endpoints: createEndpoints(platform).endpoints,
    captcha: async () => solveCaptcha(await platform.captcha.challenge("192.0.2.7")),
    activation: () => mailedToken(platform, "activation"),
    reset: () => mailedToken(platform, "reset"),
    guest,
    /** What a browser sends along for a guest or for the owner. */
    getCookie: (who: Who) => (who === "applicant" ? `session=${session}` : `guest=${guest}`),
    owner: { ...owner, token: await aSession(platform, owner.id) },
    stranger: { ...stranger, token: await aSession(platform, stranger.id) },
  };
}

/** The server's platform, and who vouches for people there. */
interface Opened {
  platform: TestPlatform;
  provider: SocialProviderOfTest;
}

async function opened(
  open: (options: Omit<TestPlatformOptions, "migrations">) => Promise<TestPlatform>,
  env: Record<string, string>,
  log?: Log,
): Promise<Opened> {
  const work = (platform: Platform) => doJobs(platform, [...accountJobs, "erase-leftovers"]);
  const quiet = log === undefined ? {} : { log };
  const provider = await startSocialProvider();
  const platform = await open({ work, ...quiet, env: { LIMITS_FACTOR: "1000", ...provider.env, ...env } });
  const close = async () => {
    await platform.close();
    await provider.close();
  };
  return { platform: { ...platform, close }, provider };
}

/** The whole server with the demonstration's data, its applicant, a guest and someone else with an account. */
export async function wholePortal(log?: Log) {
  const open = await opened(samplePlatform, {}, log);
  const { platform } = open;
  const { email, password: known } = await demonstrationIn(platform.settings.dataDir);
  const found = platform.database.db.selectFrom("applicants").select("id").where("email", "=", email);
  return withVisitors(open, { ...(await found.executeTakeFirstOrThrow()), email, password: known });
}

/** The same with nothing but the reference lists and the people. */
export async function emptyPortal(env: Record<string, string> = {}) {
  const open = await opened((options) => testPlatform({ ...options, migrations, seed: referenceLists }), env);
  return withVisitors(open, { ...(await anApplicant(open.platform)), password });
}

export type WholePortal = Awaited<ReturnType<typeof withVisitors>>;

/** A call's address from its path on the page. */
export function getAddress(path: string, values: Record<string, string> = {}, query?: string): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? "id"));
  return query ? `${filled}?${query}` : filled;
}

/** Fields as the page says that they travel. */
export function findBody(kind: BodyKind, fields: Record<string, unknown> | undefined): Sending["body"] {
  if (kind === "none" || kind === "json") return kind === "none" ? undefined : (fields ?? {});
  const form = kind === "form" ? new URLSearchParams() : new FormData();
  for (const [name, value] of Object.entries(fields ?? {})) {
    if (value instanceof File && form instanceof FormData) form.append(name, value);
    else form.append(name, typeof value === "object" ? JSON.stringify(value) : String(value));
  }
  return form;
}
