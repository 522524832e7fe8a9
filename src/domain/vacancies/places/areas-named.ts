import { foldText } from "../../master-data/fold-text.ts";
import { townOf } from "../workplace.ts";
import { provinceNames, townNames } from "./town-names.ts";

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
