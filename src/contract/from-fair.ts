/** What is recorded of a visitor who comes from the virtual job fair (readings, "Shell and routes"). */
export const virtueSource = "virtue";

/** True on the screens for visitors from the fair: one part of their path is `virtue`. */
export function isFromFair(pathname: string): boolean {
  return pathname.toLowerCase().split("/").includes(virtueSource);
}
