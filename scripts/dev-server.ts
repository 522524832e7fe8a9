/** One life of the development server: Vite in the middle, server code loaded once, pages always current. */
import { execFileSync } from "node:child_process";
import type { ServerBuild } from "react-router";
import { createServer } from "vite";
import type * as Entry from "../src/entry.server.tsx";

execFileSync(process.execPath, ["scripts/generate.ts"], { stdio: "inherit" });
const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });

interface Environment {
  runner: { import(id: string): Promise<ServerBuild & { entry: { module: typeof Entry } }> };
}

function isRunnable(environment: object): environment is Environment {
  return "runner" in environment;
}

async function loadBuild() {
  const { ssr } = vite.environments;
  if (!isRunnable(ssr)) throw new Error("Vite's server environment cannot run modules.");
  return ssr.runner.import("virtual:react-router/server-build");
}

const first = await loadBuild();
const running = await first.entry.module.startServer(process.env, {
  build: loadBuild,
  isDevelopment: true,
  middleware: vite.middlewares,
});
console.error(running.greeting);

const stop = async () => {
  await running.stop();
  await vite.close();
  process.exit(0);
};
process.once("SIGINT", () => void stop());
process.once("SIGTERM", () => void stop());
