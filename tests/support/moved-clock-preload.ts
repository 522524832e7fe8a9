// Loaded into a site before anything else: its clock goes ahead by as many milliseconds as stand in the file that
// CLOCK_FILE names, so that a journey need not wait for what leaves in minutes, nor for the morning.
import { readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";

const file = process.env["CLOCK_FILE"] ?? "";
const readEveryMs = Number(process.env["CLOCK_READ_MS"] ?? 100);
let readAt = Number.NEGATIVE_INFINITY;
let ahead = 0;

function aheadMs(): number {
  if (performance.now() - readAt > readEveryMs) {
    readAt = performance.now();
    ahead = Number(readFileSync(file, "utf8"));
  }
  return ahead;
}

const RealDate = Date;

globalThis.Date = new Proxy(RealDate, {
  construct(target, args: ConstructorParameters<typeof Date> | [], moved) {
    const dateArgs = args.length === 0 ? [RealDate.now() + aheadMs()] : args;
    const made: unknown = Reflect.construct(target, dateArgs, moved);
    if (!(made instanceof RealDate)) throw new Error("That is no moment.");
    return made;
  },
  get(target, name, receiver) {
    const own: unknown = Reflect.get(target, name, receiver);
    return name === "now" ? () => RealDate.now() + aheadMs() : own;
  },
});
