/** `npm start`: builds when needed, then serves until it is told to stop. */
import { enableCompileCache } from "node:module";
import { setFlagsFromString } from "node:v8";
import { buildSite } from "./build-site.ts";
import { mallocFrugally } from "./frugal-malloc.ts";

mallocFrugally();
// What V8 made of the modules is kept for the next start.
enableCompileCache(".cache/compiled");
// The embedded database has 600 MB for itself and the site, twice what a process beside a server has: there the heap
// may grow by more between two collections, and more pages are rendered.
if (!process.env["DATABASE_URL"]) setFlagsFromString("--heap-growing-percent=80");
const folder = buildSite();
process.env["NODE_ENV"] = "production";
const { serveBuild } = await import("../src/server/main.ts");
await serveBuild(folder);
