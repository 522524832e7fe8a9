import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { z } from "zod";
import { inLanguage } from "../../../i18n/language.server.ts";
import { LevelTag } from "./card-grid.tsx";

const rows = z
  .array(z.object({ id: z.enum(["1", "2"]), id_name: z.string(), en_name: z.string() }))
  .parse(parse(readFileSync("content/master-data/experience-categories.csv"), { columns: true }));

const levels = { "1": 1, "2": 2 } as const;

test.each(rows)("a card names the level $id as the lists do", async ({ id, id_name, en_name }) => {
  const tag = async () =>
    renderToStaticMarkup(createElement(LevelTag, { level: levels[id] })).replaceAll(/<[^>]*>/g, "");
  expect(await inLanguage("id", tag)).toBe(id_name);
  expect(await inLanguage("en", tag)).toBe(en_name);
});
