import { readFile } from "node:fs/promises";
import { parse } from "csv-parse/sync";
import { z } from "zod";
import type { Coordinates } from "./great-circle.ts";

const rows = z.array(
  z.object({
    code: z.string().regex(/^\d\d(\.\d\d)?$/),
    town: z.string().min(1),
    latitude: z.coerce.number().min(-90).max(90),
    longitude: z.coerce.number().min(-180).max(180),
    source: z.enum(["geonames", "own"]),
  }),
);

const file = "content/master-data/idn-seats.csv";

let read: Promise<ReadonlyMap<string, Coordinates>> | undefined;

async function readSeats(): Promise<ReadonlyMap<string, Coordinates>> {
  const text = await readFile(file, "utf8");
  return new Map(rows.parse(parse(text, { columns: true, bom: true })).map((row) => [row.code, row]));
}

/**
 * Where each province and regency is governed from, by the ministry's code; read once a process.
 * @throws when the file is not what `content/master-data/README.md` says
 */
export function seats(): Promise<ReadonlyMap<string, Coordinates>> {
  read ??= readSeats();
  return read;
}
