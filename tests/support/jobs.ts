import { z } from "zod";
import { doJobs } from "../../src/app/jobs.ts";
import { actsOfTest } from "./acts.ts";
import type { AtDesk } from "./desk.ts";
import { eventually } from "./eventually.ts";
import { getRows, listedApplications } from "./listed-applications.ts";

const siteName = () => "Situs Karier";

const previewed = z.object({ previewId: z.number(), count: z.number() });
const started = z.object({ id: z.number() });
const seen = z.object({ state: z.string(), counts: z.record(z.string(), z.number()) });

/** Applications to one vacancy, its recruiter, and jobs over them, on a database of their own. */
export async function jobsOfTest(count: number) {
  // What is done each minute, tests do when they say so.
  const acts = await actsOfTest((platform) => doJobs(platform, ["bulk-jobs"], siteName));
  const listed = await listedApplications(acts.portal, count);
  const { companyId, vacancyId, ids } = listed;
  await acts.db.updateTable("vacancies").set({ lead: "desk" }).where("id", "=", vacancyId).execute();
  const recruiter = await acts.desk.as({ role: "recruiter", companyIds: [companyId] });

  const preview = (body: object, by: AtDesk = recruiter) => by.send("POST", "jobs/preview", { body });

  /** Shows a job and starts it. */
  async function start(body: object, more: object = {}, by: AtDesk = recruiter) {
    const previewAnswer = previewed.parse((await preview(body, by)).body);
    const begun = await by.send("POST", "jobs", { body: { ...previewAnswer, ...more } });
    return { http: begun.http, body: begun.body, id: started.safeParse(begun.body).data?.id ?? 0 };
  }

  const read = async (id: number, by: AtDesk = recruiter) => seen.parse((await by.send("GET", `jobs/${id}`)).body);

  /** Waits until a job is in a state. */
  const until = (id: number, state: string) =>
    eventually(async () => {
      const job = await read(id);
      if (job.state !== state) throw new Error(`The job is ${job.state}: ${JSON.stringify(job.counts)}`);
      return job;
    });

  const rows = async (id: number, query = "") => getRows(await recruiter.send("GET", `jobs/${id}/rows${query}`));

  /** How an application stands to its applicant, and the mail since it was sent. */
  const toldTo = (index: number) => {
    const person = listed.people[index];
    if (person === undefined) throw new Error("There is no such applicant.");
    return acts.told({ ...person, companyId, recruiter });
  };

  /** All as it was: nothing held, nothing decided. */
  async function forget() {
    await acts.db.deleteFrom("bulk_jobs").execute();
    await acts.db.deleteFrom("acts").execute();
  }

  return {
    ...acts,
    ...listed,
    ids,
    companyId,
    vacancyId,
    recruiter,
    preview,
    start,
    read,
    until,
    rows,
    toldTo,
    forget,
  };
}

export type JobsOfTest = Awaited<ReturnType<typeof jobsOfTest>>;
