import { virtueSource } from "../applicant.ts";

/** True on the screens for visitors from the fair: one part of their path is `virtue`. */
export function isFromFair(pathname: string): boolean {
  return pathname.toLowerCase().split("/").includes(virtueSource);
}
