import { resolve } from "node:path";

/** A path as it was given: npm and a package's command run in the product's own folder, and say where they were called. */
export const fromWhereAsked = (path: string): string => resolve(process.env["INIT_CWD"] ?? ".", path);
