import { type Dye, dyes, nameHash, type Pattern, patterns } from "../../ui/patterns/company-mark.ts";

/** A dye and a pattern from a name, the dye another than the company's before it. */
export function chooseMark(name: string, before?: Dye): { dye: Dye; pattern: Pattern } {
  const hash = nameHash(name);
  const others = dyes.filter((dye) => dye !== before);
  return {
    dye: others[hash % others.length] ?? dyes[0],
    pattern: patterns[(hash >>> 8) % patterns.length] ?? patterns[0],
  };
}
