import { createHash } from "node:crypto";
import type { PutCategory, PutQuestion } from "../../../domain/help/pack/put-help.queries.server.ts";
import { foldText } from "../../../domain/master-data/fold-text.ts";
import { type PackFault, PackFaults, type PackFile } from "../../../platform/content-pack/pack-part.ts";
import { type ReadPackFile, readEach, readPackFile } from "../../../platform/content-pack/read-pack-file.ts";
import { markdownToHtml, textOfHtml } from "../../../platform/rich-text/rich-text.ts";
import { categoryFile, questionFile } from "./help-file.server.ts";

/** A category or a question as a pack tells it, and where to point when it does not fit. */
export interface Told<Put> {
  put: Put;
  path: string;
  lineOf: ReadPackFile<unknown>["lineOf"];
}

export interface ReadHelp {
  categories: Told<PutCategory>[];
  questions: Told<PutQuestion & { category: string; subcategory: string | null }>[];
}

const categoryPath = /^[^/]+\/(?<slug>[a-z0-9-]+)\.md$/;
const questionPath = /^[^/]+\/(?<category>[a-z0-9-]+)\/(?<slug>[a-z0-9-]+)\.md$/;
const wrongPath =
  "a category is help/<category>.md, a question help/<category>/<question>.md, in letters a to z, digits and hyphens";

const hashOf = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("base64url");

function readCategory(file: PackFile, slug: string): ReadHelp["categories"][number] {
  const { values, path, lineOf } = readPackFile(file, categoryFile, []);
  const { name, summary, search, subcategories, order: position, icon } = values;
  const put: PutCategory = {
    ...{ slug, position, icon, content_hash: hashOf(values) },
    ...{ name_id: name.id, name_en: name.en, summary_id: summary.id, summary_en: summary.en },
    ...{ search_id: search?.id ?? null, search_en: search?.en ?? null },
    subcategories: subcategories.map((part, at) => ({
      ...{ slug: part.slug, position: at, name_id: part.name.id, name_en: part.name.en },
    })),
  };
  return { put, path, lineOf };
}

function readQuestion(file: PackFile, category: string, slug: string): ReadHelp["questions"][number] {
  const { values, sections, path, lineOf } = readPackFile(file, questionFile, ["id", "en"]);
  const { title, keywords, order: position } = values;
  const [answer_id, answer_en] = [markdownToHtml(sections.get("id") ?? ""), markdownToHtml(sections.get("en") ?? "")];
  const words = {
    title: foldText(`${title.id} ${title.en}`),
    keywords: foldText(keywords.join(" ")),
    answer: foldText(`${textOfHtml(answer_id)} ${textOfHtml(answer_en)}`),
  };
  const put = {
    ...{ slug, category, subcategory: values.subcategory ?? null, position, words },
    ...{ title_id: title.id, title_en: title.en, answer_id, answer_en },
    ...{ is_often: values.often, is_hidden: values.hidden },
    content_hash: hashOf([category, values, answer_id, answer_en]),
  };
  return { put, path, lineOf };
}

function subcategoryTwice(categories: ReadHelp["categories"]): PackFault[] {
  return categories.flatMap(({ put, path, lineOf }) =>
    put.subcategories.flatMap(({ slug }, at) => {
      const isFirst = put.subcategories.findIndex((other) => other.slug === slug) === at;
      return isFirst ? [] : [{ path, line: lineOf(["subcategories", at]), reason: `there are two "${slug}"` }];
    }),
  );
}

function slugTwice(questions: ReadHelp["questions"]): PackFault[] {
  return questions.flatMap(({ put, path }, at) => {
    const first = questions.findIndex((other) => other.put.slug === put.slug);
    const reason = `${questions[first]?.path} has the same name; each question's is its own`;
    return first === at ? [] : [{ path, line: 1, reason }];
  });
}

/**
 * Reads the files of a pack's folder.
 * @throws PackFaults naming every fault of every file
 */
export function readHelpFiles(files: readonly PackFile[]): ReadHelp {
  const categories: ReadHelp["categories"] = [];
  const questions: ReadHelp["questions"] = [];
  readEach(files, (file) => {
    const category = categoryPath.exec(file.path)?.groups;
    const question = questionPath.exec(file.path)?.groups;
    if (category?.["slug"]) categories.push(readCategory(file, category["slug"]));
    else if (question?.["slug"] && question["category"]) {
      questions.push(readQuestion(file, question["category"], question["slug"]));
    } else throw new PackFaults([{ path: file.path, line: 1, reason: wrongPath }]);
  });
  const faults = [...subcategoryTwice(categories), ...slugTwice(questions)];
  if (faults.length > 0) throw new PackFaults(faults);
  return { categories, questions };
}
