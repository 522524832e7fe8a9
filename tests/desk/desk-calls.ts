import { applicationCalls } from "./application-calls.ts";
import type { DeskCall } from "./desk-call.ts";
import { jobCalls } from "./job-calls.ts";
import { ownCalls } from "./own-calls.ts";
import { peopleCalls } from "./people-calls.ts";
import { vacancyCalls } from "./vacancy-calls.ts";

/** Every call of the desk's but those that anyone who comes may make. */
export const deskCalls: Readonly<Record<string, DeskCall>> = {
  ...ownCalls,
  ...peopleCalls,
  ...vacancyCalls,
  ...applicationCalls,
  ...jobCalls,
};
