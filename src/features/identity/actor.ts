import { type Principal, principalKinds } from "./principal.ts";

/** Kinds of those who do something: somebody with an account, the hiring system's files, a machine's key, the site by itself. */
export const actorKinds = [...principalKinds, "import", "key", "system"] as const;
export type ActorKind = (typeof actorKinds)[number];

/** Who does something: a principal, or what acts without being anybody; `id` where the kind has several. */
export type Actor = Principal | { kind: "key"; id: number } | { kind: "import" | "system"; id: null };

/** The hiring system by way of an operator's import. */
export const byImport: Actor = { kind: "import", id: null };

/** What follows by itself: from a consent that was taken back, from an account that goes. */
export const bySystem: Actor = { kind: "system", id: null };
