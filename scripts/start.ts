/** `npm start`: builds when needed, then serves until it is told to stop. */
import { enableCompileCache } from "node:module";
import { buildSite } from "./build-site.ts";

// What V8 made of the modules is kept for the next start.
enableCompileCache(".cache/compiled");
const folder = buildSite();
process.env["NODE_ENV"] = "production";
const { serveBuild } = await import("../src/server/main.ts");
await serveBuild(folder);
