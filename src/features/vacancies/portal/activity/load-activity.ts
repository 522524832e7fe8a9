import { data } from "react-router";
import type { Sent } from "../../../../contract/client.ts";
import type { PageRequest } from "../../../../contract/page.ts";
import { jakartaDay } from "../../../../i18n/calendar.ts";
import { type DetailData, findAlert, readDetail } from "../detail/load-detail.ts";
import { type ActivityRefused, getActivity } from "../vacancies.calls.ts";

/** Why a link leads nowhere, and the status that the page answers with (readings, "Closed vacancy"). */
const httpOf = { expired: 410, early: 403, invalid: 404, incomplete: 404 } as const;

type Fault = keyof typeof httpOf;

function nowhere(reason: Fault, opens: string | null = null, alert: string | null = null) {
  return data({ status: "nowhere" as const, reason, opens, alert }, { status: httpOf[reason] });
}

function findFault(sent: Sent<unknown>): Fault | null {
  if (sent.status === "accepted") return null;
  if (sent.code === "link-expired") return "expired";
  if (sent.code === "link-not-yet-open") return "early";
  return sent.code === "link-invalid" ? "invalid" : null;
}

/** Address of the alert for vacancies like the one that a link led to; null where its kind is not known. */
function alertLike(sent: Sent<unknown, ActivityRefused>): string | null {
  return sent.status === "refused" ? findAlert(sent.extra) : null;
}

function openingDay(sent: Sent<unknown, ActivityRefused>): string | null {
  const opensAt = sent.status === "refused" ? sent.extra.opensAt : undefined;
  return opensAt ? jakartaDay(opensAt) : null;
}

/** A vacancy by an activity link (R22, R23), or why the link does not lead to it. */
export async function loadActivity(page: PageRequest<unknown>, code: string, vacancyId?: number) {
  // Part of the address is missing: no call is needed to see that (readings, "Saved list").
  if (code === "") return nowhere("incomplete");
  const sent = await page.api.send(getActivity, { path: { id: code, lang: page.language } });
  const fault = findFault(sent);
  if (fault !== null) return nowhere(fault, openingDay(sent), alertLike(sent));
  if (sent.status === "accepted" && vacancyId !== undefined && sent.answer.data.id !== vacancyId)
    return nowhere("invalid");
  return readDetail(page, sent, code);
}

export type Nowhere = ReturnType<typeof nowhere>["data"];
export type ActivityData = DetailData | Nowhere;
