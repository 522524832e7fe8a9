import type { World } from "./world.ts";

/** Prepares a command; the returned function runs it, and returns whether it was accepted. */
export type Command = (world: World) => Promise<() => Promise<boolean>>;

/** A person's call; a server fault is thrown, a refusal is an answer. */
export async function accepted(answer: Promise<{ http: number; body: Record<string, unknown> }>): Promise<boolean> {
  const { http, body } = await answer;
  if (http >= 500) throw new Error(`${http} ${JSON.stringify(body)}`);
  return http === 200 && body["acknowledge"] === 1;
}
