import { m } from "#messages";
import type { Language } from "../../i18n/language.ts";
import { foldText } from "../reference-data/spelling.ts";
import { townOf } from "./vacancy-words.ts";

/**
 * Towns that vacancies name instead of their regency, and other spellings of regencies, by the ministry's code: mostly
 * where a regency's government or its industry sits. Our own list; a town whose regency is not certain is not in it.
 */
const townNames: Readonly<Record<string, readonly string[]>> = {
  "13.06": ["lubuk basung"],
  "18.05": ["menggala"],
  "32.01": ["cibinong", "cileungsi"],
  "32.15": ["kerawang", "cikampek"],
  "32.16": ["cikarang", "cibitung", "tambun"],
  "33.02": ["purwokerto"],
  "36.02": ["rangkasbitung"],
  "36.03": ["tigaraksa", "cikupa", "balaraja"],
  "36.74": ["serpong", "bsd city", "ciputat", "pamulang", "bintaro"],
  "51.03": ["kuta", "nusa dua"],
  "53.15": ["labuan bajo"],
  "62.01": ["pangkalan bun"],
  "62.02": ["sampit"],
  "62.71": ["palangka raya", "palangkaraya"],
  "63.09": ["tanjung"],
  "64.02": ["tenggarong"],
  "64.03": ["tanjung redeb"],
  "64.08": ["sangatta"],
  "71.02": ["tondano"],
  "73.71": ["ujung pandang"],
  "94.04": ["timika"],
};

/** Provinces in English and by other names, folded, by the ministry's code. */
const provinceNames: Readonly<Record<string, readonly string[]>> = {
  "12": ["north sumatra"],
  "13": ["west sumatra"],
  "16": ["south sumatra"],
  "19": ["bangka belitung", "bangka belitung islands"],
  "21": ["riau islands"],
  "31": ["dki jakarta", "jakarta", "special capital region of jakarta", "jakarta raya"],
  "32": ["west java"],
  "33": ["central java"],
  "34": ["yogyakarta", "di yogyakarta", "special region of yogyakarta"],
  "35": ["east java"],
  "52": ["west nusa tenggara"],
  "53": ["east nusa tenggara"],
  "61": ["west kalimantan"],
  "62": ["central kalimantan"],
  "63": ["south kalimantan"],
  "64": ["east kalimantan"],
  "65": ["north kalimantan"],
  "71": ["north sulawesi"],
  "72": ["central sulawesi"],
  "73": ["south sulawesi"],
  "74": ["southeast sulawesi"],
  "76": ["west sulawesi"],
  "82": ["north maluku"],
  "92": ["west papua"],
  "93": ["south papua"],
  "94": ["central papua"],
  "95": ["highland papua"],
  "96": ["southwest papua"],
};

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

const kinds = /^(kabupaten|kab|kota|regency|city)( administrasi)? /;

/** Areas by the names that people give them. */
export function areaNames(areas: readonly KnownArea[]): AreaNames {
  const provinces = new Map<string, KnownArea>();
  const regencies = new Map<string, KnownArea[]>();
  for (const area of areas) {
    const isProvince = !area.code.includes(".");
    const more = (isProvince ? provinceNames : townNames)[area.code] ?? [];
    const called = new Set([...area.shortNames, foldText(area.name).replace(kinds, ""), ...more]);
    for (const name of called) {
      if (isProvince) provinces.set(name, area);
      else regencies.set(name, [...(regencies.get(name) ?? []), area]);
    }
  }
  return { provinces, regencies, byId: new Map(areas.map((area) => [area.id, area])) };
}

const isCity = ({ name }: KnownArea) => name.startsWith("Kota ");

/**
 * Of regencies and cities that are called so, the one that is meant: of the kind and in the province that are told; a
 * city before the regency around it. None where that leaves several provinces.
 */
function meant(found: readonly KnownArea[], within: KnownArea | undefined, kind: string | undefined) {
  const inProvince = within === undefined ? found : found.filter(({ provinceId }) => provinceId === within.id);
  const ofKind =
    kind === undefined ? inProvince : inProvince.filter((area) => isCity(area) === /^(kota|city)/.test(kind));
  const cities = ofKind.filter(isCity);
  const [first, ...others] = cities.length > 0 ? cities : ofKind;
  return others.some(({ provinceId }) => provinceId !== first?.provinceId) ? undefined : first;
}

/**
 * The areas that a place names, as imports and recruiters write it ("Medan, Sumatera Utara"): the regency or city, then
 * its province. Only the province where the town is not known, nothing where neither is.
 */
export function areasNamed(place: string, { provinces, regencies, byId }: AreaNames): KnownArea[] {
  const { town, province } = townOf(place);
  const folded = foldText(town);
  const within = provinces.get(foldText(province));
  const kind = kinds.exec(folded)?.[0];
  const regency = meant(regencies.get(folded.replace(kinds, "")) ?? [], within, kind);
  if (regency === undefined) return [within ?? provinces.get(folded)].filter((area) => area !== undefined);
  const around = regency.provinceId === null ? undefined : byId.get(regency.provinceId);
  return around === undefined ? [regency] : [regency, around];
}

/** An area as filters name it: a city by its name alone, "Kab. Bandung" or "Bandung Regency", a province by its name. */
export function areaText(name: string, language: Language): string {
  const plain = name.replace(/^(Kota|Kabupaten) Administrasi /, "").replace(/^Kota /, "");
  const regency = plain.replace(/^Kabupaten /, "");
  return regency === plain ? plain : m.vacancies_area_regency({ name: regency }, { locale: language });
}
