import type { Endpoint } from "../../../src/contract/endpoint.server.ts";
import { newGuestToken } from "../../../src/features/identity/portal/session/identify.server.ts";
import { calls, publishedCall, signOuts } from "../../wire/asking.ts";
import { withoutForms } from "../../wire/extended-form-calls.ts";
import { getFields } from "../../wire/hostile-values.ts";
import type { Parts } from "../../wire/published-call.ts";
import { type CallResponse, findBody, getAddress, getCall, type Send } from "../../wire/whole-portal.ts";
import type { Aim } from "./attack.ts";

/** A place of a request that someone else's text can stand in. */
export interface Place {
  call: string;
  part: "path" | "query" | "body";
  /** Names that lead to it, from the part's top. */
  at: readonly string[];
}

export function placeName({ call, part, at }: Place): string {
  return `${call} ${part} ${at.join(".")}`;
}

/** Calls that end what others of the walk stand on; each is made by someone who came for it. */
export const lastCalls: ReadonlySet<string> = new Set(["POST account/delete", ...signOuts]);

function isOpen(value: unknown): value is object {
  return typeof value === "object" && value !== null && !(value instanceof Blob);
}

function leavesOf(value: unknown, at: readonly string[] = []): string[][] {
  if (!isOpen(value)) return value instanceof Blob ? [] : [[...at]];
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, [...at, name]));
}

function getEndpoint(endpoints: readonly Endpoint[], call: string): Endpoint {
  const found = endpoints.find((endpoint) => getCall(endpoint) === call);
  if (found === undefined) throw new Error(`The server has no ${call}.`);
  return found;
}

/** Every list and object inside a value, by the names that lead to it. */
export function getBranches(value: unknown, at: readonly string[] = []): string[][] {
  if (!isOpen(value)) return [];
  const inner = Object.entries(value).flatMap(([name, entry]) => getBranches(entry, [...at, name]));
  return at.length === 0 ? inner : [[...at], ...inner];
}

/** Parameters of a call's path and schema, and every value of a valid body. */
export function getPlaces({ request }: Pick<Endpoint, "request">, call: string, { body }: Parts): Place[] {
  const inPath = [...call.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const inQuery = Object.keys(getFields(request, "query"));
  const named = Object.keys(getFields(request, "body")).filter((name) => !isOpen(body?.[name]));
  const all: Place[] = [
    ...inPath.map((name): Place => ({ call, part: "path", at: [name] })),
    ...inQuery.map((name): Place => ({ call, part: "query", at: [name] })),
    ...[...named.map((name) => [name]), ...leavesOf(body)].map((at): Place => ({ call, part: "body", at })),
  ];
  return [...new Map(all.map((place) => [placeName(place), place])).values()];
}

/** A call with a right request of it, and the places in that. */
export interface Target {
  call: string;
  /** Files are left out where they may be: what they hold is tried elsewhere. */
  parts: Parts;
  places: Place[];
}

function withoutFiles(call: string, { body, ...rest }: Parts): Parts {
  if (body === undefined || call === "POST auth/register") return { ...rest, ...(body && { body }) };
  return { ...rest, body: Object.fromEntries(Object.entries(body).filter(([, value]) => !(value instanceof Blob))) };
}

/** Costs a picture, a document and a password each time: there only places that hold a text are tried. */
const costliest = "POST auth/register";

/** True for a path, a query and what is a text, or nothing, in a right body. */
export function holdsText({ body }: Parts, { part, at }: Place): boolean {
  const value = at.reduce<unknown>((inside, name) => (isOpen(inside) ? Reflect.get(inside, name) : undefined), body);
  return part !== "body" || typeof value === "string" || value === undefined || value === null;
}

/** Every registered call, with every place that its schema names and that a right request of it holds. */
export async function everyTarget(aim: Aim): Promise<Target[]> {
  const targets: Target[] = [];
  for (const call of calls) {
    const parts = withoutFiles(call, await publishedCall(call).good(aim));
    const places = getPlaces(getEndpoint(aim.endpoints, call), call, parts);
    const isCostly = call === costliest;
    targets.push({ call, parts, places: isCostly ? places.filter((place) => holdsText(parts, place)) : places });
  }
  return targets;
}

/** The same value with another one at a place in it. */
function withAt(value: unknown, [name, ...rest]: readonly string[], put: unknown): unknown {
  if (name === undefined) return put;
  if (Array.isArray(value))
    return value.map((entry: unknown, index) => (String(index) === name ? withAt(entry, rest, put) : entry));
  const fields = isOpen(value) ? Object.entries(value) : [];
  const others = fields.filter(([field]) => field !== name);
  const old: unknown = fields.find(([field]) => field === name)?.[1];
  return Object.fromEntries([...others, [name, withAt(old, rest, put)]]);
}

function getObject(value: unknown): Record<string, unknown> {
  return isOpen(value) ? { ...value } : {};
}

/** A right request with something else at one place. */
export function partsWith(parts: Parts, { part, at }: Place, put: unknown): Parts {
  if (part === "body") return { ...parts, body: getObject(withAt(parts.body ?? {}, at, put)) };
  const [name = ""] = at;
  if (part === "path") return { ...parts, path: { ...parts.path, [name]: String(put) } };
  const query = new URLSearchParams(parts.query ?? "");
  query.set(name, String(put));
  return { ...parts, query: query.toString() };
}

/**
 * The same request as of now: a resume's version goes up with every one that is saved, and a form is submitted once.
 */
export async function currentParts({ platform, owner }: Aim, call: string, parts: Parts): Promise<Parts> {
  if (call.includes("applicant/flk/")) {
    await withoutForms({ platform, owner });
    return parts;
  }
  if (!call.includes("form/update-profile") && !call.includes("form/submit-application")) return parts;
  const resumes = platform.database.db.selectFrom("resumes").select("version").where("applicant_id", "=", owner.id);
  const version = (await resumes.executeTakeFirst())?.version ?? 0;
  return { ...parts, body: { ...parts.body, data: { ...getObject(parts.body?.["data"]), version } } };
}

const newGuest = ({ platform }: Aim) => newGuestToken(platform.sealer, platform.clock());

/**
 * Makes a call with these parts, as an asker who may make it; a guest is a new one each time, since guests sign out
 * too.
 */
export function make(aim: Aim, call: string, parts: Parts, send: Send = aim.pastCaptcha): Promise<CallResponse> {
  const { method, path, body, who } = publishedCall(call);
  const token = who === "applicant" ? aim.owner.token : who === "guest" ? newGuest(aim) : undefined;
  return send({ method, path: getAddress(path, parts.path, parts.query), token, body: findBody(body, parts.body) });
}
