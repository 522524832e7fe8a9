import { foldText } from "../../reference-data/spelling.ts";
import { emailIn } from "../../resumes/json-resume/foreign-values.ts";
import { readPhone } from "../../resumes/rules/phone.ts";
import type { CvFacts, CvWords, Found } from "../cv-facts.ts";
import type { CvLine } from "../lines/cv-line.ts";
import { dayIn } from "./dates.ts";
import { findHeading, isTitle } from "./headings.ts";
import { findLabel, type Label, labelledIn } from "./labels.ts";
import { nameIn } from "./names.ts";
import { placeIn } from "./places.ts";

type Person = Pick<CvFacts, "name" | "email" | "phone" | "birthDate" | "gender" | "domicile">;

const found = <Value>(value: Value, source: string, confidence: number): Found<Value> => ({
  value,
  source,
  confidence,
});

const email = /[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,4}/u;
const phone = /(?<![\d/.])\(?(?:\+ ?\(?\d{1,3}\)?|62|0)[\d\s().·–-]{7,20}\d(?![\d/])/g;
/** A number as it is written in North America, without its country. */
const american = /(?<![\d/.+-])(?:\([2-9]\d{2}\)|[1-9]\d{2})\s?[-.· ]?\s?\d{3}\s?[-.· ]\s?\d{4}(?![\d/-])/;

interface Field {
  value: string;
  /** Its first cell. */
  first: string;
  source: string;
}

const below = ({ text }: CvLine): Field => ({ value: text, first: text, source: text });

/** The value of the first line with the label and a value. */
function findField(lines: readonly CvLine[], label: Label): Field | null {
  for (const [at, line] of lines.entries()) {
    const own = labelledIn(line);
    if (own?.label !== label) continue;
    const first = line.cells[1]?.text.replace(/^:\s*/, "") ?? own.value;
    if (own.value !== "") return { value: own.value, first, source: line.text };
    const next = lines[at + 1];
    if (next !== undefined) return below(next);
  }
  // A label above what it says.
  const above = lines.findIndex(({ text }) => text.length < 30 && labelledOnly(text) === label);
  const next = above < 0 ? undefined : lines[above + 1];
  return next === undefined ? null : below(next);
}

function labelledOnly(text: string): Label | null {
  return labelledIn({ ...plainLine, text: `${text}:` })?.label ?? null;
}

function findNumber(written: string): string | null {
  const digits = written.replaceAll(/[^\d+]/g, "");
  const domestic = digits.replace(/^\+?62\+?0?/, "0");
  if (/^0\d{8,13}$/.test(domestic)) return readPhone(domestic);
  return /^\+\d{9,15}$/.test(digits) ? readPhone(digits) : null;
}

const isMobile = (number: string) => /^\+62 8/.test(number);

/** Numbers however they are written: country in brackets, blanks, strokes, points; one that rings in a pocket first. */
export function findPhone(text: string): string | null {
  const plain = text.replaceAll(/[‐-―−]+/g, "-").replaceAll(/-{2,}/g, "-");
  const numbers = [...plain.matchAll(phone)].flatMap(([written]) => findNumber(written) ?? []);
  const [own] = american.exec(plain) ?? [];
  const abroad = own === undefined ? null : readPhone(`+1${own.replaceAll(/\D/g, "")}`);
  return numbers.find(isMobile) ?? numbers[0] ?? abroad;
}

function firstOf<Value>(lines: readonly CvLine[], read: (text: string) => Value | null): Found<Value> | null {
  for (const line of lines) {
    const value = read(line.text);
    if (value !== null) return found(value, line.text, 0.95);
  }
  return null;
}

function findGender(text: string): 1 | 2 | null {
  if (/\b(laki|laki-laki|pria|male|man|l)\b/i.test(text.replace(/female/i, ""))) return 1;
  return /\b(perempuan|wanita|female|woman|p)\b/i.test(text) ? 2 : null;
}

/** The most exact place of our list in an address; its last part comes last. */
function findPlace(text: string, words: CvWords): string | null {
  const pieces = text.split(/[,|·•(){}\t]|\s[-–—]\s|;/).map((piece) => piece.replace(/\b\d{5}\b/, "").trim());
  const known = pieces.filter((piece) => piece !== "" && placeIn(piece, words) !== null);
  return known[0] ?? null;
}

function findDomicile(lines: readonly CvLine[], words: CvWords): Found<string> | null {
  const own = findField(lines, "place");
  if (own !== null) {
    const at = lines.findIndex(({ text }) => text === own.source);
    const texts = [own.value, `${own.value} ${lines[at + 1]?.text ?? ""}`];
    for (const text of texts) {
      const place = findPlace(text, words);
      if (place !== null) return found(place, own.source, 0.92);
    }
  }
  for (const { text } of lines) {
    if (labelledIn({ ...plainLine, text })?.label === "born" || /lahir|born|birth/i.test(text)) continue;
    const place = findPlace(text.replace(email, " "), words);
    if (place !== null) return found(place, text, /\bjl\b|jalan|street|\bno\b|,/i.test(text) ? 0.85 : 0.75);
  }
  return null;
}

const plainLine = { cells: [], x: 0, right: 0, size: 0, font: "", gap: 0, page: 1, column: 0, isBullet: false };

function findBirth(lines: readonly CvLine[]): Found<string> | null {
  const own = findField(lines, "born");
  const day = own === null ? null : dayIn(own.value);
  if (own !== null && day !== null) return found(day, own.source, 0.95);
  const line = lines.find(({ text }) => /\b(lahir|born|birth|ttl)\b/i.test(text) && dayIn(text) !== null);
  const read = line === undefined ? null : dayIn(line.text);
  return line === undefined || read === null ? null : found(read, line.text, 0.9);
}

/**
 * Who a CV is about: what stands above its first heading, and below headings about the person.
 * @param all every line, for an address that stands elsewhere
 */
export function personIn(lines: readonly CvLine[], all: readonly CvLine[], words: CvWords): Person {
  const address =
    firstOf(lines, (text) => emailIn(email.exec(text.replaceAll(/\s*@\s*/g, "@"))?.[0])) ??
    firstOf(all, (text) => emailIn(email.exec(text)?.[0]));
  const sex = findField(lines, "gender");
  const gender = sex === null ? null : findGender(sex.value);
  const named = findField(lines, "name");
  // A photo's frame may stand beside it.
  const own = named === null ? null : (nameIn(named.value) ?? nameIn(named.first));
  const isNoName = (text: string) =>
    isTitle(text) || findHeading(text) !== null || findLabel(text) !== null || words.places.has(foldText(text));
  return {
    name: own === null ? topName(lines, all, address?.value ?? "", isNoName) : found(own, named?.source ?? "", 0.97),
    email: address,
    phone: phoneAmong(lines),
    birthDate: findBirth(lines),
    gender: gender === null || sex === null ? null : found(gender, sex.source, 0.95),
    domicile: findDomicile(lines, words),
  };
}

function findMobile(text: string): string | null {
  const number = findPhone(text);
  return number !== null && isMobile(number) ? number : null;
}

function phoneAmong(lines: readonly CvLine[]): Found<string> | null {
  const own = findField(lines, "phone");
  const number = own === null ? null : findPhone(own.value);
  if (own !== null && number !== null) return found(number, own.source, 0.97);
  return firstOf(lines, (text) => findMobile(text)) ?? firstOf(lines, findPhone);
}

/** The name as it stands large at the top: the largest line there that may be one, nearest to the address. */
function topName(
  lines: readonly CvLine[],
  all: readonly CvLine[],
  address: string,
  isNoName: (text: string) => boolean,
): Found<string> | null {
  const firstPage = all.filter(({ page }) => page === 1);
  const most = Math.max(...firstPage.map(({ size }) => size), 0);
  const top = [...new Set([...lines.slice(0, 12), ...firstPage.filter(({ size }) => size > 0 && size >= most * 0.98)])];
  const local = foldText((address.split("@")[0] ?? "").replaceAll(/\d/g, "")).replaceAll(" ", "");
  const rated = top.flatMap((line, at) => {
    const before = top[at - 1];
    const joinedText =
      before !== undefined &&
      !isNoName(before.text) &&
      !isNoName(line.text) &&
      before.size === line.size &&
      line.size >= most * 0.98 &&
      line.size > 0
        ? `${before.text} ${line.text}`
        : null;
    const cells = line.cells.map(({ text }) => text);
    const whole = cells.some(isNoName) ? [] : [line.text];
    return [...cells, ...whole, ...(joinedText === null ? [] : [joinedText])].flatMap((text) => {
      const name = isNoName(text) ? null : nameIn(text);
      if (name === null) return [];
      const isJoined = text === joinedText;
      const large = most > 0 && line.size >= most * 0.98 ? (isJoined ? 3.4 : 3) : 0;
      const place = isJoined ? at - 1 : at;
      const words = foldText(name).split(" ");
      const near = local === "" ? 0 : words.filter((word) => word.length > 2 && local.includes(word)).length;
      return [
        {
          name,
          source: text,
          rating: large + Math.min(near, 3) * 1.5 + (place === 0 ? 1.5 : place < 3 ? 0.5 : 0),
          sure: large > 0 || near > 0 || place === 0,
        },
      ];
    });
  });
  const best = rated.toSorted((a, b) => b.rating - a.rating)[0];
  if (best === undefined) return null;
  return found(best.name, best.source, best.rating >= 4 ? 0.95 : best.sure ? 0.85 : 0.6);
}
