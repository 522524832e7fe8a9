// Shows: F35
import { parse } from "csv-parse/sync";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { eventually } from "../../../../tests/support/eventually.ts";
import { type JobsOfTest, jobsOfTest } from "../../../../tests/support/jobs.ts";
import { personalDataOfRooms } from "../../../app/personal-data.ts";
import { limitRules } from "../../../platform/limits/limit-rules.ts";
import { looksAt } from "../../audit/look.queries.server.ts";
import { readTrail } from "../../audit/trail.queries.server.ts";
import { deleteAccount } from "../../privacy/delete-account.server.ts";
import { readExport } from "../job-file.server.ts";

let jobs: JobsOfTest;
beforeAll(async () => {
  jobs = await jobsOfTest(3);
});
afterAll(() => jobs.platform.close());
beforeEach(async () => {
  await jobs.forget();
  await jobs.restore();
  await jobs.platform.limits.forget(limitRules.candidateExports, [`staff:${jobs.recruiter.id}`]);
});

const reason = "rapat mingguan dengan manajer";

const exporting = (format: "csv" | "xlsx" = "csv", ids = [...jobs.ids]) => ({ export: { format, reason }, ids });

async function exported(format: "csv" | "xlsx" = "csv") {
  const { id, http } = await jobs.start(exporting(format));
  expect(http).toBe(202);
  await jobs.until(id, "done");
  const file = await readExport(jobs.platform, { id });
  if (file === null) throw new Error("There is no file.");
  return { id, file };
}

const cells = z.array(z.array(z.string()));

async function getCsv(): Promise<{ about: string[]; columns: string[]; rows: string[][] }> {
  const { file } = await exported();
  const [about = [], columns = [], ...rows] = cells.parse(
    parse(Buffer.from(file.content), { bom: true, relax_column_count: true }),
  );
  return { about, columns, rows };
}

test("an export names who, when and why, and has the columns of the list", async () => {
  const { about, columns, rows } = await getCsv();
  expect(about[0]).toMatch(/^Diekspor oleh Ratna Wulandari, .* Alasan: rapat mingguan dengan manajer$/);
  expect(columns).toEqual(expect.arrayContaining(["Nama", "Skor", "Institusi", "Gaji yang diharapkan (rupiah)"]));
  expect(columns.join()).not.toMatch(/lahir|kelamin|agama|foto|umur/i);
  expect(rows).toHaveLength(3);
});

test("no text of an applicant is a formula", async () => {
  await jobs.change(jobs.ids[0] ?? 0, { name: '=HYPERLINK("http://jahat.example","klik")' });
  const { rows } = await getCsv();
  expect(rows[0]?.[0]).toBe('\'=HYPERLINK("http://jahat.example","klik")');
  const { file } = await exported("xlsx");
  const parts = unzipSync(file.content);
  const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  expect(part("xl/worksheets/sheet1.xml")).not.toContain("<f>");
  expect(part("xl/sharedStrings.xml")).toContain('<t>=HYPERLINK("http://jahat.example","klik")</t>');
});

test("of a blind vacancy it has a code, and no name or institution (F39)", async () => {
  await jobs.db.updateTable("vacancies").set({ blind: true }).where("id", "=", jobs.vacancyId).execute();
  const { columns, rows } = await getCsv();
  const institution = columns.indexOf("Institusi");
  for (const row of rows) {
    expect(row[0]).toMatch(/^[A-Z0-9]{5}$/);
    expect(row[institution]).toBe("");
  }
});

test("each person exported can read that, and the audit log has the reason", async () => {
  const { id } = await exported();
  for (const person of jobs.people) {
    expect((await looksAt(jobs.db, person.id)).map(({ what }) => what)).toContain("export");
  }
  const entries = await readTrail(jobs.db, { action: "candidates.exported" }, { limit: 9 });
  expect(entries).toMatchObject([{ reason, thing: { kind: "job", id }, applicantIds: { length: 3 } }]);
});

test("the file is its maker's alone, for a day", async () => {
  const { id } = await exported();
  const at = `jobs/${id}/file`;
  const own = await jobs.recruiter.send("GET", at);
  expect(own.http).toBe(200);
  expect(own.headers.get("content-disposition")).toContain("attachment");
  const other = await jobs.desk.as({ role: "recruiter", companyIds: [jobs.companyId] });
  expect(await other.send("GET", at)).toMatchObject({ http: 403, body: { code: "not-own" } });
  const { time } = jobs.platform;
  const before = time.now;
  time.now = new Date(before.getTime() + 24 * 3_600_000);
  expect(await readExport(jobs.platform, { id })).toBeNull();
  time.now = before;
});

test("it wants the second step, as more than five hundred do; and comes twenty times an hour", async () => {
  const { body } = await jobs.preview(exporting());
  expect(body).toMatchObject({ needsProof: true });
  const proved = (at: Date) => jobs.db.updateTable("sessions").set({ proved_at: at }).execute();
  await proved(new Date(jobs.platform.clock().getTime() - 16 * 60_000));
  expect(await jobs.start(exporting())).toMatchObject({ http: 403, body: { code: "step-up-needed" } });
  await proved(jobs.platform.clock());
  for (let turn = 0; turn < 20; turn++) expect(await jobs.start(exporting())).toMatchObject({ http: 202 });
  expect(await jobs.start(exporting())).toMatchObject({ http: 429, body: { code: "too-many" } });
});

test("the results of another job's rows are a file that names nobody", async () => {
  const { id } = await jobs.start({ act: { kind: "hire" }, ids: jobs.ids.slice(1) });
  await jobs.until(id, "held");
  const download = await jobs.recruiter.send("GET", `jobs/${id}/file`);
  expect(download).toMatchObject({ http: 200 });
  expect(download.headers.get("content-type")).toContain("text/csv");
});

test("an erased person is in no file that is still there (F46)", async () => {
  const { id } = await exported();
  const [gone] = jobs.people;
  await deleteAccount(jobs.platform, personalDataOfRooms, gone?.id ?? 0, "test");
  await eventually(async () => expect(await readExport(jobs.platform, { id })).toBeNull());
  expect(await jobs.db.selectFrom("bulk_job_files").selectAll().execute()).toEqual([]);
});
