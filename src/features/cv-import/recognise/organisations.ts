import type { CvMembership, CvWords, Found } from "../cv-facts.ts";
import type { CvLine } from "../lines/cv-line.ts";
import { periodIn } from "./dates.ts";
import { getEntries } from "./entries.ts";
import { type Label, labelledIn } from "./labels.ts";
import { leadingRole, namesBody, roleIn } from "./organisation-roles.ts";
import { address, findPeriod, getHead, type Part } from "./parts.ts";
import { tableIn } from "./table.ts";

const found = <Value>(value: Value, source: string, confidence: number): Found<Value> => ({
  value,
  source,
  confidence,
});

/** Names before positions. */
const rank = (text: string) => (namesBody(text) ? 2 : 0) - (leadingRole(text) === null ? 0 : 1);

/** "Ketua Himpunan Mahasiswa Akuntansi": the position before the name. */
function leading(part: Part): CvMembership | null {
  const role = leadingRole(part.text);
  if (role === null || role.name === "" || !/^[\p{Lu}\d]/u.test(role.name)) return null;
  const sure = namesBody(role.name) ? 0.82 : 0.65;
  return { name: found(role.name, part.source, sure), position: found(role.code, part.source, 0.85) };
}

const pairs: readonly RegExp[] = [
  // "BEM Fakultas Teknik (Ketua)"
  /^(.{3,100}?)\s*\(([^()]{3,60})\)$/u,
  // "AIESEC sebagai Anggota", "AIESEC: Member"
  /^(.{3,100}?)\s*(?:\s(?:sebagai|selaku|as(?: an?)?)\s|:\s)\s*(.{3,60})$/iu,
  // "Event Coordinator, Palang Merah"
  /^([^,]{3,100}),\s*(.{2,100})$/u,
];

/** True where one text is a position and the other a name. */
function isPair(one: string, other: string): boolean {
  const [first, second] = [leadingRole(one), leadingRole(other)];
  if (first === null && second === null) return false;
  const isRole = (role: typeof first) => role !== null && (role.name === "" || !namesBody(role.name));
  if (first === null || second === null) return isRole(first ?? second);
  return namesBody(one) !== namesBody(other);
}

/** A position and a name in one piece, as two: in brackets, by a word, a colon or a comma between. */
function splitRole(part: Part): Part[] {
  for (const pair of pairs) {
    const [, one, other] = pair.exec(part.text) ?? [];
    if (one !== undefined && other !== undefined && isPair(one, other))
      return [one, other].map((text) => ({ ...part, text: text.trim() }));
  }
  return [part];
}

/** Remains of a line without its years: "Ketua OSIS periode", "Anggota AIESEC for". */
const left =
  /[\s,]+(?:periode|period|masa bakti|masa jabatan|tahun|angkatan|kepengurusan|for|from|since|dari|sejak|in|di)$/i;
const withoutLeft = (part: Part): Part => ({ ...part, text: part.text.replace(left, "") });

function membership(parts: readonly Part[]): CvMembership | null {
  const findPart = (label: Label) => parts.find((part) => part.label === label);
  const [name, role] = [
    findPart("organisation") ?? findPart("company") ?? findPart("institution"),
    findPart("position"),
  ];
  if (name !== undefined) {
    const code = role === undefined ? null : roleIn(role.text);
    return {
      name: found(name.text, name.source, 0.93),
      position: code === null ? null : found(code.code, role?.source ?? "", 0.9),
    };
  }
  const free = parts
    .filter(({ label, text }) => label === null && !text.includes("@") && !address.test(text))
    .map(withoutLeft)
    .flatMap(splitRole);
  const [only, ...others] = free.toSorted((a, b) => rank(b.text) - rank(a.text));
  if (only === undefined) return null;
  const whole = leading(only);
  if (whole !== null && (others.length === 0 || others.every(({ text }) => roleIn(text) === null))) return whole;
  const rolePart = others.find(({ text }) => roleIn(text) !== null);
  const code = rolePart === undefined ? null : roleIn(rolePart.text);
  const sure = namesBody(only.text) ? 0.9 : rolePart === undefined ? 0.5 : 0.75;
  return {
    name: found(only.text, only.source, sure),
    position: code === null ? null : found(code.code, rolePart?.source ?? "", 0.88),
  };
}

const isDated = (line: CvLine) => {
  const field = labelledIn(line);
  return field === null ? line.text.length < 140 && findPeriod(line.text, true) !== null : field.label === "period";
};

/** Memberships of a section, in its order. */
export function membershipsIn(lines: readonly CvLine[], words: CvWords): CvMembership[] {
  const rows = tableIn(lines);
  if (rows !== null) {
    const parts = rows.map(({ line, cells }) =>
      [...cells].map(([label, text]): Part => ({ text, source: line.text, label, line: 0 })),
    );
    return parts.map(membership).filter((each) => each !== null);
  }
  const plain = lines.map((line) => (line.isBullet && isDated(line) ? { ...line, isBullet: false } : line));
  const hasDates = plain.some(isDated);
  // "Law Fair 2020" with its dates in the line below: a year that belongs to a name.
  const isYearOfName = (line: CvLine) => {
    const next = plain[plain.indexOf(line) + 1];
    return periodIn(line.text) === null && next !== undefined && periodIn(next.text) !== null && !namesBody(next.text);
  };
  const entries = hasDates
    ? getEntries(plain, (line) => isDated(line) && !isYearOfName(line))
    : plain.filter(({ text }) => namesBody(text)).map((line) => ({ head: [line], body: [] }));
  return entries.map(({ head }) => membership(getHead(head, words, true).parts)).filter((each) => each !== null);
}
