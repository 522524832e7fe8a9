import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import type * as Entry from "../entry.server.tsx";
import type { Running } from "./start.ts";

type SiteBuild = ServerBuild & { entry: { module: typeof Entry } };

/** How long a stop may take after its drain before the process ends anyway. */
const STOP_WITHIN_MS = 5_000;

/** Whether a module is what `npm run build` makes of this site. */
function isSiteBuild(made: unknown): made is SiteBuild {
  return typeof made === "object" && made !== null && "entry" in made && "routes" in made;
}

function stop(running: Running, drainSeconds: number): void {
  setTimeout(() => process.exit(1), drainSeconds * 1000 + STOP_WITHIN_MS).unref();
  void running.stop(drainSeconds).then(() => process.exit(0));
}

/** Serves the build in `folder` until SIGINT or SIGTERM; a setting that is wrong ends the process with one sentence. */
export async function serveBuild(folder: string): Promise<void> {
  const build: unknown = await import(pathToFileURL(resolve(folder, "server/index.js")).href);
  if (!isSiteBuild(build)) throw new Error(`The folder ${folder} holds no build of the site.`);
  try {
    const running = await build.entry.module.startServer(process.env, { build, isDevelopment: false });
    console.error(running.greeting);
    process.once("SIGTERM", () => stop(running, running.drainSeconds));
    // Who stops it by hand waits for nobody in front of it.
    process.once("SIGINT", () => stop(running, 0));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    if (error instanceof Error && error.cause) console.error(error.cause);
    process.exit(1);
  }
}
