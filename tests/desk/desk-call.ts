import type { DeskWorld, Named, Persona } from "./desk-world.ts";

/** The varying parts of a request. */
export interface DeskParts {
  path?: Record<string, string | number>;
  query?: string;
  body?: object;
  /** The version in `If-Match`. */
  version?: number;
}

/** A call of the desk's as someone makes it who may. */
export interface DeskCall {
  /** The thing that the request names, by which the policies decide; null where it names none. */
  of: Named | null;
  /** A request that is answered well when someone makes it who may; it may prepare what it asks for. */
  good(world: DeskWorld, by: Persona): DeskParts | Promise<DeskParts>;
  /** True where a good answer takes what no test of rights has at hand, such as a passkey: reached, and then refused. */
  takesMore?: true;
  /** True for what is never shown to hiring managers, though they see the application (recruiting §11). */
  neverReduced?: true;
}

/** A call that names nothing and takes nothing. */
export const nothing: DeskCall = { of: null, good: () => ({}) };
