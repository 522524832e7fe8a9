/**
 * Our policy forbids what zod's fast path needs (`new Function`), and merely trying it counts as a violation. zod reads
 * this when a schema is made, so the root imports it first; said without zod, which most pages never load.
 */
if (typeof document !== "undefined") Reflect.set(globalThis, "__zod_globalConfig", { jitless: true });
