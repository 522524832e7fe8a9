import type { BodyLimits } from "../../../src/contract/body-limits.ts";
import { inTurn } from "../../support/every-look.ts";
import { publishedCall } from "../../wire/asking.ts";
import { findBody, getCall } from "../../wire/whole-portal.ts";
import type { Aim, Attack, AttackTable } from "./attack.ts";
import { costly } from "./cost.ts";
import { currentParts, everyTarget, holdsText, make, type Place, partsWith, type Target } from "./places.ts";

/** Texts at which careless code works by the square of their length, as long as they are allowed to be. */
export const families: readonly [string, (letters: number) => string][] = [
  ["combining marks", (letters) => `a${"\u0300\u0316".repeat(letters / 2)}`],
  ["combining marks in heaps of thirty", (letters) => `a${"\u0300\u0316".repeat(15)}`.repeat(letters / 31)],
  ["letters made of parts", (letters) => "\u1112\u1161\u11ab".repeat(letters / 3)],
  ["turns of direction", (letters) => "\u202e\u2066a\u202b".repeat(letters / 4)],
  ["one long run", (letters) => "a".repeat(letters)],
  ["a run of spaces", (letters) => `x${" ".repeat(letters)}x`],
  ["nested quotes and brackets", (letters) => '"(["{'.repeat(letters / 5)],
  ["quotes of Markdown", (letters) => "> ".repeat(letters / 2)],
  ["emphasis and links of Markdown", (letters) => "*_[a](".repeat(letters / 6)],
  ["an address without end", (letters) => `a@${"a.".repeat(letters / 2)}!`],
];

/** Letters of as many bytes as the costliest of the families, and nothing that work could grow with. */
const harmless = (letters: number) => "낱말과 글 ".repeat(letters / 6);

/** Bytes of a path or query that go through with all headers. */
const longestAddress = 14_000;

const getSize = (text: string) => new TextEncoder().encode(text).byteLength;

/** Bytes as a body of this call carries them, its texts only. */
function carried(target: Target, parts: Target["parts"]): number {
  const body = findBody(publishedCall(target.call).body, parts.body);
  if (body instanceof URLSearchParams) return getSize(body.toString());
  if (!(body instanceof FormData)) return getSize(JSON.stringify(body ?? {}));
  return [...body].reduce(
    (sum, [name, value]) => sum + getSize(name) + (typeof value === "string" ? getSize(value) : 0),
    0,
  );
}

/** Letters of the largest text of a family that the place takes. */
function most(
  target: Target,
  place: Place,
  limits: BodyLimits | null | undefined,
  family: (letters: number) => string,
) {
  const bytes = place.part === "body" ? (limits?.bytes ?? 0) : longestAddress;
  const getBytes = (text: string) => {
    if (place.part !== "body") return getSize(encodeURIComponent(text));
    return carried(target, partsWith(target.parts, place, text));
  };
  let letters = bytes;
  while (letters > 100 && getBytes(family(letters)) > bytes) letters = Math.floor(letters * 0.8);
  return letters;
}

/** Each place has one of the families. */
const TURNS = families.length;

function attacksAt(aim: Aim, target: Target, place: Place, turn: number): Attack[] {
  const limits = aim.endpoints.find((endpoint) => getCall(endpoint) === target.call)?.call.limits;
  const send = async (text: string) =>
    make(aim, target.call, partsWith(await currentParts(aim, target.call, target.parts), place, text));
  return inTurn(families, turn, TURNS).map(([name, family]) => {
    const letters = most(target, place, limits, family);
    // No longer than the call takes: what is refused by its size costs nothing to compare with.
    const harmlessLetters = Math.min(letters, most(target, place, limits, harmless));
    return costly(`${target.call} ${place.at.join(".")}: ${name}`, {
      hostile: (share) => send(family(letters * share)),
      harmless: () => send(harmless(harmlessLetters)),
    });
  });
}

/**
 * The worst texts at every place of every call that holds a text, as large as the call allows: the families in turn, and
 * all of them at each place in the long form (`npm run dearest`).
 */
export const worstStrings: AttackTable = async (aim) => {
  const targets = await everyTarget(aim);
  const places = targets.flatMap((target) =>
    target.places.filter((place) => holdsText(target.parts, place)).map((place) => ({ target, place })),
  );
  return places.flatMap(({ target, place }, turn) => attacksAt(aim, target, place, turn));
};
