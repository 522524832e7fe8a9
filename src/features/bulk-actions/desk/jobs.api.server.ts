import { z } from "zod";
import { m } from "#messages";
import { readCursor, writeCursor } from "../../../contract/cursor.server.ts";
import { deskEndpoint, type Endpoint } from "../../../contract/endpoint.server.ts";
import { counted, countedAnswer, listLimit, pathId, usualLimit } from "../../../contract/path.schema.ts";
import { accept, notFound, type Reply, refuseWith, type SentFile, sendFile } from "../../../contract/reply.ts";
import type { RequestContext } from "../../../contract/request-context.ts";
import { sheetTypes } from "../../../platform/formats/sheets.ts";
import { getWho } from "../../candidates/list/who-of.server.ts";
import { getReach } from "../../companies/policies.ts";
import { askingOf } from "../../desk-base/asking.server.ts";
import { type DeskParts, doneBy } from "../../desk-base/desk-parts.server.ts";
import { rowStates } from "../bulk-job.ts";
import { readExport, readResults } from "../job-file.server.ts";
import { countJobs, listJobs, readJob, readRows, type SeenJob, stopJob, undoJob } from "../read-jobs.server.ts";
import { closeEndpoint } from "./close-vacancy.api.server.ts";
import { causeText, rowStateText } from "./job-words.ts";
import { jobCall, jobFileCall, jobRowsCall, listJobsCall, stopJobCall, undoJobCall } from "./jobs.calls.ts";
import { jobAnswer, whose } from "./jobs.schema.ts";
import { beginEndpoints } from "./new/begin.api.server.ts";
import { tellJobs } from "./tell-job.server.ts";

type Staff = RequestContext<"staff">;

const path = z.object({ id: pathId });

const looking = ({ identity: { staffId, rights } }: Staff) => ({ staffId, reach: getReach(rights, "candidate.act") });

const badCursor = () => refuseWith(400, "bad-cursor", m.contract_bad_request());
const missing = () => notFound(m.contract_not_found());

/** As large as a row's place among its job's. */
const position = z
  .int()
  .min(0)
  .max(2 ** 31 - 1);

/** The last number of a page of a list that is ordered by it; null for a cursor of another list. */
function placeIn(cursor: string | undefined): number | undefined | null {
  return cursor === undefined ? undefined : (readCursor(cursor, z.tuple([position]))?.[0] ?? null);
}

export const jobsAnswer = z.object({ data: z.array(jobAnswer), next: z.string().nullable(), ...countedAnswer });

function listEndpoint({ platform }: DeskParts): Endpoint {
  return deskEndpoint(listJobsCall, {
    request: z.object({ query: z.object({ limit: listLimit, cursor: z.string().optional() }) }),
    answer: jobsAnswer,
    async handle({ query: { limit = usualLimit, cursor } }, context) {
      const before = placeIn(cursor);
      if (before === null) return badCursor();
      const found = await listJobs(platform, looking(context), { limit: limit + 1, before });
      const page = found.slice(0, limit);
      const last = page.at(-1);
      const reader = { staffId: context.identity.staffId, language: context.language };
      const next = found.length > limit && last !== undefined ? writeCursor([last.id]) : null;
      const total = await countJobs(platform, looking(context));
      return accept({ data: await tellJobs(platform.database.db, page, reader), next, ...counted(total) });
    },
  });
}

/** Does something with the job that a path names; 404 for one that the member does not see. */
function onJob<Answer>(
  { platform }: DeskParts,
  work: (job: SeenJob, context: Staff) => Promise<Reply<Answer> | SentFile>,
) {
  return async ({ path: { id } }: { path: { id: number } }, context: Staff): Promise<Reply<Answer> | SentFile> => {
    const job = await readJob(platform, looking(context), id);
    return job === null ? missing() : work(job, context);
  };
}

function oneEndpoint(parts: DeskParts): Endpoint {
  const { db } = parts.platform.database;
  return deskEndpoint(jobCall, {
    request: z.object({ path }),
    answer: jobAnswer,
    handle: onJob(parts, async (job, { identity: { staffId }, language }) => {
      const [answer] = await tellJobs(db, [job], { staffId, language });
      return answer === undefined ? missing() : accept(answer);
    }),
  });
}

