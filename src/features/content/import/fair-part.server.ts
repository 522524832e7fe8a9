import { z } from "zod";
import { type PackFault, PackFaults, type PackPart } from "../../../platform/operations/content-pack/pack-part.ts";
import { both, getDay, packDay, slug } from "../../../platform/operations/content-pack/pack-values.ts";
import { type ReadPackFile, readEntries } from "../../../platform/operations/content-pack/read-pack-file.ts";
import { dyes, patterns } from "../../../ui/patterns/company-mark.ts";
import { type PutProgramme, putProgramme, tellPages } from "../fair/fair.queries.server.ts";
import { paragraphCount, slideShow } from "../fair/talent-programme.ts";

const slide = z.strictObject({ dye: z.enum(dyes), pattern: z.enum(patterns), title: both, text: both });

/** Front matter of `fair/<slug>.md`; without `ends` the programme runs until further notice and shows no dates. */
const programmeFile = z.strictObject({
  slug,
  name: both,
  title: both,
  starts: packDay,
  ends: packDay.optional(),
  url: z.url({ protocol: /^https?$/ }),
  slides: z.array(slide).length(slideShow.slides),
});

type File = ReadPackFile<z.infer<typeof programmeFile>>;
type Days = Pick<PutProgramme, "starts_on"> & { ends_on: string | null };
type Paragraphs = Record<"id" | "en", string[]>;

function getDays({ values: { starts, ends } }: File, today: string): Days {
  return { starts_on: getDay(starts, today), ends_on: ends === undefined ? null : getDay(ends, today) };
}

function getParagraphs({ sections }: File): Paragraphs {
  const cut = (text = "") => text.split(/\n\s*\n/).map((paragraph) => paragraph.replaceAll(/\s+/g, " ").trim());
  return { id: cut(sections.get("id")), en: cut(sections.get("en")) };
}

function getFaults({ path, getLine }: File, days: Days, paragraphs: Paragraphs): PackFault[] {
  const faults: PackFault[] = [];
  for (const language of ["id", "en"] as const) {
    const { length } = paragraphs[language];
    const reason = `below "# ${language}" there are ${length} paragraphs, not ${paragraphCount}`;
    if (length !== paragraphCount) faults.push({ path, line: 1, reason });
  }
  if (days.ends_on !== null && days.ends_on < days.starts_on)
    faults.push({ path, line: getLine(["ends"]), reason: "ends: it lies before starts" });
  return faults;
}

function getProgramme(file: File, days: Days, paragraphs: Paragraphs): PutProgramme {
  const { slug, name, title, url, slides } = file.values;
  return {
    ...{ slug, ...days, external_url: url },
    name: JSON.stringify(name),
    title: JSON.stringify(title),
    slides: JSON.stringify(slides),
    paragraphs: JSON.stringify(paragraphs),
  };
}

/** The talent programmes of a content pack; their days decide which of them runs. */
export const fairPart: PackPart = {
  folder: "fair",
  read(files, today) {
    const read = readEntries(files, programmeFile, ["id", "en"], "slug").map((file) => {
      const [days, paragraphs] = [getDays(file, today), getParagraphs(file)];
      return { faults: getFaults(file, days, paragraphs), programme: getProgramme(file, days, paragraphs) };
    });
    const faults = read.flatMap((one) => one.faults);
    if (faults.length > 0) throw new PackFaults(faults);
    return {
      async put(tx) {
        const report = { added: 0, updated: 0, unchanged: 0 };
        for (const { programme } of read) report[await putProgramme(tx, programme)] += 1;
        if (report.added + report.updated > 0) await tellPages(tx);
        return report;
      },
    };
  },
};
