import { hash } from "node:crypto";
import { z } from "zod";
import type { Tx } from "../../../platform/database/database.ts";
import {
  type PackFault,
  PackFaults,
  type PackPart,
  type PackReport,
} from "../../../platform/operations/content-pack/pack-part.ts";
import { both, slug } from "../../../platform/operations/content-pack/pack-values.ts";
import { type ReadPackFile, readEntries } from "../../../platform/operations/content-pack/read-pack-file.ts";
import { findForm, lockForms, putForm } from "../../interviews/star.queries.server.ts";
import type { StarForm } from "../../interviews/star.ts";

const detail = z.strictObject({ slug, label: both, hint: both });
const question = z.strictObject({ slug, question: both, details: z.array(detail).min(1).max(10) });

/** Front matter of `star-forms/<name>.md`; `code` is what the hiring system calls the form. */
const starFile = z.strictObject({
  code: z.string().min(1).max(100),
  questions: z.array(question).min(1).max(20),
});

type StarFile = z.infer<typeof starFile>;

/** Slugs that occur twice where they must be unique. */
function twice({ path, getLine, values: { questions } }: ReadPackFile<StarFile>): PackFault[] {
  const faultsIn = (slugs: readonly string[], at: PropertyKey[]) =>
    slugs.flatMap((slug, index) =>
      slugs.indexOf(slug) === index ? [] : [{ path, line: getLine([...at, index]), reason: `there are two "${slug}"` }],
    );
  const slugs = (entries: readonly { slug: string }[]) => entries.map(({ slug }) => slug);
  return [
    ...faultsIn(slugs(questions), ["questions"]),
    ...questions.flatMap(({ details }, at) => faultsIn(slugs(details), ["questions", at, "details"])),
  ];
}

async function put(tx: Tx, file: StarFile): Promise<keyof PackReport> {
  const contentHash = hash("sha256", JSON.stringify(file), "base64url");
  const before = await findForm(tx, file.code);
  if (before?.contentHash === contentHash) return "unchanged";
  await putForm(tx, file.code, numberedForm(file, before?.document ?? null), contentHash);
  return before === undefined ? "added" : "updated";
}

/** The STAR forms of a content pack. Who has sent one keeps the questions that he answered. */
export const starPart: PackPart = {
  folder: "star-forms",
  read(files) {
    const read = readEntries(files, starFile, [], "code");
    const faults = read.flatMap(twice);
    if (faults.length > 0) throw new PackFaults(faults);
    return {
      async put(tx) {
        const report: PackReport = { added: 0, updated: 0, unchanged: 0 };
        await lockForms(tx);
        for (const { values } of read) report[await put(tx, values)] += 1;
        return report;
      },
    };
  },
};

/** A form with its ids: what it had before keeps its own by its slug, what is new gets the next. */
function numberedForm({ questions }: StarFile, before: StarForm | null): StarForm {
  let lastId = before?.lastId ?? 0;
  const next = () => {
    lastId += 1;
    return lastId;
  };
  const numbered = questions.map(({ slug, question, details }) => {
    const known = before?.questions.find((one) => one.slug === slug);
    return {
      id: known?.id ?? next(),
      ...{ slug, question },
      details: details.map((detail) => ({
        id: known?.details.find((one) => one.slug === detail.slug)?.id ?? next(),
        ...detail,
      })),
    };
  });
  return { questions: numbered, lastId };
}
