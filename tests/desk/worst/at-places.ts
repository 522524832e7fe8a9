import type { Attack } from "../../attacks/walk/attack.ts";
import { getBranches, getPlaces, holdsText, type Place, partsWith } from "../../attacks/walk/places.ts";
import { everyLook, inTurn } from "../../support/every-look.ts";
import { isTardy } from "../../support/tardy.ts";
import type { Parts } from "../../wire/published-call.ts";
import type { CallResponse, Sending } from "../../wire/whole-portal.ts";
import { askDesk, type DeskAim, type DeskTarget, getName, type Ready } from "./desk-aim.ts";
import { harmOf } from "./harm.ts";
import {
  brokenPaths,
  forgedCursors,
  type WorstValue,
  worstIds,
  worstKinds,
  worstQueries,
  worstTexts,
} from "./worst-values.ts";

type Asking = (aim: DeskAim, target: DeskTarget, ready: Ready) => Promise<CallResponse>;

interface Try {
  input: string;
  ask: Asking;
  /** The sent value, which a refusal must not repeat. */
  sent?: string;
  /** A further gain from an answer, or null. */
  gain?: (response: CallResponse) => string | null;
}

/** Calls whose right is the whole group's: they name members of every company. */
const groupWide: ReadonlySet<string> = new Set(["GET staff/trail/staff"]);

/** The right request itself. */
const asItIs: Asking = (aim, target, ready) => askDesk(aim, ready, target);

async function timed(ask: () => Promise<CallResponse>): Promise<{ came: CallResponse; ms: number }> {
  const started = performance.now();
  const response = await ask();
  return { came: response, ms: performance.now() - started };
}

/** A try at a call, from its right request as it stands then. */
export function tried(aim: DeskAim, target: DeskTarget, { input, ask, sent = "", gain = () => null }: Try): Attack {
  return {
    input: `${getName(target)} ${input}`,
    async attempt() {
      const once = async (asking: Asking) => {
        const ready = await aim.ready(target);
        const { came, ms } = await timed(() => asking(aim, target, ready));
        if (came.http < 400) aim.used();
        return { came, ms };
      };
      const { came, ms } = await once(ask);
      const isSlow = await isTardy(
        ms,
        () => once(ask),
        () => once(asItIs),
      );
      return {
        answers: [came],
        won: isSlow ? `${Math.round(ms)} ms` : (harmOf(came, sent, groupWide.has(target.call)) ?? gain(came)),
      };
    },
  };
}

/** After its tries a call's right request is still answered well, so that each of them began with one. */
export function stillRight(aim: DeskAim, target: DeskTarget, after: string): Attack {
  const isWell = ({ http }: CallResponse) =>
    target.shape === "" && !target.takesMore ? http < 400 : http !== 422 && http < 500;
  return tried(aim, target, {
    input: `its right request after ${after}`,
    ask: (to, of, ready) => askDesk(to, ready, of),
    gain: (response) => (isWell(response) ? null : `${response.http} ${response.text.slice(0, 200)}`),
  });
}

/** Every place of a call: what its path and schema name, and every value, list and object of its right request. */
export async function placesAt(aim: DeskAim, target: DeskTarget): Promise<Place[]> {
  const { parts } = await aim.ready(target);
  const { endpoint, call } = target;
  const branches = getBranches(parts.body).map((at): Place => ({ call, part: "body", at }));
  const all = [...getPlaces(endpoint, call, parts), ...branches];
  return endpoint.call.limits === null ? all.filter(({ part }) => part !== "body") : all;
}

/** Stands in a body until the value's own JSON takes its place. */
const marker = "@@worst@@";

/** A right request with a value at one of its places. */
export function requestWith(
  parts: Parts,
  place: Place,
  { json, text }: WorstValue,
): { parts: Parts; given: Partial<Sending> } {
  if (place.part !== "body") return { parts: partsWith(parts, place, text), given: {} };
  const { body } = partsWith(parts, place, marker);
  const sent = JSON.stringify(body).replace(JSON.stringify(marker), () => json);
  return { parts, given: { body: sent, headers: { "content-type": "application/json" } } };
}

function at(place: Place, value: WorstValue): Try {
  return {
    input: `${place.part} ${place.at.join(".")}: ${value.name}`,
    sent: value.text,
    ask(aim, target, ready) {
      const { parts, given } = requestWith(ready.parts, place, value);
      return askDesk(aim, { ...ready, parts }, target, given);
    },
  };
}

/** How many places share the values of each kind; a place of numbers or of lists refuses every text alike. */
const turns = { texts: 72, textsOfOther: 144, kinds: 36, ids: 6, queries: 4 } as const;

function valuesAt({ parts }: Ready, place: Place, index: number): readonly WorstValue[] {
  if (place.part === "path") return inTurn(worstIds, index, turns.ids);
  const [name = ""] = place.at;
  if (name === "cursor") return inTurn(forgedCursors, index, 6);
  const texts = inTurn(worstTexts, index, holdsText(parts, place) ? turns.texts : turns.textsOfOther);
  const queries = name === "query" || name === "list" ? inTurn(worstQueries, index, turns.queries) : [];
  return [...texts, ...inTurn(worstKinds, index, turns.kinds), ...queries];
}

/** Worst texts, other types, numbers and ids at every place of every call: some at each, others at the next. */
export async function atPlaces(aim: DeskAim): Promise<Attack[]> {
  const attacks: Attack[] = [];
  let index = 0;
  for (const target of aim.targets) {
    const ready = await aim.ready(target);
    for (const place of await placesAt(aim, target)) {
      index += 1;
      attacks.push(...valuesAt(ready, place, index).map((value) => tried(aim, target, at(place, value))));
    }
    attacks.push(...pathTries(aim, target), stillRight(aim, target, "these"));
  }
  return attacks;
}

/** Parts of a path that no decoder takes. */
function pathTries(aim: DeskAim, target: DeskTarget): Attack[] {
  if (!target.call.includes("{") || target.shape !== "") return [];
  const { path } = target.endpoint.call;
  return (everyLook ? brokenPaths : brokenPaths.slice(0, 4)).map((broken) =>
    tried(aim, target, {
      input: `path as ${broken}`,
      ask: (to, of, ready) => askDesk(to, ready, of, { path: path.replace(/\{\w+\}/g, broken) }),
    }),
  );
}
