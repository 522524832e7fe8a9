import type { CvJob, CvWords, Found } from "../cv-facts.ts";
import type { CvLine } from "../lines/cv-line.ts";
import { periodIn } from "./dates.ts";
import { type CvEntry, entriesOf } from "./entries.ts";
import { type Label, labelledIn } from "./labels.ts";
import { type Head, headOf, type Part, periodOf } from "./parts.ts";
import { type TableRow, tableIn } from "./table.ts";
import { companyScore, positionScore } from "./words.ts";

/** What stands first in the heads of a CV's jobs. */
type Order = "company-first" | "position-first";

const found = <Value>(value: Value, source: string, confidence: number): Found<Value> => ({
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

/** "Staf Gudang, PT Maju": a comma between two different things. */
function splitComma(part: Part): Part[] {
  if (part.label !== null) return [part];
  const [, before, after] = /^([^,]{2,70}),\s*(.{2,80})$/.exec(part.text) ?? [];
  if (before === undefined || after === undefined || /^(tbk|inc|ltd|llc|persero|co)\b/i.test(after)) return [part];
  const leans = (text: string) => companyScore(text) - positionScore(text);
  const isBoth = (leans(before) > 0 && leans(after) < 0) || (leans(before) < 0 && leans(after) > 0);
  return isBoth
    ? [
        { ...part, text: before },
        { ...part, text: after },
      ]
    : [part];
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

const partsOf = (head: Head) => splitAlone(head.parts.flatMap(splitAt).flatMap(splitComma).map(withoutAs));

const labelled = (parts: readonly Part[], label: Label): Found<string> | null => {
  const part = parts.find((each) => each.label === label);
  return part === undefined ? null : found(part.text, part.source, 0.95);
};

/** How much more the first of two parts is a company than the second is. */
function lean(one: Part, other: Part): number {
  const own = companyScore(one.text) - positionScore(one.text);
  return own - (companyScore(other.text) - positionScore(other.text));
}

function orderOf(head: Head): Order | null {
  const [one, other] = partsOf(head).filter(({ label }) => label === null);
  if (one === undefined || other === undefined) return null;
  const leans = lean(one, other);
  return leans === 0 ? null : leans > 0 ? "company-first" : "position-first";
}

/** What most of the heads say that can tell. */
function usualOrder(heads: readonly Head[]): Order | null {
  const orders = heads.map(orderOf).filter((order) => order !== null);
  const first = orders.filter((order) => order === "company-first").length;
  return orders.length === 0 ? null : first * 2 > orders.length ? "company-first" : "position-first";
}

function twoOf(one: Part, other: Part, usual: Order | null) {
  const leans = lean(one, other);
  const isCompanyFirst = leans === 0 ? usual === "company-first" : leans > 0;
  const [company, position] = isCompanyFirst ? [one, other] : [other, one];
  const agrees = usual === null || (usual === "company-first") === isCompanyFirst;
  const sure = Math.abs(leans) >= 3 ? 0.95 : Math.abs(leans) > 0 ? (agrees ? 0.88 : 0.72) : usual === null ? 0.5 : 0.75;
  return { company: found(company.text, company.source, sure), position: found(position.text, position.source, sure) };
}

function namesIn(head: Head, usual: Order | null): { company: Found<string> | null; position: Found<string> | null } {
  const parts = partsOf(head);
  const told = {
    company: labelled(parts, "company") ?? labelled(parts, "institution"),
    position: labelled(parts, "position"),
  };
  const free = parts.filter(({ label }) => label === null);
  if (told.company !== null || told.position !== null) {
    const [rest] = free;
    const other = rest === undefined ? null : found(rest.text, rest.source, 0.75);
    return { company: told.company ?? other, position: told.position ?? other };
  }
  const [one, ...others] = free;
  if (one === undefined) return { company: null, position: null };
  // Of several, the two that lean furthest apart.
  const second = others.toSorted((a, b) => Math.abs(lean(one, b)) - Math.abs(lean(one, a)))[0];
  if (second !== undefined)
    return twoOf(one, others.length > 1 && Math.abs(lean(one, second)) > 0 ? second : (others[0] ?? second), usual);
  const leans = companyScore(one.text) - positionScore(one.text);
  const only = found(one.text, one.source, leans === 0 ? 0.5 : 0.75);
  return leans >= 0 ? { company: only, position: null } : { company: null, position: only };
}

function dutyOf(entry: CvEntry): Found<string> | null {
  for (const [at, line] of entry.body.entries()) {
    const said = labelledIn(line);
    if (said !== null && said.label !== "duty") continue;
    if (said !== null && said.value === "") continue;
    const text = [said?.value ?? line.text];
    for (const next of entry.body.slice(at + 1)) {
      if (next.isBullet || labelledIn(next) !== null || /[.;]$/.test(text.at(-1) ?? "") || text.join(" ").length > 200)
        break;
      text.push(next.text);
    }
    return found(text.join(" "), line.text, 0.8);
  }
  return null;
}

function job(head: Head, entry: CvEntry, usual: Order | null): CvJob | null {
  const { company, position } = namesIn(head, usual);
  const { period, periodSource: source } = head;
  if (company === null && position === null) return null;
  const date = (value: NonNullable<typeof period>["start"]) => (value === null ? null : found(value, source, 0.92));
  const parts = head.parts;
  return {
    company,
    position,
    start: period === null ? null : date(period.start),
    end: period === null ? null : date(period.end),
    isCurrent: period?.isCurrent ?? false,
    duty: labelled(parts, "duty") ?? dutyOf(entry),
    department: labelled(parts, "department"),
    industry: labelled(parts, "industry"),
  };
}

function fromRow({ line, cells }: TableRow): CvJob | null {
  const cell = (label: Label) => {
    const text = cells.get(label);
    return text === undefined || text === "" ? null : found(text, line.text, 0.9);
  };
  const period = periodOf(cells.get("period") ?? "", true);
  const company = cell("company") ?? cell("institution");
  const position = cell("position");
  if (company === null && position === null) return null;
  const date = (value: NonNullable<typeof period>["start"]) => (value === null ? null : found(value, line.text, 0.9));
  return {
    ...{ company, position, duty: cell("duty"), department: cell("department"), industry: cell("industry") },
    start: period === null ? null : date(period.start),
    end: period === null ? null : date(period.end),
    isCurrent: period?.isCurrent ?? false,
  };
}

/** LinkedIn and some others name a company once above several positions of it: the company before goes on. */
function filled(jobs: readonly CvJob[]): CvJob[] {
  const whole: CvJob[] = [];
  for (const each of jobs) {
    const last = whole.at(-1)?.company ?? null;
    const company = each.company ?? (last === null ? null : { ...last, confidence: Math.min(last.confidence, 0.72) });
    whole.push({ ...each, company });
  }
  return whole;
}

/** The jobs that a section tells, in its order. */
export function jobsIn(lines: readonly CvLine[], words: CvWords): CvJob[] {
  const rows = tableIn(lines);
  if (rows !== null) return rows.map(fromRow).filter((each) => each !== null);
  const entries = entriesOf(lines, (line) => {
    const said = labelledIn(line);
    return said === null
      ? periodIn(line.text) !== null
      : said.label === "period" && periodOf(said.value, true) !== null;
  });
  const heads = entries.map(({ head }) =>
    headOf(
      head,
      words,
      head.some((line) => labelledIn(line)?.label === "period"),
    ),
  );
  const usual = usualOrder(heads);
  const jobs = heads.map((head, at) => job(head, entries[at] ?? { head: [], body: [] }, usual));
  return filled(jobs.filter((each) => each !== null));
}

/** True for work that says it was an internship. */
export function isPractice(each: CvJob): boolean {
  return /\b(intern|internship|magang|pkl|praktik kerja|praktek kerja|kerja praktik|kerja praktek|trainee magang|student intern)\b/i.test(
    `${each.position?.value ?? ""} ${each.company?.value ?? ""}`,
  );
}
