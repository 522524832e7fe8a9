import { z } from "zod";
import { atMost, type Figure, textFigure } from "./table.ts";

/** Rows of the job; recruiting §13 speaks of 10,000 (`JOB_ROWS=10000`), the others' budgets are its share. */
export const jobRows = Number(process.env["JOB_ROWS"] ?? 2_000);
const inSpec = 10_000;

/** Seconds for the preview of ten thousand, and until they are held, on a server and embedded (recruiting §13). */
const budgets = { preview: [3, 3], held: [60, 180] } as const;

export interface JobsAtDesk {
  /** Asks the desk as a recruiter. */
  send(method: "GET" | "POST", path: string, body?: object): Promise<unknown>;
  /** A list of so many rows. */
  list: string;
  phaseId: number;
}

const previewed = z.object({ previewId: z.number(), count: z.number() });
const started = z.object({ id: z.number() });
const seen = z.object({ state: z.string(), counts: z.object({ held: z.number() }) });

const waitMs = 100;

/** Requests a list now and then until stopped, as colleagues do while a job runs. */
async function meanwhile({ send }: JobsAtDesk, path: string, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver()) {
    const began = performance.now();
    await send("GET", path);
    times.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
  return times;
}

async function untilSeen(desk: JobsAtDesk, id: number, isThere: (job: z.infer<typeof seen>) => boolean): Promise<void> {
  while (!isThere(seen.parse(await desk.send("GET", `jobs/${id}`)))) {
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}

/** The share of a budget that so many rows have; what each job pays besides is a fifth. */
const getShare = (budget: number) => Number((budget * Math.max(jobRows / inSpec, 0.2)).toPrecision(2));

const seconds = (from: number) => (performance.now() - from) / 1000;

/** A bulk job: previewed, held while others work, undone. */
export async function measureJobs(name: string, desk: JobsAtDesk, place: 0 | 1): Promise<Figure[]> {
  const act = { kind: "move", phaseId: desk.phaseId };
  const beganPreview = performance.now();
  const chosenRows = previewed.parse(await desk.send("POST", "jobs/preview", { act, query: desk.list }));
  const preview = seconds(beganPreview);
  const beganHolding = performance.now();
  const { id } = started.parse(await desk.send("POST", "jobs", chosenRows));
  let isHeld = false;
  const others = meanwhile(desk, "jobs", () => isHeld);
  await untilSeen(desk, id, ({ state }) => state === "held");
  const holdingSeconds = seconds(beganHolding);
  isHeld = true;
  const times = (await others).toSorted((one, other) => one - other);
  const beganUndoing = performance.now();
  await desk.send("POST", `jobs/${id}/undo`);
  await untilSeen(desk, id, ({ counts }) => counts.held === 0);
  const what = `${name}: a job of ${chosenRows.count}`;
  return [
    atMost(`${what}, preview`, preview, getShare(budgets.preview[place]), " s"),
    atMost(`${what}, held in`, holdingSeconds, getShare(budgets.held[place]), " s"),
    textFigure(
      `${what}, another call meanwhile, p95`,
      `${Math.round(times[Math.ceil(times.length * 0.95) - 1] ?? 0)} ms`,
    ),
    textFigure(`${what}, taken back in`, `${seconds(beganUndoing).toPrecision(2)} s`),
  ];
}
