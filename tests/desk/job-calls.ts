import { z } from "zod";
import { type DeskCall, nothing } from "./desk-call.ts";
import type { DeskWorld, Persona } from "./desk-world.ts";

const previewed = z.object({ previewId: z.number(), count: z.number() });

/** Acts on each of an asker's own applications. */
const wish = ({ vacancyId }: Persona) => ({ act: { kind: "hire" }, query: `vacancyId=${vacancyId}` });

async function aPreview({ acts }: DeskWorld, by: Persona) {
  await acts.forgetHeld();
  return previewed.parse((await by.send("POST", "jobs/preview", { body: wish(by) })).body);
}

/** A job of the company's, of which nothing is made yet. */
async function aJob(world: DeskWorld): Promise<{ path: { id: number } }> {
  const { recruiter } = world;
  const { body } = await recruiter.send("POST", "jobs", { body: await aPreview(world, recruiter) });
  return { path: { id: Number(body["id"] ?? 0) } };
}

const read = new WeakMap<DeskWorld, ReturnType<typeof aJob>>();

/** The same one, however often it is read. */
function theJob(world: DeskWorld): ReturnType<typeof aJob> {
  const known = read.get(world) ?? aJob(world);
  read.set(world, known);
  return known;
}

/** Jobs over many applications. */
export const jobCalls: Readonly<Record<string, DeskCall>> = {
  "POST staff/jobs/preview": { of: null, good: (_, by) => ({ body: wish(by) }) },
  "POST staff/jobs": { of: null, good: async (world, by) => ({ body: await aPreview(world, by) }) },
  "GET staff/jobs": nothing,
  "GET staff/jobs/{id}": { of: "application", good: theJob },
  "GET staff/jobs/{id}/rows": { of: "application", good: theJob },
  "GET staff/jobs/{id}/file": { of: "application", good: theJob },
  "POST staff/jobs/{id}/stop": { of: "application", good: aJob },
  "POST staff/jobs/{id}/undo": { of: "application", good: aJob },
};
