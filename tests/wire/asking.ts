import type { Endpoint } from "../../src/contract/endpoint.server.ts";
import { aSession } from "../support/accounts.ts";
import type { PublishedCall } from "./published-call.ts";
import { publishedCalls } from "./published-calls.ts";
import {
  type CallResponse,
  findBody,
  getAddress,
  getCall,
  guestToken,
  type Sending,
  type WholePortal,
} from "./whole-portal.ts";

/** Every call's name, such as "POST login". */
export const calls = Object.keys(publishedCalls);

/** Names of the calls of a kind. */
export function those(is: (call: PublishedCall, name: string) => boolean): string[] {
  return Object.entries(publishedCalls).flatMap(([name, call]) => (is(call, name) ? [name] : []));
}

export function publishedCall(name: string): PublishedCall & { method: string; path: string } {
  const call = publishedCalls[name];
  if (call === undefined) throw new Error(`The page has no ${name}.`);
  const [method = "", path = ""] = name.split(" ");
  return { ...call, method, path };
}

/** Calls that end the session of anyone who makes them. */
export const signOuts: ReadonlySet<string> = new Set(["POST logout", "POST applicant/flk/{variant}/logout"]);

/** Headers of a request from a page of another site. */
export const foreignPages: readonly Partial<Sending>[] = [
  ...["https://evil.example", "null", "http://localhost:3000.evil.example", "http://localhost:30001", ""].map(
    (origin) => ({ origin }),
  ),
  { headers: { "sec-fetch-site": "cross-site" } },
  {},
];

/** Path values with which a call is at least understood. */
export const someValues = { id: "1", name: "resume", list: "institution", categoryId: "1", variant: "professional" };

/** The values whose answer has another status than wanted. */
export async function otherThan<Value>(
  refused: number,
  values: readonly Value[],
  ask: (value: Value) => Promise<CallResponse>,
) {
  const others: { value: Value; http: number }[] = [];
  for (const value of values) {
    const { http } = await ask(value);
    if (http !== refused) others.push({ value, http });
  }
  return others;
}

/** Makes the calls of the page at a portal. */
export function askingAt(portal: WholePortal) {
  async function tokenFor(name: string): Promise<string | undefined> {
    const { who } = publishedCall(name);
    if (who === "open") return undefined;
    // A token of its own for what ends it.
    if (who === "guest") return signOuts.has(name) ? guestToken(portal.send) : portal.guest;
    return signOuts.has(name) ? aSession(portal.platform, portal.owner.id) : portal.owner.token;
  }
  return {
    endpointOf(name: string): Endpoint {
      const endpoint = portal.endpoints.find((candidate) => getCall(candidate) === name);
      if (endpoint === undefined) throw new Error(`The server has no ${name}.`);
      return endpoint;
    },
    /** A call's right request but for what is given. */
    async right(name: string, overrides: Partial<Sending> = {}): Promise<CallResponse> {
      const { method, path, body, good } = publishedCall(name);
      const parts = await good(portal);
      const request = { method, path: getAddress(path, parts.path, parts.query), token: await tokenFor(name) };
      return portal.send({ ...request, body: findBody(body, parts.body), ...overrides });
    },
    /** A call's right request twice at once, to the letter, as a double click sends it. */
    async twiceAtOnce(name: string): Promise<CallResponse[]> {
      const { method, path, body, good, who } = publishedCall(name);
      const parts = await good(portal);
      const isAsOwner = who === "guest" && !signOuts.has(name);
      const token = isAsOwner ? portal.owner.token : await tokenFor(name);
      const surveyIds = {
        method,
        path: getAddress(path, parts.path, parts.query),
        token,
        body: findBody(body, parts.body),
      };
      return Promise.all([portal.send(surveyIds), portal.send(surveyIds)]);
    },
    /** The same without its fields, for what is refused before they are looked at. */
    async bare(name: string, overrides: Partial<Sending> = {}): Promise<CallResponse> {
      const { method, path } = publishedCall(name);
      return portal.send({ method, path: getAddress(path, someValues), token: await tokenFor(name), ...overrides });
    },
  };
}
