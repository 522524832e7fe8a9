import type { Finding } from "./finding.ts";

const marks = { ok: "ok", warning: "warning", fault: "FAULT" } as const;

/** Findings as lines: what, how it stands, what is said; below it what to do. */
export function getTable(findings: readonly Finding[]): string {
  const wide = Math.max(...findings.map(({ about }) => about.length));
  return findings
    .map(({ about, level, says, todo }) => {
      const line = `${about.padEnd(wide)}  ${marks[level].padEnd(7)}  ${says.replace(/\s*\n\s*/g, " ")}`;
      return todo === undefined ? line : `${line}\n${" ".repeat(wide + 11)}→ ${todo}`;
    })
    .join("\n");
}
