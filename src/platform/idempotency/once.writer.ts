// Does idempotent writes one after the other, each in two transactions, and says each answer. A place is a folder or an
// address; keys are numbers from the first that is given on, each tried again from where the last process was killed.
import { sql } from "kysely";
import { openDatabase } from "../database/database.ts";
import { createSealer } from "../security/sealer.ts";
import { once } from "./once.ts";

const [, , place = "", from = "0"] = process.argv;
const database = await openDatabase(place.startsWith("postgres") ? { url: place } : { dataDir: place });
const parts = { database, sealer: createSealer(["a-secret"]), clock: () => new Date() };
const read = (stored: unknown) => Number(stored);
const write = (key: number, part: number) =>
  database.transact((tx) => sql`insert into written values (${key}, ${part})`.execute(tx));

for (let key = Number(from); ; key++) {
  const request = { owner: "hris", key: String(key), bodyHash: "body" };
  const work = async () => {
    await write(key, 1);
    await write(key, 2);
    return key;
  };
  const outcome = await once(parts, request, work, { isKept: () => true, read });
  if (outcome.status !== "answered" || outcome.answer !== key) throw new Error(`${key} was answered otherwise.`);
  process.stdout.write(`${key}\n`);
}
