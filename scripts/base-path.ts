/** The `BASE_PATH` setting as the router wants it: one leading slash, none at the end, "/" for the root. */
export function basePath(setting: string | undefined): string {
  const path = `/${(setting ?? "").replace(/^\/+|\/+$/g, "")}`;
  return path;
}
