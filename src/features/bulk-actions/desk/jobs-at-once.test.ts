// Shows: F33, F34
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type JobsOfTest, jobsOfTest } from "../../../../tests/support/jobs.ts";
import { startJob } from "../start-job.server.ts";
import { workThrough } from "../work/work-through.server.ts";

let jobs: JobsOfTest;
beforeAll(async () => {
  jobs = await jobsOfTest(5);
});
afterAll(() => jobs.platform.close());
beforeEach(() => jobs.forget());

const deeds = async () => {
  const rows = jobs.db.selectFrom("trail_entries").select("action").where("thing_kind", "=", "application");
  return (await rows.execute()).map(({ action }) => action);
};

test.each([
  ["holds", { act: { kind: "hire" } }, { held: 5, released: 0 }, "application.act-held"],
  ["shares", { share: { withCv: false } }, { held: 0, released: 5 }, "candidate.shared"],
])(
  "a job that %s, worked on by two processes at once, does to each what it is to do once",
  async (_, work, counts, deed) => {
    const { platform, recruiter } = jobs;
    const before = (await deeds()).filter((action) => action === deed).length;
    const { body } = await jobs.preview({ ...work, ids: [...jobs.ids] });
    const by = { actor: { kind: "staff", id: recruiter.id }, requestId: "test" } as const;
    const quiet = { ...platform, jobs: { ...platform.jobs, send: async () => {} } };
    const start = { id: Number(body["previewId"]), count: 5, releaseAt: null, withStarred: false };
    const started = await startJob(quiet, { by, staffId: recruiter.id, isProved: true }, start);
    expect(started.status).toBe("started");
    const signal = new AbortController().signal;
    await Promise.all([0, 1].map(() => workThrough(quiet, () => "Situs Karier", signal)));
    expect(await jobs.read(start.id)).toMatchObject({ counts: { ...counts, waiting: 0, refused: 0 } });
    expect((await deeds()).filter((action) => action === deed)).toHaveLength(before + 5);
  },
);
