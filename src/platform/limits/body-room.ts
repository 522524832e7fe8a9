import { type ByteBudget, createByteBudget } from "./byte-budget.ts";

/** What bodies hold at once while they come and are looked at, in all and for one network (promise 21). */
export interface BodyRoom {
  memory: ByteBudget;
  disk: ByteBudget;
}

const MiB = 1024 * 1024;

export function createBodyRoom(): BodyRoom {
  return {
    memory: createByteBudget({ most: 96 * MiB, share: 32 * MiB }),
    disk: createByteBudget({ most: 1024 * MiB, share: 256 * MiB }),
  };
}
