/** `npm run coverage`: writes docs/coverage.md from the checklist, the promises and the tags of tests. */
import { writeFileSync } from "node:fs";
import { readSections } from "./coverage/rows.ts";
import { readTags, taggedFiles } from "./coverage/tags.ts";
import { writeCoverage } from "./coverage/write-coverage.ts";

writeFileSync("docs/coverage.md", writeCoverage(readSections(), readTags(), taggedFiles()));
