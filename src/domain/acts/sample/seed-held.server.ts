import { addDays, dayBegins, jakartaDay } from "../../../i18n/calendar.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type Decision, holdAct, previewAct } from "../hold/hold-act.server.ts";
import { createTelling } from "../release/release-acts.server.ts";

const tenMs = 10 * 3_600_000;

/** Holds an act on each of some applications of the sample, to leave in ten days: nobody is told meanwhile. */
export async function seedHeldActs(
  platform: Platform,
  siteName: () => string,
  staffId: number,
  applicationIds: readonly number[],
): Promise<void> {
  const telling = await createTelling(platform, siteName);
  const by = { actor: { kind: "staff", id: staffId }, requestId: "sample" } as const;
  const deciding = { by, staffId, telling, sealer: platform.sealer };
  const releaseAt = new Date(dayBegins(addDays(jakartaDay(telling.now), 10)).getTime() + tenMs);
  for (const applicationId of applicationIds) {
    const decision: Decision = { applicationId, act: { kind: "hire", words: null }, releaseAt };
    await platform.database.transact(async (tx) => {
      const shown = await previewAct(tx, deciding, decision, null);
      if (shown.status === "previewed") await holdAct(tx, deciding, decision, shown.shown);
    });
  }
}
