import { z } from "zod";
import type { Tx } from "../../../platform/database/database.ts";
import {
  type PackFault,
  PackFaults,
  type PackPart,
  type PackReport,
} from "../../../platform/operations/content-pack/pack-part.ts";
import { both, slug } from "../../../platform/operations/content-pack/pack-values.ts";
import { type ReadPackFile, readEach, readPackFile } from "../../../platform/operations/content-pack/read-pack-file.ts";
import {
  hideOthers,
  lockEntries,
  type PutEntry,
  putEntry,
  ratingsDocument,
} from "../../surveys/survey.queries.server.ts";
import { ratings } from "../../surveys/survey.ts";

const line = z.strictObject({ slug, text: both });

const category = z.strictObject({
  slug,
  /** Which ratings bring it. */
  ratings: z.array(z.literal(ratings)).min(1),
  name: both,
  questions: z.array(line).min(1),
});

/** Front matter of `survey/survey.md`: everything that is asked after applying. */
const surveyFile = z.strictObject({ categories: z.array(category).min(1), dissatisfaction: z.array(line) });

type SurveyFile = z.infer<typeof surveyFile>;

const onlyFile = "survey/survey.md";

/** Slugs that stand twice: each names one line. */
function twice({ path, getLine, values }: ReadPackFile<SurveyFile>): PackFault[] {
  const { categories, dissatisfaction } = values;
  const faultsIn = (places: { slug: string; at: PropertyKey[] }[]) =>
    places.flatMap(({ slug, at }, index) => {
      const isFirst = places.findIndex((other) => other.slug === slug) === index;
      return isFirst ? [] : [{ path, line: getLine(at), reason: `there are two "${slug}"` }];
    });
  return [
    ...faultsIn(categories.map(({ slug }, at) => ({ slug, at: ["categories", at] }))),
    ...faultsIn(
      categories.flatMap(({ questions }, one) =>
        questions.map(({ slug }, two) => ({ slug, at: ["categories", one, "questions", two] })),
      ),
    ),
    ...faultsIn(dissatisfaction.map(({ slug }, at) => ({ slug, at: ["dissatisfaction", at] }))),
  ];
}

function entry(kind: PutEntry["kind"], slug: string, text: { id: string; en: string }, position: number): PutEntry {
  return {
    kind,
    slug,
    category_id: null,
    position,
    ratings: ratingsDocument.write([]),
    text_id: text.id,
    text_en: text.en,
  };
}

async function put(tx: Tx, { categories, dissatisfaction }: SurveyFile): Promise<PackReport> {
  const report: PackReport = { added: 0, updated: 0, unchanged: 0 };
  const keep = async (one: PutEntry) => {
    const { id, did } = await putEntry(tx, one);
    report[did] += 1;
    return id;
  };
  await lockEntries(tx);
  const questions = categories.flatMap((category) => category.questions.map(({ slug }) => slug));
  for (const [place, { slug, name, ratings, questions }] of categories.entries()) {
    const brings = ratingsDocument.write([...new Set(ratings)].sort());
    const category_id = await keep({ ...entry("category", slug, name, place), ratings: brings });
    for (const [at, one] of questions.entries()) {
      await keep({ ...entry("question", one.slug, one.text, at), category_id });
    }
  }
  for (const [at, one] of dissatisfaction.entries()) await keep(entry("dissatisfaction", one.slug, one.text, at));
  const slugs = (lines: readonly { slug: string }[]) => lines.map(({ slug }) => slug);
  report.updated += await hideOthers(tx, "category", slugs(categories));
  report.updated += await hideOthers(tx, "question", questions);
  report.updated += await hideOthers(tx, "dissatisfaction", slugs(dissatisfaction));
  return report;
}

/**
 * The survey after applying, from a content pack's `survey/survey.md`; questions that it no longer names are no longer
 * asked.
 */
export const surveyPart: PackPart = {
  folder: "survey",
  read(files) {
    const read = readEach(files, (file) => {
      if (file.path === onlyFile) return readPackFile(file, surveyFile, []);
      throw new PackFaults([{ path: file.path, line: 1, reason: `everything that is asked stands in ${onlyFile}` }]);
    });
    const faults = read.flatMap(twice);
    if (faults.length > 0) throw new PackFaults(faults);
    return {
      async put(tx) {
        const report: PackReport = { added: 0, updated: 0, unchanged: 0 };
        for (const { values } of read) {
          const change = await put(tx, values);
          for (const key of ["added", "updated", "unchanged"] as const) report[key] += change[key];
        }
        return report;
      },
    };
  },
};
