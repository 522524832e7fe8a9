// Shows: promise 11
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askingAt } from "../wire/asking.ts";
import { type WholePortal, wholePortal } from "../wire/whole-portal.ts";

const planted = `<p>tetap</p><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a>`;

/** Every column that holds HTML; `sections` holds it within JSON. */
const htmlColumns = [
  "companies.description_en",
  "companies.description_id",
  "content_pages.sections",
  "events.body_en",
  "events.body_id",
  "help_questions.answer_en",
  "help_questions.answer_id",
  "news.body_en",
  "news.body_id",
  "vacancies.description_en",
  "vacancies.description_id",
  "vacancies.requirement_en",
  "vacancies.requirement_id",
];

/** The desk's data of vacancies beside the public part; no applicants' call answers with it. */
const deskColumns = ["vacancy_drafts.document", "vacancy_imports.said", "vacancy_versions.document"];

/** Every call that answers with it. */
const htmlCalls = [
  "POST company-details/{lang}",
  "GET lowongan-detail/{id}/{lang}",
  "GET front-end/agenda-detail-page/{id}",
  "GET front-end/news-artikel-detail-page/{id}",
  "POST front-end/faq-home/{lang}",
  "POST front-end/question-category/{categoryId}/{lang}",
  "POST front-end/search-question/{lang}",
  "GET tentang-kami-page/{lang}",
  "GET program-kami-page/{lang}",
  "GET front-end/terms-page/{lang}",
];

let portal: WholePortal;
beforeAll(async () => {
  portal = await wholePortal();
});
afterAll(() => portal.platform.close());

/** Columns of the sample that hold HTML, found by looking. */
async function columnsWithHtml(): Promise<string[]> {
  const { db } = portal.platform.database;
  const columns = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'jsonb') order by 1, 2`.execute(db);
  const found: string[] = [];
  for (const { table, column } of columns.rows) {
    const { rows } = await sql`
      select from ${sql.table(table)} where ${sql.ref(column)}::text ~ '</(p|li)>' limit 1`.execute(db);
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found;
}

async function plant(): Promise<void> {
  const { db } = portal.platform.database;
  for (const [table = "", column = ""] of htmlColumns.map((name) => name.split("."))) {
    const value =
      column === "sections"
        ? sql`(select jsonb_agg(section || jsonb_build_object('body',
            jsonb_build_object('id', ${planted}::text, 'en', ${planted}::text))) from jsonb_array_elements(sections) as section)`
        : sql`${planted}`;
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value}`.execute(db);
  }
}

test("HTML is in these columns of the sample, and in no other", async () => {
  expect(await columnsWithHtml()).toEqual([...htmlColumns, ...deskColumns]);
});

test("HTML that was written into a table by other hands is made safe wherever it is answered", async () => {
  await plant();
  const { right } = askingAt(portal);
  for (const call of htmlCalls) {
    const { http, text } = await right(call);
    const [isShown, isHostile] = [text.includes("<p>tetap</p>"), /<script|onerror|javascript:/i.test(text)];
    expect({ call, http, isShown, isHostile }).toEqual({ call, http: 200, isShown: true, isHostile: false });
  }
});
