import type { Found } from "../cv-facts.ts";
import { isOnlyDates } from "./dates.ts";
import type { Label } from "./labels.ts";
import { address, type Head, type Part } from "./parts.ts";
import { companyScore, positionScore } from "./words.ts";

export const found = <Value>(value: Value, source: string, confidence: number): Found<Value> => ({
  value,
  source,
  confidence,
});

/** "Kasir di Toko Abadi", "Analyst at PT Satu": a position and where. */
function splitAt(part: Part): Part[] {
  const [, before, after] = /^(.{3,60}?)\s+(?:di|at|pada|@|–)\s+(.{2,80})$/i.exec(part.text) ?? [];
  if (part.label !== null || before === undefined || after === undefined) return [part];
  if (positionScore(before) <= 0 && companyScore(after) <= 0) return [part];
  return [
    { ...part, text: before },
    { ...part, text: after },
  ];
}

const getLean = (text: string) => Math.max(-3, Math.min(3, companyScore(text) - positionScore(text)));

const notApart = /^(?:tbk|inc|ltd|llc|persero|co(?!-)|department|dept|division|divisi|departemen|bagian)\b/i;

/** "Bekerja di PT Maju sebagai Kasir", "PT Maju sebagai Kasir": where, and as what. */
function splitAs(part: Part): Part[] {
  const [, company, position] =
    /^(?:(?:pernah |saya )*(?:bekerja|kerja|worked|working|employed)\s+)?(?:(?:di|pada|at|for|by)\s+)?(.{3,80}?),?\s+(?:sebagai|selaku|as an?)\s+(.{2,80})$/i.exec(
      part.text,
    ) ?? [];
  if (part.label !== null || company === undefined || position === undefined) return [part];
  return [
    { ...part, text: company, label: "company" },
    { ...part, text: position, label: "position" },
  ];
}

/**
 * "Staf Gudang, PT Maju", "Nexus AI, Co-Founder & CTO": a comma between a position and something else.
 * @param isAlone where no other part of the head may be the other half
 */
function splitComma(part: Part, isAlone: boolean): Part[] {
  const [, before, after] = /^([^,]{2,70}),\s*(.{2,80})$/.exec(part.text) ?? [];
  if (part.label !== null || before === undefined || after === undefined || notApart.test(after)) return [part];
  const [one, other] = [getLean(before), getLean(after)];
  const isClear = isAlone || (Math.min(one, other) < -1 && Math.max(one, other) > 0);
  const isApart = isClear && ((one < 0 && other >= 0 && /^\p{Lu}/u.test(after)) || (one >= 0 && other < 0));
  return isApart
    ? [
        { ...part, text: before },
        { ...part, text: after },
      ]
    : [part];
}

/** "Engineer (University of Bremen)": a position, and where in brackets. */
function splitBrackets(part: Part): Part[] {
  const [, before, inside] = /^([^()]{3,80}?)\s*\(([^()]{3,80})\)$/.exec(part.text) ?? [];
  if (part.label !== null || before === undefined || inside === undefined) return [part];
  if (getLean(inside) < 1 || getLean(before) >= 0) return [part];
  return [
    { ...part, text: before },
    { ...part, text: inside },
  ];
}

/** "Sebagai Kasir", "As Cashier": what is said so is a position. */
function withoutAs(part: Part): Part {
  const [, position] = /^(?:sebagai|as|posisi|jabatan)\s+(.{2,80})$/i.exec(part.text) ?? [];
  return position === undefined || part.label !== null ? part : { ...part, text: position, label: "position" };
}

/** A head of one piece: a position and a company, although no word of them is known. */
function splitAlone(parts: readonly Part[]): Part[] {
  const [only, ...others] = parts;
  const [, before, after] = /^(.{3,60}?)\s+(?:di|at|pada|@)\s+(.{2,80})$/i.exec(only?.text ?? "") ?? [];
  if (only === undefined || others.length > 0 || before === undefined || after === undefined) return [...parts];
  return [
    { ...only, text: before, label: "position" },
    { ...only, text: after, label: "company" },
  ];
}

/** A text of nothing but when is no name. */
const isName = ({ text }: Part) => !isOnlyDates(text);

/** An address is a name only where too few others are. */
function withoutAddresses(parts: readonly Part[]): Part[] {
  const names = parts.filter(({ text }) => !address.test(text));
  return names.length < 2 ? [...parts] : names;
}

