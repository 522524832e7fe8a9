import type { Settings } from "./settings.ts";

/** The address of a path of ours as mail and other places outside need it: from PUBLIC_URL and BASE_PATH alone. */
export function absoluteUrl({ publicUrl, basePath }: Pick<Settings, "publicUrl" | "basePath">, path: string): string {
  return publicUrl + (basePath === "/" ? "" : basePath) + path;
}
