/**
 * The folder of the build for a base path: "/" in `build`, "/karier" in `build/at-karier`.
 * Each has a folder of its own, so that going from one to the other and back builds nothing twice.
 */
export function buildFolder(basePath: string): string {
  const name = basePath.replaceAll("/", "-");
  return name === "-" ? "build" : `build/at${name}`;
}
