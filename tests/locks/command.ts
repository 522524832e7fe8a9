import type { World } from "./world.ts";

/** Makes ready what a command needs; what it answers does it, and tells whether it was accepted. */
export type Command = (world: World) => Promise<() => Promise<boolean>>;
