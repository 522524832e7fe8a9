import { readFile } from "node:fs/promises";
import { parse } from "csv-parse/sync";
import { z } from "zod";
import { type DiscriminatingWord, wordKinds } from "./find-words.ts";

const rows: z.ZodType<DiscriminatingWord[]> = z.array(
  z.object({
    kind: z.enum(wordKinds),
    language: z.enum(["id", "en"]),
    phrase: z.string().min(1),
    better: z.string().min(1),
  }),
);

const file = "content/master-data/words.csv";

let read: Promise<readonly DiscriminatingWord[]> | undefined;

/**
 * The wordings that a check looks for, read once a process.
 * @throws when the file is not what `content/master-data/README.md` says
 */
export function discriminatingWords(): Promise<readonly DiscriminatingWord[]> {
  read ??= readFile(file, "utf8").then((text) => rows.parse(parse(text, { columns: true, bom: true })));
  return read;
}
