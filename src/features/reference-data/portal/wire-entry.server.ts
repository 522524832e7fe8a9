import { choiceOf } from "../choices.server.ts";
import { platformDetails, salaryBandDetails } from "../entry-details.schema.ts";
import type { Entry } from "../master-data.queries.server.ts";
import type { MasterEntry } from "./master-data.calls.ts";

/** An entry as the wire gives it: as forms offer it. */
export const wireEntry: (entry: Entry) => MasterEntry = choiceOf;

/** A channel by the specification's own names (§3). */
export function wirePlatform({ id, text, details }: Entry) {
  return { platformId: id, platformType: platformDetails.parse(details).type, platformName: text };
}

/** Lists whose entries also carry the specification's own names (§3). */
export const withOwnNames = {
  industry: (entry: Entry) => ({ ...wireEntry(entry), industryId: entry.id, industryName: entry.text }),
  positionType: (entry: Entry) => ({ ...wireEntry(entry), positionTypeId: entry.id, positionTypeName: entry.text }),
  salary: (entry: Entry) => ({ ...wireEntry(entry), upperBound: salaryBandDetails.parse(entry.details).upperBound }),
  platform: (entry: Entry) => ({ ...wireEntry(entry), ...wirePlatform(entry) }),
} as const;

/** An entry of any list as the wire gives it. */
export function wireEntryOf(list: string, entry: Entry): MasterEntry & Record<string, unknown> {
  if (list === "industry" || list === "positionType" || list === "salary" || list === "platform") {
    return withOwnNames[list](entry);
  }
  return wireEntry(entry);
}
