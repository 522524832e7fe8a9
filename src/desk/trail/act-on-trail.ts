import { m } from "#messages";
import type { PageAction, PageRequest } from "../../contract/page.ts";
import { isTrailAction } from "../../domain/audit/trail.ts";
import { momentText, numberText } from "../../i18n/formats.ts";
import type { Page } from "../lists.ts";
import { listPeople } from "../people/people.calls.ts";
import { needed } from "../shell/needed.ts";
import { getTrail, type TrailRow, verifyTrailCall } from "./trail.calls.ts";

export interface TrailFilters {
  from: string;
  to: string;
  staffId: string;
  action: string;
}

export interface TrailData {
  trail: Page<TrailRow>;
  filters: TrailFilters;
  /** Members to choose from; none for whom the list of people is not open. */
  staff: { id: number; name: string }[];
}

const orAbsent = (text: string) => (text === "" ? undefined : text);

/** The trail as the address narrows it. */
export async function load({ api, url }: PageRequest<unknown>): Promise<TrailData> {
  const given = (name: string) => url.searchParams.get(name) ?? "";
  const filters = { from: given("from"), to: given("to"), staffId: given("staffId"), action: given("action") };
  const query = {
    ...{
      from: orAbsent(filters.from),
      to: orAbsent(filters.to),
      action: isTrailAction(filters.action) ? filters.action : undefined,
    },
    ...{ staffId: Number(filters.staffId) || undefined, cursor: orAbsent(given("cursor")) },
  };
  const trail = needed(await api.send(getTrail, { query }));
  const people = await api.send(listPeople, { query: { limit: 200 } });
  const staff = people.status === "accepted" ? people.answer.data : [];
  return { trail, filters, staff: staff.map(({ id, name, email }) => ({ id, name: name || email })) };
}

export interface TrailOutcome {
  tone: "success" | "danger";
  message: string;
}

/** Computes every seal anew and says whether all fit. */
export async function act({ api }: PageAction<unknown>): Promise<TrailOutcome> {
  const sent = await api.send(verifyTrailCall, {});
  if (sent.status === "refused") return { tone: "danger", message: sent.message };
  const { answer } = sent;
  if (answer.status === "broken") {
    const moment = momentText(answer.sealedAt);
    return { tone: "danger", message: m.desk_trail_broken({ seal: String(answer.sealId), moment }) };
  }
  const counts = { entries: numberText(answer.entries), seals: numberText(answer.seals) };
  return { tone: "success", message: m.desk_trail_whole(counts) };
}
