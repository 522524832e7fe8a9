/**
 * `npm run flows`: how many of our files run in six flows, counted by V8; a table.
 * `npm run flows -- submit`: the files of one flow by name.
 */
import startOwnServer from "../../tests/support/own-server.ts";
import { filesRun } from "./files-run.ts";

/** A feature may import the layers below; everything else belongs to a feature. */
const isShared = (path: string) => /^src\/(platform|contract|i18n)\//.test(path);

const stop = await startOwnServer();
// Only now: what opens a database asks where the server is.
const { flows } = await import("./six-flows.ts");
const [wanted] = process.argv.slice(2);
const rows = ["| flow | files of features | with platform, contract and language |", "|---|---|---|"];
for (const [name, open] of Object.entries(flows)) {
  if (wanted !== undefined && wanted !== name) continue;
  const flow = await open();
  // The first time also runs what is done once in a process.
  await (await flow.prepare())();
  const files = await filesRun(await flow.prepare());
  await flow.close();
  if (wanted === name) console.log(files.join("\n"));
  rows.push(`| ${name} | ${files.filter((path) => !isShared(path)).length} | ${files.length} |`);
}
await stop();
console.log(rows.join("\n"));
process.exit(0);
