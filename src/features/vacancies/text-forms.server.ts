import { createHash } from "node:crypto";
import type { Database, Db, Tx } from "../../platform/database/database.ts";
import { htmlToMarkdown } from "../../platform/formats/html-to-markdown.ts";
import { textOfHtml } from "../../platform/formats/rich-text.ts";
import { checkedMark } from "../../platform/formats/safe-mark.ts";
import { inTurn } from "../../platform/in-turn.ts";
import { findDeskVacancy } from "./draft/desk-vacancy.queries.server.ts";
import type { VacancyFields } from "./draft/vacancy-fields.ts";
import {
  deleteOtherForms,
  insertForms,
  storedForms,
  type TextForms,
  unmarkedVacancies,
  writeMarks,
} from "./vacancy-texts.store.server.ts";

const getHash = (html: string) => createHash("sha256").update(html).digest("base64url");

function getHtml({ description, requirement }: Pick<VacancyFields, "description" | "requirement">): string[] {
  return [description.id, description.en, requirement.id, requirement.en].filter((html) => html !== "");
}

async function makeForms(html: string): Promise<TextForms> {
  const markdown = await inTurn(() => htmlToMarkdown(html));
  return { markdown, words: await inTurn(() => textOfHtml(html)) };
}

/**
 * Keeps Markdown and words of what is edited in the desk beside it, so that no page converts them. A text that stays is
 * not converted again; one that is gone leaves nothing.
 */
export async function keepForms(tx: Tx, vacancyId: number, versions: readonly VacancyFields[]): Promise<void> {
  const texts = new Map(versions.flatMap(getHtml).map((html) => [getHash(html), html]));
  await addForms(tx, vacancyId, texts);
  await deleteOtherForms(tx, vacancyId, [...texts.keys()]);
}

async function addForms(tx: Tx, vacancyId: number, texts: ReadonlyMap<string, string>): Promise<void> {
  const stored = await storedForms(tx, vacancyId);
  for (const [hash, html] of texts) {
    if (!stored.has(hash)) await insertForms(tx, vacancyId, hash, await makeForms(html));
  }
}

/** The Markdown or the words of a text of a vacancy's. */
export type FormOf = (html: string, form: keyof TextForms) => Promise<string>;

/**
 * Reads the forms of a vacancy's texts. One that is not kept, of an import's that nobody edited here, is converted by the
 * one who asks, in a turn of its own.
 */
export async function readForms(db: Db, vacancyId: number): Promise<FormOf> {
  const stored = await storedForms(db, vacancyId);
  return async (html, form) => {
    if (html === "") return "";
    const found = stored.get(getHash(html));
    if (found !== undefined) return found[form];
    return inTurn(() => (form === "markdown" ? htmlToMarkdown(html) : textOfHtml(html)));
  };
}

const batch = 100;

/**
 * Marks public texts that are safe as they lie in their rows and have no mark: written before there were marks, or by an
 * import beside what the desk had edited. Of what was edited in the desk it keeps Markdown and words too. Each text is
 * converted in a turn of its own, each vacancy written by a transaction of its own.
 * @returns how many vacancies there were
 */
export async function fillTexts(database: Database, signal: AbortSignal): Promise<number> {
  let filled = 0;
  let rows = await unmarkedVacancies(database.db, 0, batch);
  while (rows.length > 0 && !signal.aborted) {
    for (const row of rows) {
      const indonesian = await checkedMark([row.description_id, row.requirement_id]);
      const english = await checkedMark([row.description_en, row.requirement_en]);
      await database.transact(async (tx) => {
        const edited = row.edited_at === null ? undefined : await findDeskVacancy(tx, row.id);
        if (edited !== undefined) await keepForms(tx, row.id, [edited.fields, edited.published]);
        await writeMarks(tx, row.id, indonesian, english);
      });
      filled += 1;
    }
    rows = await unmarkedVacancies(database.db, rows.at(-1)?.id ?? 0, batch);
  }
  return filled;
}
