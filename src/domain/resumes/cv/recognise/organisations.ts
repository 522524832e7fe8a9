import type { CvMembership, CvWords, Found } from "../cv-facts.ts";
import type { CvLine } from "../lines/cv-line.ts";
import { entriesOf } from "./entries.ts";
import { type Label, labelledIn } from "./labels.ts";
import { headOf, type Part, periodOf } from "./parts.ts";
import { tableIn } from "./table.ts";

const found = <Value>(value: Value, source: string, confidence: number): Found<Value> => ({
  value,
  source,
  confidence,
});

/** Words for what somebody is in an organisation, and the code of ours; the first that fits counts. */
const roles: readonly (readonly [RegExp, string])[] = [
  [
    /\b(wakil ketua|vice (?:chair(?:man|person|woman)?|president|head|leader)|wakil presiden|deputy (?:chair|head))\b/i,
    "vice-chair",
  ],
  [
    /\b(ketua (?:pelaksana|panitia)|project (?:officer|leader)|event (?:chair|committee chair|director)|committee chair|chief executive)\b/i,
    "committee-chair",
  ],
  [
    /\b((?:kepala|ketua) (?:divisi|departemen|bidang|biro|seksi)|head of [\p{L} &]+?(?:division|department)|(?:division|department) head|kadiv|head of (?:division|department))\b/iu,
    "division-head",
  ],
  [/\b(sekretaris|secretary)\b/i, "secretary"],
  [/\b(bendahara|treasurer)\b/i, "treasurer"],
  [/\b(anggota panitia|panitia|committee(?: member)?|staf panitia)\b/i, "committee-member"],
  [/\b(koordinator|coordinator|co-?ordinator)\b/i, "coordinator"],
  [/\b(ketua umum|ketua|presiden|chair(?:man|person|woman)?|president|leader|founder)\b/i, "chair"],
  [/\b(relawan|volunteer|sukarelawan)\b/i, "volunteer"],
  [/\b(pengurus|officer|staf|staff)\b/i, "officer"],
  [/\b(anggota|member)\b/i, "member"],
  [/\b(pembina|penasihat|adviser|advisor)\b/i, "adviser"],
];

const bodies =
  /\b(himpunan|bem|badan eksekutif|dewan|osis|pmr|pramuka|paskibra|karang taruna|ukm|unit kegiatan|komunitas|community|club|klub|ikatan|asosiasi|association|society|forum|senat|lembaga|yayasan|foundation|pmi|rumah|organisasi|organization|hmi|pmii|gmni|aiesec|keluarga mahasiswa|kelompok|paguyuban|mapala|rohis|remaja masjid|bank sampah|gerakan|taman baca|student union|student council|kerohanian|paduan suara|choir|marching|gdsc|palang merah|council|chapter|festival|seminar|expo|pekan|dies natalis)\b/i;

export function roleIn(text: string): { code: string; whole: string; at: number } | null {
  for (const [words, code] of roles) {
    const match = words.exec(text);
    if (match !== null) return { code, whole: match[0], at: match.index };
  }
  return null;
}

const rank = (text: string) => (bodies.test(text) ? 2 : 0) - (roleIn(text)?.at === 0 ? 1 : 0);

/** "Ketua Himpunan Mahasiswa Akuntansi": the position before the name. */
function leading(part: Part): CvMembership | null {
  const role = roleIn(part.text);
  if (role === null || role.at !== 0) return null;
  const rest = part.text
    .slice(role.whole.length)
    .replace(/^\s*(?:di|at|of|pada|,|-|–|in|:)?\s+/i, "")
    .trim();
  if (rest === "" || !bodies.test(rest)) return null;
  const [, inside] = /^[^,]{3,40},\s*(.+)$/u.exec(rest) ?? [];
  // "Koordinator Acara Palang Merah": the part of it comes before the body.
  const at = bodies.exec(rest);
  const isInside = at !== null && at.index > 0 && at.index < 24 && at.index + at[0].length < rest.length;
  const name = inside !== undefined && bodies.test(inside) ? inside : isInside ? rest.slice(at.index) : rest;
  return { name: found(name, part.source, 0.82), position: found(role.code, part.source, 0.85) };
}

/** "Event Coordinator, Palang Merah": a comma between the position and the name. */
function splitRole(part: Part): Part[] {
  const [, before, after] = /^([^,]{3,50}),\s*(.{2,100})$/.exec(part.text) ?? [];
  if (before === undefined || after === undefined) return [part];
  const isSplit =
    (roleIn(before) !== null && roleIn(after)?.at !== 0) || (bodies.test(before) && roleIn(after)?.at === 0);
  return isSplit ? [before, after].map((text) => ({ ...part, text })) : [part];
}

function membership(parts: readonly Part[]): CvMembership | null {
  const told = (label: Label) => parts.find((part) => part.label === label);
  const [name, role] = [told("organisation") ?? told("company") ?? told("institution"), told("position")];
  if (name !== undefined) {
    const code = role === undefined ? null : roleIn(role.text);
    return {
      name: found(name.text, name.source, 0.93),
      position: code === null ? null : found(code.code, role?.source ?? "", 0.9),
    };
  }
  const free = parts.filter(({ label }) => label === null).flatMap(splitRole);
  const [only, ...others] = free.toSorted((a, b) => rank(b.text) - rank(a.text));
  if (only === undefined) return null;
  const whole = leading(only);
  if (whole !== null && (others.length === 0 || others.every(({ text }) => roleIn(text) === null))) return whole;
  const held = others.find(({ text }) => roleIn(text) !== null);
  const code = held === undefined ? null : roleIn(held.text);
  const sure = bodies.test(only.text) ? 0.9 : held === undefined ? 0.5 : 0.75;
  return {
    name: found(only.text, only.source, sure),
    position: code === null ? null : found(code.code, held?.source ?? "", 0.88),
  };
}

const isDated = (line: CvLine) => {
  const said = labelledIn(line);
  return said === null ? line.text.length < 140 && periodOf(line.text, true) !== null : said.label === "period";
};

/** What somebody is or was a member of, in a section's order. */
export function membershipsIn(lines: readonly CvLine[], words: CvWords): CvMembership[] {
  const rows = tableIn(lines);
  if (rows !== null) {
    const parts = rows.map(({ line, cells }) =>
      [...cells].map(([label, text]): Part => ({ text, source: line.text, label })),
    );
    return parts.map(membership).filter((each) => each !== null);
  }
  const plain = lines.map((line) => (line.isBullet && isDated(line) ? { ...line, isBullet: false } : line));
  const hasDates = plain.some(isDated);
  const entries = hasDates
    ? entriesOf(plain, isDated)
    : plain.filter(({ text }) => bodies.test(text)).map((line) => ({ head: [line], body: [] }));
  return entries.map(({ head }) => membership(headOf(head, words, true).parts)).filter((each) => each !== null);
}
