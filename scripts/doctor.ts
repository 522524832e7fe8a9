/** `npm run doctor`: looks at all that the site stands on, and says what to do; exit code 1 where something is at fault. */
import { examine } from "./doctor/examine.ts";
import { tableOf } from "./doctor/table.ts";

const findings = await examine(process.env);
console.log(tableOf(findings));
if (findings.some(({ level }) => level === "fault")) process.exitCode = 1;
