import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import type { CvWords } from "../../../src/features/cv-import/cv-facts.ts";
import { foldText } from "../../../src/features/reference-data/spelling.ts";

function column(file: string, ...names: string[]): string[] {
  const rows: Record<string, string>[] = parse(readFileSync(`content/master-data/${file}`), {
    columns: true,
    bom: true,
  });
  return rows.flatMap((row) => names.map((name) => foldText(row[name] ?? "")));
}
const bare = (name: string) => name.replace(/^(kabupaten|kota administrasi|kota) /, "");

/** Words of the repository's lists, as the site hands them to what reads CVs. */
export function listWords(): CvWords {
  const regencies = column("idn-regencies.csv", "name");
  return {
    places: new Set([...regencies, ...regencies.map(bare), ...column("idn-provinces.csv", "name")]),
    institutions: new Set(column("idn-institutions.csv", "name")),
    majors: new Set(column("majors.csv", "id_name", "en_name")),
  };
}
