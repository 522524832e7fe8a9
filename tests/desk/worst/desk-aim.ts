import { createDesk } from "../../../src/app/endpoints.ts";
import type { Endpoint } from "../../../src/contract/endpoint.server.ts";
import { can, may } from "../../../src/features/companies/policies.ts";
import type { Parts } from "../../wire/published-call.ts";
import {
  type CallResponse,
  createClient,
  getAddress,
  getCall,
  type Send,
  type Sending,
} from "../../wire/whole-portal.ts";
import type { DeskCall, DeskParts } from "../desk-call.ts";
import { deskCalls } from "../desk-calls.ts";
import type { DeskWorld, Persona } from "../desk-world.ts";
import { entryCalls } from "../entry-calls.ts";
import { otherBodies } from "./other-bodies.ts";

const allCalls: Readonly<Record<string, DeskCall>> = { ...deskCalls, ...entryCalls };

/** A right request, and as whom it is made. */
export interface Ready {
  /** Null for anyone who comes. */
  by: Persona | null;
  cookie: string;
  version: number | undefined;
  parts: Parts;
}

/** A call in one of its shapes: its right request's own body, or another one that it takes as well. */
export interface DeskTarget {
  call: string;
  endpoint: Endpoint;
  shape: string;
  /** True where a good answer takes what no test has at hand. */
  takesMore: boolean;
}

export interface DeskAim {
  world: DeskWorld;
  send: Send;
  targets: readonly DeskTarget[];
  /** The right request as it stands now; made again once the last one was answered well. */
  ready(target: DeskTarget): Promise<Ready>;
  /** Records that the valid request was used. */
  used(): void;
}

function callNamed(name: string): DeskCall {
  const found = allCalls[name];
  if (found === undefined) throw new Error(`The desk has no ${name}.`);
  return found;
}

/** The first of the world's who may make a call; null for a call that anyone who comes may make. */
function findMaker({ personas, things }: DeskWorld, { call }: Endpoint, { of }: DeskCall): Persona | null {
  if (call.who === "anyone") return null;
  const found = personas.find(
    ({ asker }) => may(asker, call.needs) && (of === null || can(asker, call.needs, things[of])),
  );
  if (found === undefined) throw new Error(`Nobody may make ${call.path}.`);
  return found;
}

const asParts = ({ path = {}, query, body }: DeskParts): Parts => ({
  path: Object.fromEntries(Object.entries(path).map(([name, value]) => [name, String(value)])),
  ...(query !== undefined && { query }),
  ...(body && { body: { ...body } }),
});

async function aRightRequest(world: DeskWorld, { call, endpoint, shape }: DeskTarget): Promise<Ready> {
  await world.restore();
  const deskCall = callNamed(call);
  const by = findMaker(world, endpoint, deskCall);
  const asker = by ?? world.recruiter;
  const parts = await deskCall.good(world, asker);
  const { [shape]: other } = otherBodies[call] ?? {};
  const { version } = parts;
  // Anyone who ends a session has come for it.
  const isEnding = call === "DELETE staff/session";
  const cookie = isEnding ? await world.acts.desk.getCookie(asker.id) : (by?.cookie ?? "");
  return { by, cookie, version, parts: asParts(other ? { ...parts, body: other(world, asker) } : parts) };
}

/** The whole server, asked by anyone who of the desk's may, and every call of the desk's in every shape. */
export function deskAim(world: DeskWorld): DeskAim {
  const { platform } = world.acts;
  const targets = createDesk(platform).endpoints.flatMap((endpoint): DeskTarget[] => {
    const call = getCall(endpoint);
    const takesMore = callNamed(call).takesMore === true;
    const shapes = ["", ...Object.keys(otherBodies[call] ?? {})];
    return shapes.map((shape) => ({ call, endpoint, shape, takesMore }));
  });
  let saved: { target: DeskTarget; ready: Ready } | null = null;
  return {
    ...{ world, targets, send: createClient(platform) },
    async ready(target) {
      if (saved?.target !== target) saved = { target, ready: await aRightRequest(world, target) };
      return saved.ready;
    },
    used() {
      saved = null;
    },
  };
}

/** A target's name, as tries begin with it. */
export const getName = ({ call, shape }: DeskTarget) => (shape === "" ? call : `${call} (${shape})`);

/** Makes a right request but for what is given. */
export function askDesk(
  { send, world }: DeskAim,
  ready: Ready,
  { endpoint }: DeskTarget,
  overrides: Partial<Sending> = {},
): Promise<CallResponse> {
  const { method, path, limits } = endpoint.call;
  const { parts, cookie, version } = ready;
  const { headers, ...rest } = overrides;
  return send({
    ...{
      method,
      path: getAddress(path, parts.path, parts.query),
      cookie,
      origin: world.acts.platform.settings.publicUrl,
    },
    body: limits === null ? undefined : (parts.body ?? {}),
    headers: { ...(version !== undefined && { "if-match": `"${version}"` }), ...headers },
    ...rest,
  });
}

/** Names of the calls that are in the tables. */
export const knownCalls = Object.keys(allCalls);
