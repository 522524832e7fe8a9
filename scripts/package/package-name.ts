/** The build's name that someone gives, where the sources lie without git's history. @throws Error when it cannot be in a file's name */
export function givenBuildVersion(buildVersion: string | undefined): string | null {
  if (buildVersion === undefined || buildVersion === "") return null;
  if (/^\w[\w.]*(\+[\w.]+)?$/.test(buildVersion) && buildVersion.length <= 100) return buildVersion;
  throw new Error(`BUILD_VERSION="${buildVersion}" must be like 2026.11.26+681a81fd.`);
}

/** The folder that a package unpacks into, and the beginning of its archive's name: each build has its own. */
export const packageName = (version: string): string => `karier-${version.replace("+", "-")}`;
