import type { Tx } from "../../../platform/database/database.ts";
import { recordTrail } from "../../audit/trail.queries.server.ts";
import type { DoneBy } from "../../audit/trail.ts";
import { lockSettings, putSettings } from "./company-settings.queries.server.ts";
import type { CompanySettings } from "./company-settings.ts";

export type SettingsChange = {
  [Name in Exclude<keyof CompanySettings, "version">]?: CompanySettings[Name] | undefined;
};

/** Changes how a company recruits, from the version that was read; `stale` where it has another by now. */
export async function changeSettings(
  tx: Tx,
  { by, now }: { by: DoneBy; now: Date },
  { companyId, version }: { companyId: number; version: number | null },
  change: SettingsChange,
): Promise<{ status: "changed"; settings: CompanySettings } | { status: "unknown" | "stale" }> {
  const before = await lockSettings(tx, companyId);
  if (before === null) return { status: "unknown" };
  if (before.version !== version) return { status: "stale" };
  const settings: CompanySettings = {
    requiresReview: change.requiresReview ?? before.requiresReview,
    blindByDefault: change.blindByDefault ?? before.blindByDefault,
    retentionMonths: change.retentionMonths ?? before.retentionMonths,
    version: before.version + 1,
  };
  const names = ["requiresReview", "blindByDefault", "retentionMonths"] as const;
  const fields = names.filter((name) => settings[name] !== before[name]);
  if (fields.length === 0) return { status: "changed", settings: before };
  await putSettings(tx, companyId, settings);
  const thing = { kind: "company", id: companyId } as const;
  const entry = {
    action: "company.settings-changed",
    needed: "company-settings.edit",
    thing,
    companyId,
    fields,
  } as const;
  await recordTrail(tx, { ...by, ...entry }, now);
  return { status: "changed", settings };
}
