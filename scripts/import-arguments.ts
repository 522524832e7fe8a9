import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import type { Command, CommandFile } from "../src/platform/operations/command.ts";
import { readPackFolder } from "../src/platform/operations/content-pack/pack-folder.ts";
import { fromWhereAsked } from "./from-where-asked.ts";

const usage = `npm run import -- vacancies FILE …  [--map our_column=heading] … [--set our_column=value] … [--map-values function=FILE] [--theirs] [--dry-run]
npm run import -- master-data DIR
npm run import -- content DIR  [--dry-run]
npm run import -- progress FILE …  [--dry-run]
npm run import -- invitations FILE …  [--dry-run]`;

function filesAt(argument: string): CommandFile[] {
  const path = fromWhereAsked(argument);
  if (!statSync(path, { throwIfNoEntry: false })) throw new Error(`There is no file ${argument}.`);
  if (!statSync(path).isDirectory()) return [{ name: basename(path), bytes: readFileSync(path) }];
  const names = readdirSync(path).filter((name) => name.endsWith(".csv"));
  return names.sort().map((name) => ({ name, bytes: readFileSync(join(path, name)) }));
}

/** A content pack: every file below its folder, named by its path there. */
async function packAt(argument: string): Promise<CommandFile[]> {
  const dir = fromWhereAsked(argument);
  if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) throw new Error(`There is no folder ${argument}.`);
  return (await readPackFolder(dir)).map(({ path, bytes }) => ({ name: path, bytes }));
}

function listFiles(name: string, paths: readonly string[]): Promise<CommandFile[]> | CommandFile[] {
  const [dir = "", ...more] = paths;
  if (name !== "content") return paths.flatMap(filesAt);
  if (more.length > 0) throw new Error("A content pack is one folder.");
  return packAt(dir);
}

/** Files of `--map-values`, read, by column. */
function getValues(pairs: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, column = "", path = ""] = /^([^=]*)=(.+)$/.exec(pair) ?? [];
      if (column === "") throw new Error(`--map-values "${pair}" is not column=FILE.`);
      return [column, readFileSync(fromWhereAsked(path), "utf8")];
    }),
  );
}

/**
 * The command that a line of arguments means, with its files read.
 * @throws Error with a sentence for the operator
 */
export async function getCommand(args: readonly string[]): Promise<Command> {
  const none: string[] = [];
  const pairs = { type: "string", multiple: true, default: none } as const;
  const flag = { type: "boolean", default: false } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { map: pairs, set: pairs, "map-values": pairs, theirs: flag, "dry-run": flag },
  });
  const [name, ...paths] = positionals;
  if (name === undefined || paths.length === 0) throw new Error(usage);
  const mapped = getValues(values["map-values"]);
  const baseOptions = { map: values.map, set: values.set, isDryRun: values["dry-run"], takesAll: values.theirs };
  const options = values["map-values"].length === 0 ? baseOptions : { ...baseOptions, values: mapped };
  return { name, options, files: await listFiles(name, paths) };
}
