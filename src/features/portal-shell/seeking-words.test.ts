import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { z } from "zod";
import { inLanguage } from "../../i18n/language.server.ts";
import { seekingOf } from "../reference-data/seeking.ts";
import { seekingWords } from "./seeking-words.ts";

const rows = z
  .array(z.object({ code: z.string(), id_name: z.string(), en_name: z.string() }))
  .parse(parse(readFileSync("content/master-data/seeking-statuses.csv"), { columns: true }));

test.each(rows)("the status $code has one name, in the menu and in the lists", async ({ code, id_name, en_name }) => {
  expect(await inLanguage("id", async () => seekingWords(seekingOf(code)))).toBe(id_name);
  expect(await inLanguage("en", async () => seekingWords(seekingOf(code)))).toBe(en_name);
});
