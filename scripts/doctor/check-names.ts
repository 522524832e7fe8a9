import { unknownSettings } from "../../src/platform/settings/unknown-settings.ts";
import { type Finding, findingsAbout } from "./finding.ts";

/** Names in the environment that were perhaps meant to be settings: nothing reads them. */
export function checkNames(env: Readonly<Record<string, string | undefined>>): Finding[] {
  return unknownSettings(env).map(({ name, meant }) =>
    findingsAbout(name).warning(
      "is no setting: nothing reads it",
      meant === null ? "see the table of settings in the README" : `write ${meant}`,
    ),
  );
}
