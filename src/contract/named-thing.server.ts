import { z } from "zod";
import type { Thing } from "./action.ts";

interface Raw {
  path: unknown;
  body: unknown;
}

/** A thing that a request names, before anything else of the request is looked at. */
export interface NamedThing {
  /** Where its id stands, such as "body.applicationId". */
  at: string;
  /** @returns null when there is no such thing, undefined when the request names none: its schema then says what is wrong */
  find(raw: Raw): Promise<Thing | null | undefined>;
}

/**
 * Finds the thing of an id.
 * @param id reads the id as the call's schema does
 * @param find whose the thing is; null when there is none
 * @param beside how the rest must be for the id to count
 */
export function namedThing<Id>(
  at: readonly ["path" | "body", string],
  id: z.ZodType<Id>,
  find: (id: Id) => Promise<Thing | null>,
  beside: z.ZodType = z.unknown(),
): NamedThing {
  const [part, name] = at;
  return {
    at: at.join("."),
    async find(raw) {
      const named = z.object({ [name]: id }).safeParse(raw[part]).data?.[name];
      return named === undefined || !beside.safeParse(raw[part]).success ? undefined : await find(named);
    },
  };
}
