/** `npm start`: builds when needed, then serves until it receives a signal to stop. */
import cluster from "node:cluster";
import { enableCompileCache } from "node:module";
import { buildFolder } from "../src/app/build-folder.ts";
import { basePath } from "./base-path.ts";
import { buildSite } from "./build-site.ts";

// What V8 made of the modules is kept for the next start.
enableCompileCache(".cache/compiled");
// What the first process has built serves the others that it starts.
const folder = cluster.isPrimary ? buildSite() : buildFolder(basePath(process.env["BASE_PATH"]));
process.env["NODE_ENV"] = "production";
const { serveBuild } = await import("../src/app/main.ts");
await serveBuild(folder);
