import { readFileSync } from "node:fs";

/** Linux counts in hundredths of a second, whatever the machine (`USER_HZ`, proc(5)). */
const msPerTick = 10;

/**
 * Processor time in ms that a process has used, by all its threads (proc(5), fields 14 and 15).
 * @returns null where it is gone, or where the system has no /proc: then only the limit of wall time is left
 */
export function processorTime(pid: number | undefined): number | null {
  if (pid === undefined) return null;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    // The name before the last bracket may hold spaces.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[11]) + Number(fields[12])) * msPerTick;
  } catch {
    return null;
  }
}
