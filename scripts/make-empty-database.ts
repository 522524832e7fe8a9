/** Writes a fresh embedded database as an archive: `node scripts/make-empty-database.ts <file>`. */
import { writeFileSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error("Name the file to write.");
const database = await PGlite.create("memory://");
const archive = await database.dumpDataDir("gzip");
writeFileSync(file, new Uint8Array(await archive.arrayBuffer()));
await database.close();
