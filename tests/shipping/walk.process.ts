/** Walks a site in a network of its own, where no test can reach it: `node walk.process.ts URL DATA_DIR`. */
import { siteAt, walk } from "./walk.ts";

const [, , url = "", dataDir = ""] = process.argv;
console.log(await walk(siteAt(url, dataDir)));
