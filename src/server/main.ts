import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import type * as Entry from "../entry.server.tsx";

type SiteBuild = ServerBuild & { entry: { module: typeof Entry } };

/** Seconds that a stop may take before the process ends anyway. */
const STOP_TIMEOUT_MS = 10_000;

/** Whether a module is what `npm run build` makes of this site. */
function isSiteBuild(made: unknown): made is SiteBuild {
  return typeof made === "object" && made !== null && "entry" in made && "routes" in made;
}

/** Serves the build in `folder` until SIGINT or SIGTERM; a setting that is wrong ends the process with one sentence. */
export async function serveBuild(folder: string): Promise<void> {
  const build: unknown = await import(pathToFileURL(resolve(folder, "server/index.js")).href);
  if (!isSiteBuild(build)) throw new Error(`The folder ${folder} holds no build of the site.`);
  try {
    const running = await build.entry.module.startServer(process.env, { build, isDevelopment: false });
    console.error(running.greeting);
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      process.once(signal, () => {
        setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
        void running.stop().then(() => process.exit(0));
      });
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    if (error instanceof Error && error.cause) console.error(error.cause);
    process.exit(1);
  }
}
