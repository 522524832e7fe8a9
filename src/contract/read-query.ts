import { deepest } from "./clean-text.ts";

/** Parameters of a query by name: a text, or a list where the name comes more than once or with `[]`. */
export type Query = Record<string, string | string[]>;

/** Reads a query: a list is its name repeated, with or without `[]` (wire, "Rules"). */
export function readQuery(parameters: URLSearchParams): Query {
  const values = new Map<string, string | string[]>();
  for (const [sent, value] of parameters) {
    const name = sent.replace(/\[\]$/, "");
    const before = values.get(name);
    if (before !== undefined) values.set(name, [before, value].flat());
    else values.set(name, sent === name ? value : [value]);
  }
  return Object.fromEntries(values);
}

/** Why a body was not read to its end. */
export type BodyFault = "unreadable" | "wrong-type" | "too-large" | "too-slow" | "busy";

/** A body, or why there is none. `dispose` when its files are no longer needed: after it none can be read. */
export type ReadBody<Body = unknown> = { status: "read"; body: Body; dispose(): Promise<void> } | { status: BodyFault };

/** Names and values of a JSON body, counted before anything is made of them: the largest form has some thousands. */
export const mostValues = 20_000;

const [quote, backslash, comma, colon, bracket, brace, ...ends] = [...'"\\,:[{]}'].map((sign) => sign.charCodeAt(0));

/** Why a JSON text is not parsed: lists and objects nested too deep, or too many names and values. */
export type JsonFault = "too-deep" | "too-many";

/**
 * Looks through a JSON text once, up to the first fault. Each name and value needs a sign outside of all strings.
 * @returns null for a text that may be parsed
 */
export function findJsonFault(text: string): JsonFault | null {
  let [count, depth, isInString] = [0, 0, false];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === quote) isInString = !isInString;
    else if (isInString) at += sign === backslash ? 1 : 0;
    else if (sign === bracket || sign === brace) {
      count += 1;
      depth += 1;
      if (depth > deepest) return "too-deep";
    } else if (sign === comma || sign === colon) count += 1;
    else if (ends.includes(sign)) depth -= 1;
    if (count > mostValues) return "too-many";
  }
  return null;
}
