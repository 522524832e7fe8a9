import { createClamd } from "../../src/platform/files/virus-scanner.ts";
import type { Settings } from "../../src/platform/settings/settings.ts";
import { type Finding, findingsAbout } from "./finding.ts";

const clamd = findingsAbout("clamd");

/** Whether the virus scanner answers, where one is set. */
export async function checkClamd({ clamd: address }: Pick<Settings, "clamd">): Promise<Finding[]> {
  if (address === null) return [];
  const fault = await createClamd(address).check();
  if (fault === null) return [clamd.ok("the virus scanner answers")];
  return [clamd.fault(fault.message, "start clamd, or see CLAMD_URL: no CV and no photo is taken meanwhile")];
}
