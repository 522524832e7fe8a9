import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import type * as Entry from "../entry.server.tsx";
import { createLog } from "../platform/log/log.ts";
import { readSettings } from "../platform/settings/settings.ts";
import { exitCodeOfStart } from "../platform/settings/settings-error.ts";
import { EndedEarly, isOneOfMany, serveTogether, tellStarted } from "./processes.ts";
import type { Running } from "./start.ts";

type SiteBuild = ServerBuild & { entry: { module: typeof Entry } };

/** How long a stop may take after its drain before the process ends anyway. */
const STOP_WITHIN_MS = 40_000;

/** Whether a module is what `npm run build` makes of this site. */
function isSiteBuild(made: unknown): made is SiteBuild {
  return typeof made === "object" && made !== null && "entry" in made && "routes" in made;
}

/** A signal that comes twice, as a terminal and a supervisor send it to each process of a group, counts once. */
function stopAtSignals(running: Running): void {
  let isStopping = false;
  const stop = (drainSeconds: number) => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), drainSeconds * 1000 + STOP_WITHIN_MS).unref();
    void running.stop(drainSeconds).then(() => process.exit(0));
  };
  process.on("SIGTERM", () => stop(running.drainSeconds));
  // A stop by hand does not wait for a load balancer.
  process.on("SIGINT", () => stop(0));
}

async function serveAlone(folder: string): Promise<void> {
  const build: unknown = await import(pathToFileURL(resolve(folder, "server/index.js")).href);
  if (!isSiteBuild(build)) throw new Error(`The folder ${folder} holds no build of the site.`);
  const running = await build.entry.module.startServer(process.env, { build, isDevelopment: false });
  stopAtSignals(running);
  if (isOneOfMany()) tellStarted(running.greeting);
  else console.error(running.greeting);
}

/**
 * Serves the build in `folder` until SIGINT or SIGTERM, from as many processes as PROCESSES says; a setting that is
 * wrong ends the process with one sentence.
 */
export async function serveBuild(folder: string): Promise<void> {
  try {
    const { processes, logLevel } = readSettings(process.env);
    if (processes === 1 || isOneOfMany()) await serveAlone(folder);
    else await serveTogether(processes, createLog({ level: logLevel }), (greeting) => console.error(greeting));
  } catch (error) {
    if (!(error instanceof EndedEarly)) console.error(error instanceof Error ? error.message : error);
    if (error instanceof Error && error.cause instanceof Error) console.error(`Because: ${error.cause.message}`);
    process.exit(error instanceof EndedEarly ? error.exitCode : exitCodeOfStart(error));
  }
}
