import type { World } from "./world.ts";

/** Makes ready what a command needs; what it answers does it, and tells whether it was accepted. */
export type Command = (world: World) => Promise<() => Promise<boolean>>;

/** A call of a person's; a fault of ours is thrown, a refusal is an answer. */
export async function accepted(answer: Promise<{ http: number; body: Record<string, unknown> }>): Promise<boolean> {
  const { http, body } = await answer;
  if (http >= 500) throw new Error(`${http} ${JSON.stringify(body)}`);
  return http === 200 && body["acknowledge"] === 1;
}
