import { isAbsolute } from "node:path";
import { basePath } from "../base-path.ts";

/**
 * Why a package does nothing with these settings, in one sentence; null where it may.
 * @param builtFor the base path that its build has
 */
export function refusal(env: NodeJS.ProcessEnv, builtFor: string): string | null {
  const base = basePath(env["BASE_PATH"]?.trim());
  if (base !== builtFor)
    return `The setting BASE_PATH="${base}" needs a package of its own: this one was made for ${builtFor}.`;
  if (!isAbsolute(env["DATA_DIR"]?.trim() ?? ""))
    return "The setting DATA_DIR must name a folder of this user's own, from the root on: the package's is only read.";
  return null;
}
