import type { Platform } from "../../../src/platform/platform.ts";
import { type CallResponse, createClient, type Send, type WholePortal } from "../../wire/whole-portal.ts";

/** How a try ended. */
export interface Tried {
  answers: readonly Pick<CallResponse, "http">[];
  /** The attacker's gain, in a few words; null: nothing. */
  won: string | null;
}

/** One thing that someone may try. */
export interface Attack {
  /** The attempt, in words that no other attack of the class has. */
  input: string;
  attempt(): Promise<Tried>;
}

/** The target: a portal, and a way in where every captcha counts as solved, so that more is reached sooner. */
export interface Aim extends WholePortal {
  pastCaptcha: Send;
}

/** A class's inputs, made for a portal. */
export type AttackTable = (aim: Aim) => Attack[] | Promise<Attack[]>;

export function aimAt(portal: WholePortal): Aim {
  const captcha: Platform["captcha"] = { ...portal.platform.captcha, redeem: async () => true };
  return { ...portal, pastCaptcha: createClient({ ...portal.platform, captcha }) };
}

/** Texts that no answer may contain: the site's internals and its SQL. */
const insides =
  /pglite|node_modules|\.ts:\d+|\bat \S+ \(|syntax error|relation \\?"|column \\?"|duplicate key|violates|errno|ENOENT|argon2/i;

/** Words of the site's insides in an answer, else null. */
export function toldInsides({ text }: Pick<CallResponse, "text">): string | null {
  return insides.exec(text)?.[0] ?? null;
}

/** An attack of one request. @param gain what an answer got the attacker, or null */
export function single(
  input: string,
  send: () => Promise<CallResponse>,
  gain: (response: CallResponse) => string | null,
): Attack {
  return {
    input,
    async attempt() {
      const response = await send();
      return { answers: [response], won: gain(response) ?? toldInsides(response) };
    },
  };
}

/** A gain where anything but these refusals is one. */
export function unless(...statuses: readonly number[]) {
  return ({ http, text }: CallResponse): string | null =>
    statuses.includes(http) ? null : `${http} ${text.slice(0, 120)}`;
}

/** A gain where the call was made. */
export function unlessRefused({ http, json, text }: CallResponse): string | null {
  return http >= 400 || json["acknowledge"] === 0 ? null : `${http} ${text.slice(0, 120)}`;
}