/** A few words with capitals: what is more, or has numbers, describes. */
const isNameLike = ({ text }: Part) =>
  /^\p{Lu}/u.test(text) && !/\d/.test(text) && (text.match(/(?<=\s)\p{Ll}{3,}/gu) ?? []).length < 2;

function getParts(head: Head): Part[] {
  const parts = withoutAddresses(head.parts.filter(isName)).flatMap(splitAs).flatMap(splitAt);
  return splitAlone(
    parts
      .flatMap((part) => splitComma(part, !parts.some((other) => other !== part && isNameLike(other))))
      .flatMap(splitBrackets)
      .map(withoutAs),
  );
}

export const labelled = (parts: readonly Part[], label: Label): Found<string> | null => {
  const part = parts.find((each) => each.label === label);
  return part === undefined ? null : found(part.text, part.source, 0.95);
};

/** The order in a CV's heads: above 0 the company comes first, below the position does. */
export type Usual = number;

const freeOf = (head: Head) =>
  getParts(head)
    .filter(({ label }) => label === null)
    .slice(0, mostParts);

/** Parts of a head that are looked at; what comes later describes. */
const mostParts = 6;

/** The order in a CV's heads. */
export function usualOrder(heads: readonly Head[]): Usual {
  const leans = heads.map((head) => {
    const [one, other] = freeOf(head);
    return one === undefined || other === undefined ? 0 : getLean(one.text) - getLean(other.text);
  });
  const sum = leans.reduce((total, lean) => total + Math.max(-3, Math.min(3, lean)), 0);
  return Math.max(-1, Math.min(1, sum / Math.max(2, heads.length)));
}

interface Pair {
  company: Part;
  position: Part;
  /** How well the two fit. */
  rating: number;
  /** How much better than the other way round. */
  margin: number;
}

/** A sentence is no name, and what stands late in a head seldom one. */
const describes = (text: string) =>
  (/[.;]$/.test(text) && !/\b\p{L}{1,4}\.$/u.test(text) ? 1.5 : 0) + (text.length > 70 ? 1 : 0);

function getPair(one: Part, other: Part, at: readonly [number, number], usual: Usual): Pair {
  const lean = getLean(one.text) - getLean(other.text) + usual * 1.2;
  const [company, position] = lean >= 0 ? [one, other] : [other, one];
  const late = (at[0] + at[1] - 1) * 0.45 + (other.line - one.line > 1 ? 0.4 : 0);
  return {
    company,
    position,
    margin: Math.abs(lean),
    rating: Math.abs(lean) - late - describes(one.text) - describes(other.text),
  };
}

/** Of the parts of a head the two that are a company and a position before any others. */
function bestPair(parts: readonly Part[], usual: Usual): Pair | null {
  const pairs = parts.flatMap((one, first) =>
    parts.slice(first + 1).map((other, next) => getPair(one, other, [first, first + 1 + next], usual)),
  );
  return pairs.toSorted((a, b) => b.rating - a.rating)[0] ?? null;
}

/** How sure a pair is. */
function getConfidence({ margin, company, position }: Pair): number {
  const isSaid = getLean(company.text) > 0 && getLean(position.text) < 0;
  if (margin >= 3.5 && isSaid) return 0.95;
  if (margin >= 2) return 0.9;
  return margin >= 1 ? 0.65 : 0.5;
}

/** Which part of a head is the company and which the position. */
export function namesIn(head: Head, usual: Usual): { company: Found<string> | null; position: Found<string> | null } {
  const parts = getParts(head);
  const byLabel = {
    company: labelled(parts, "company") ?? labelled(parts, "institution"),
    position: labelled(parts, "position"),
  };
  const free = parts.filter(({ label }) => label === null);
  if (byLabel.company !== null || byLabel.position !== null) {
    const [rest] = free;
    const other = rest === undefined ? null : found(rest.text, rest.source, 0.65);
    return { company: byLabel.company ?? other, position: byLabel.position ?? other };
  }
  const pair = bestPair(free.slice(0, mostParts), usual);
  if (pair !== null) {
    const sure = getConfidence(pair);
    return {
      company: found(pair.company.text, pair.company.source, sure),
      position: found(pair.position.text, pair.position.source, sure),
    };
  }
  const [one] = free;
  if (one === undefined) return { company: null, position: null };
  const lean = getLean(one.text);
  const only = found(one.text, one.source, lean === 0 ? 0.5 : 0.65);
  return lean >= 0 ? { company: only, position: null } : { company: null, position: only };
}
