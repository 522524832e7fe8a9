import type { Settings } from "./settings.ts";

/** The absolute address of a path, for mail and other places outside: from PUBLIC_URL and BASE_PATH alone. */
export function absoluteUrl({ publicUrl, basePath }: Pick<Settings, "publicUrl" | "basePath">, path: string): string {
  return publicUrl + (basePath === "/" ? "" : basePath) + path;
}
