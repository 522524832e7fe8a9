import { m } from "#messages";
import type { Language } from "../../i18n/language.ts";
import { provinceNames, shortTowns, townNames } from "../reference-data/area-words.ts";
import { editDistance, foldText } from "../reference-data/spelling.ts";

/** A province, or a regency or city of one, as the list of them has it. */
export interface KnownArea {
  id: number;
  code: string;
  name: string;
  shortNames: readonly string[];
  provinceId: number | null;
}

/** Which of these areas a place's words mean. */
export interface AreaNames {
  provinces: ReadonlyMap<string, KnownArea>;
  regencies: ReadonlyMap<string, readonly KnownArea[]>;
  byId: ReadonlyMap<number, KnownArea>;
}

const before = /^(kabupaten|kab|kota|kotamadya|kodya|provinsi|prov)( (administrasi|administratif|adm))? /;
const behind = / (regency|city|municipality|kabupaten|kota|province)$/;
const cityKinds = /^ ?(kota|kotamadya|kodya|city|municipality)/;

const withoutKind = (name: string) => foldText(name).replace(before, "");

/** The names that people give an area, folded. */
export function namesOfArea({ name, code, shortNames }: KnownArea): string[] {
  const own = withoutKind(name);
  const more = code.includes(".")
    ? [...(townNames[code] ?? []), ...(shortTowns[own] ?? [])]
    : (provinceNames[code] ?? []);
  return [...new Set([own, ...shortNames, ...more])];
}

export const isProvince = ({ code }: KnownArea): boolean => !code.includes(".");

const made = new WeakMap<readonly KnownArea[], AreaNames>();

/** Areas by the names that people give them; made once for one list. */
export function areaNames(areas: readonly KnownArea[]): AreaNames {
  const names = made.get(areas) ?? nameAreas(areas);
  made.set(areas, names);
  return names;
}

function nameAreas(areas: readonly KnownArea[]): AreaNames {
  const provinces = new Map<string, KnownArea>();
  const regencies = new Map<string, KnownArea[]>();
  for (const area of areas) {
    for (const name of namesOfArea(area)) {
      if (isProvince(area)) provinces.set(name, area);
      else regencies.set(name, [...(regencies.get(name) ?? []), area]);
    }
  }
  return { provinces, regencies, byId: new Map(areas.map((area) => [area.id, area])) };
}

export const isCity = ({ name }: KnownArea): boolean => name.startsWith("Kota ");

/**
 * Of regencies and cities that are called so, the one that is meant: of the given kind and in the given province; a
 * city before the regency around it. None where that leaves several provinces.
 */
function findMeant(found: readonly KnownArea[], within: KnownArea | undefined, kind: string | undefined) {
  const inProvince = within === undefined ? found : found.filter(({ provinceId }) => provinceId === within.id);
  const ofKind = kind === undefined ? inProvince : inProvince.filter((area) => isCity(area) === cityKinds.test(kind));
  const cities = ofKind.filter(isCity);
  const [first, ...others] = cities.length > 0 ? cities : ofKind;
  return others.some(({ provinceId }) => provinceId !== first?.provinceId) ? undefined : first;
}

/** The parts of a place, folded: "Sleman, Yogyakarta" and "Jawa Barat - Bandung" have two. */
function getParts(place: string): string[] {
  const parts = place.split(/[,;()/]| [-–] /).map((part) => foldText(part));
  return parts.filter((part) => part !== "" && part !== "indonesia");
}

/** The regency or city that a part names, with the kind given before or after it. */
function regencyIn(part: string, within: KnownArea | undefined, { regencies }: AreaNames): KnownArea | undefined {
  const whole = findMeant(regencies.get(part) ?? [], within, undefined);
  if (whole !== undefined) return whole;
  const kind = before.exec(part)?.[0] ?? behind.exec(part)?.[0];
  if (kind === undefined) return undefined;
  return findMeant(regencies.get(part.replace(before, "").replace(behind, "")) ?? [], within, kind);
}

/**
 * The areas that a place names, as imports, job boards and recruiters write it ("Medan, Sumatera Utara", "Sidoarjo
 * Regency", "Kota Adm. Jakarta Selatan"): the regency or city, then its province. Only the province where the town is
 * not known, nothing where neither is.
 */
export function areasNamed(place: string, names: AreaNames): KnownArea[] {
  const parts = getParts(place);
  const provinceAt = (part: string | undefined) =>
    part === undefined ? undefined : names.provinces.get(part.replace(before, "").replace(behind, ""));
  const within = parts.length > 1 ? parts.map((_, at) => provinceAt(parts.at(-1 - at))).find(Boolean) : undefined;
  const regency = parts.map((part) => regencyIn(part, within, names)).find(Boolean);
  if (regency === undefined) return [within ?? provinceAt(parts[0])].filter((area) => area !== undefined);
  const around = regency.provinceId === null ? undefined : names.byId.get(regency.provinceId);
  return around === undefined ? [regency] : [regency, around];
}

/** The names that differ least from a word with a letter or two wrong; none where that leaves several areas. */
function namesLike(part: string, { provinces, regencies }: AreaNames): string[] {
  const allowed = part.length < 6 ? 0 : part.length < 9 ? 1 : 2;
  const near = [...regencies.keys(), ...provinces.keys()]
    .filter((name) => name[0] === part[0] && Math.abs(name.length - part.length) <= allowed)
    .map((name) => ({ name, distance: editDistance(part, name) }));
  const least = Math.min(allowed, ...near.map(({ distance }) => distance));
  const found = [...new Set(near.flatMap(({ name, distance }) => (distance === least ? [name] : [])))];
  return found.length === 1 ? found : [];
}

/** The area that a typed place means, perhaps misspelt: the regency or city, else the province; undefined for none. */
export function meantArea(place: string, names: AreaNames): KnownArea | undefined {
  const [named] = areasNamed(place, names);
  if (named !== undefined) return named;
  const spelled = getParts(place).flatMap((part) => namesLike(part.replace(before, "").replace(behind, ""), names));
  return spelled.length === 0 ? undefined : areasNamed(spelled.join(", "), names)[0];
}

/**
 * An area as filters name it: a city by its name alone, "Kab. Bandung" or "Bandung Regency", a province by its name.
 */
export function areaText(name: string, language: Language): string {
  const plain = name.replace(/^(Kota|Kabupaten) Administrasi /, "").replace(/^Kota /, "");
  const regency = plain.replace(/^Kabupaten /, "");
  return regency === plain ? plain : m.vacancies_area_regency({ name: regency }, { locale: language });
}
