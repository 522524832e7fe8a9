import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { deskApi } from "../../../contract/desk-api.ts";
import { type JobAnswer, jobCall } from "../jobs.calls.ts";

/** How often a job is asked for, by what it does; what has ended is not. */
function everyMs({ state, counts, endedAt }: JobAnswer): number | null {
  if (state === "running" || state === "releasing") return 2_000;
  if (counts.held > 0) return 10_000;
  return endedAt === null && state !== "preview" ? 30_000 : null;
}

/**
 * A job as it is by now: asked for while it goes on and the page is looked at. The rows below are read anew when its
 * state changes, not with each number, so that nothing moves under who reads them.
 */
export function useJob(loaded: JobAnswer): JobAnswer {
  const [seen, setSeen] = useState({ loaded, job: loaded });
  const { revalidate } = useRevalidator();
  const job = seen.loaded === loaded ? seen.job : loaded;
  const every = everyMs(job);
  const { id, state } = job;
  useEffect(() => {
    if (every === null) return;
    const timer = setInterval(async () => {
      if (document.visibilityState === "hidden") return;
      const sent = await deskApi.send(jobCall, { path: { id } });
      if (sent.status === "refused") return;
      setSeen({ loaded, job: sent.answer });
      if (sent.answer.state !== state) await revalidate();
    }, every);
    return () => clearInterval(timer);
  }, [every, id, state, loaded, revalidate]);
  return job;
}
