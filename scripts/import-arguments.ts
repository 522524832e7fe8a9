import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import type { Command, CommandFile } from "../src/platform/operations/command.ts";
import { readPackFolder } from "../src/platform/operations/content-pack/pack-folder.ts";
import { fromWhereAsked } from "./from-where-asked.ts";

const usage = `npm run import -- vacancies FILE …  [--map our_column=heading] … [--set our_column=value] … [--theirs] [--dry-run]
npm run import -- master-data DIR
npm run import -- content DIR  [--dry-run]
npm run import -- progress FILE …  [--dry-run]
npm run import -- invitations FILE …  [--dry-run]`;

function filesAt(given: string): CommandFile[] {
  const path = fromWhereAsked(given);
  if (!statSync(path, { throwIfNoEntry: false })) throw new Error(`There is no file ${given}.`);
  if (!statSync(path).isDirectory()) return [{ name: basename(path), bytes: readFileSync(path) }];
  const names = readdirSync(path).filter((name) => name.endsWith(".csv"));
  return names.sort().map((name) => ({ name, bytes: readFileSync(join(path, name)) }));
}

/** A content pack: every file below its folder, named by its path there. */
async function packAt(given: string): Promise<CommandFile[]> {
  const dir = fromWhereAsked(given);
  if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) throw new Error(`There is no folder ${given}.`);
  return (await readPackFolder(dir)).map(({ path, bytes }) => ({ name: path, bytes }));
}

function filesOf(name: string, paths: readonly string[]): Promise<CommandFile[]> | CommandFile[] {
  const [dir = "", ...more] = paths;
  if (name !== "content") return paths.flatMap(filesAt);
  if (more.length > 0) throw new Error("A content pack is one folder.");
  return packAt(dir);
}

/**
 * The command that a line of arguments means, with its files read.
 * @throws Error with a sentence for the operator
 */
export async function commandOf(args: readonly string[]): Promise<Command> {
  const none: string[] = [];
  const pairs = { type: "string", multiple: true, default: none } as const;
  const flag = { type: "boolean", default: false } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { map: pairs, set: pairs, theirs: flag, "dry-run": flag },
  });
  const [name, ...paths] = positionals;
  if (name === undefined || paths.length === 0) throw new Error(usage);
  const options = { map: values.map, set: values.set, isDryRun: values["dry-run"], takesAll: values.theirs };
  return { name, options, files: await filesOf(name, paths) };
}
