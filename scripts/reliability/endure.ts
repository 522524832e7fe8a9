import { setTimeout as wait } from "node:timers/promises";
import type { Fault } from "./faults.ts";
import { type Seen, startProbe } from "./probe.ts";
import type { World } from "./world.ts";

/** The result of one fault. */
export interface Outcome {
  name: string;
  seen: Seen;
  backSeconds: number;
  /** Nothing worse was answered than may be, and nothing was lost. */
  isRight: boolean;
  /** It is right, and all was back within 15 s, as a machine without other work manages. */
  isWell: boolean;
}

/** Begins a fault under visitors, mends it, and waits until all is well again. */
export async function endure(world: World, fault: Fault): Promise<Outcome> {
  const probe = startProbe(world);
  await probe.untilWell();
  probe.begin();
  const mend = await fault.begin(world);
  await wait(fault.lastsSeconds * 1000);
  await mend();
  const backSeconds = await probe.untilWell();
  const seen = await probe.end();
  const expected = new Set(fault.shuts ? [200, 503] : [200]);
  // A process that dies takes with it what it was answering.
  if (fault.name.includes("killed")) expected.add(0);
  const isExpected = [...seen.statuses.keys()].every((status) => expected.has(status));
  const isRight = isExpected && seen.lost === 0;
  return { name: fault.name, seen, backSeconds, isRight, isWell: isRight && backSeconds < 15 };
}