const rowsQuery = z.object({
  state: z.enum(rowStates, "choice").optional(),
  limit: listLimit,
  cursor: z.string().optional(),
});

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

export const rowsAnswer = z.object({
  data: z.array(
    z.object({
      ...{ applicationId: z.number(), who: whose, state: z.enum(rowStates) },
      code: z.string().nullable(),
      /** Why it was refused, in words. */
      cause: z.string().nullable(),
      /** When it will be sent, was sent or was undone. */
      at: z.string().nullable(),
    }),
  ),
  next: z.string().nullable(),
  ...countedAnswer,
});

function rowsEndpoint(parts: DeskParts): Endpoint {
  const { platform } = parts;
  return deskEndpoint(jobRowsCall, {
    request: z.object({ path, query: rowsQuery }),
    answer: rowsAnswer,
    async handle({ path: { id }, query: { state, limit = usualLimit, cursor } }, context) {
      const after = placeIn(cursor);
      if (after === null) return badCursor();
      const job = await readJob(platform, looking(context), id);
      if (job === null) return missing();
      const page = { only: state ?? null, after: after ?? 0, limit: limit + 1 };
      const found = await readRows(platform, id, page);
      const rows = found.slice(0, limit);
      const ids = rows.map(({ applicationId }) => applicationId);
      const whose = await getWho(platform, askingOf(context, "candidate.act"), ids, { kind: "job", id });
      const last = rows.at(-1);
      return accept({
        data: rows.map(({ applicationId, state, code, at }) => ({
          ...{ applicationId, state, code, cause: code === null ? null : causeText(code) },
          who: whose.who.get(applicationId) ?? ({ kind: "gone", code: "" } as const),
          at: at?.toISOString() ?? null,
        })),
        next: found.length > limit && last !== undefined ? writeCursor([last.position]) : null,
        ...counted(state === undefined ? sum(Object.values(job.counts)) : job.counts[state]),
      });
    },
  });
}

function endEndpoints(parts: DeskParts): Endpoint[] {
  const { platform } = parts;
  return [
    deskEndpoint(stopJobCall, {
      request: z.object({ path }),
      answer: z.null(),
      handle: onJob<null>(parts, async ({ id }, context) => {
        const outcome = await stopJob(platform, doneBy(context), id);
        return outcome === "stopped" ? accept(null) : refuseWith(409, "not-running", m.desk_jobs_not_running());
      }),
    }),
    deskEndpoint(undoJobCall, {
      request: z.object({ path }),
      answer: z.null(),
      handle: onJob<null>(parts, async ({ id }, context) => {
        const outcome = await undoJob(platform, doneBy(context), id);
        return outcome === "undone" ? accept(null) : refuseWith(409, "released", m.desk_jobs_released());
      }),
    }),
  ];
}

/** Bulk jobs: preview, start, progress, stop, undo; their files. */
export function jobEndpoints(parts: DeskParts): Endpoint[] {
  return [
    ...beginEndpoints(parts),
    closeEndpoint(parts),
    listEndpoint(parts),
    oneEndpoint(parts),
    rowsEndpoint(parts),
    fileEndpoint(parts),
    ...endEndpoints(parts),
  ];
}

/** The file of an export, for the member who made it; for any other job the result of each row. */
function fileEndpoint(parts: DeskParts): Endpoint {
  const { platform } = parts;
  return deskEndpoint(jobFileCall, {
    request: z.object({ path }),
    answer: z.object({}),
    handle: onJob<object>(parts, async (job, { identity: { staffId }, language }) => {
      const isExport = job.work.kind === "export";
      if (isExport && job.staffId !== staffId) return refuseWith(403, "not-own", m.desk_jobs_not_own());
      const words = {
        language,
        stateText: (state: Parameters<typeof rowStateText>[0]) => rowStateText(state, job.work.kind),
        causeText,
      };
      const file = isExport ? await readExport(platform, job) : await readResults(platform, job, words);
      if (file === null) return refuseWith(409, "file-gone", m.desk_jobs_file_gone());
      return sendFile(file.content, sheetTypes[file.format], file.name);
    }),
  });
}
