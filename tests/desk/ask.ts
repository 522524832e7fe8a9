import type { Answered } from "../support/desk.ts";
import type { DeskParts } from "./desk-call.ts";
import type { Persona } from "./desk-world.ts";

/** Makes a call by its name, such as "GET staff/held". */
export function ask(
  { send }: Pick<Persona, "send">,
  name: string,
  { path = {}, query, body, version }: DeskParts,
): Promise<Answered> {
  const [method = "", template = ""] = name.split(" staff/");
  const filled = template.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(path[key])));
  const at = query === undefined ? filled : `${filled}?${query}`;
  return send(method, at, { ...(body && { body }), ...(version !== undefined && { version }) });
}
