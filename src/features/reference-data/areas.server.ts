import type { Db } from "../../platform/database/database.ts";
import { type StoredEntry, storedList } from "./master-data.queries.server.ts";

/** A province, or a regency or city of one. */
export interface Area {
  id: number;
  /** The ministry's: "32" is a province, "32.73" one of its regencies. */
  code: string;
  /** "Kota Bandung", "Jawa Barat". */
  name: string;
  /** How people say it, folded: "bandung"; "jabar". */
  shortNames: readonly string[];
  /** Null for a province, or where its province is not in the list. */
  provinceId: number | null;
  /** Its name with its province: "Kota Bandung, Jawa Barat". */
  fullName: string;
}

const provinceCode = (code: string) => code.split(".")[0] ?? code;

const made = new WeakMap<ReadonlyMap<number, StoredEntry>, readonly Area[]>();

function areasIn(entries: ReadonlyMap<number, StoredEntry>): readonly Area[] {
  const coded = [...entries.values()].flatMap((entry) =>
    entry.code === null || !/^\d/.test(entry.code) || entry.is_retired ? [] : [{ ...entry, code: entry.code }],
  );
  const provinces = new Map(coded.filter(({ code }) => !code.includes(".")).map((entry) => [entry.code, entry]));
  return coded.map(({ id, code, text_id, short_names }) => {
    const province = code.includes(".") ? provinces.get(provinceCode(code)) : undefined;
    const name = province === undefined ? text_id : text_id.replace(`, ${province.text_id}`, "");
    return { id, code, name, shortNames: short_names, provinceId: province?.id ?? null, fullName: text_id };
  });
}

/** Provinces, regencies and cities of the list "domicile", without what is retired. */
export async function listAreas(db: Db): Promise<readonly Area[]> {
  const entries = await storedList(db, "domicile");
  const known = made.get(entries) ?? areasIn(entries);
  made.set(entries, known);
  return known;
}
