/** `npm start`: builds when needed, then serves until it is told to stop. */
import { buildSite } from "./build-site.ts";

const folder = buildSite();
process.env["NODE_ENV"] = "production";
const { serveBuild } = await import("../src/server/main.ts");
await serveBuild(folder);
