import type { Api } from "../../../../contract/client.ts";
import type { PageRequest } from "../../../../contract/page.ts";
import { jakartaDay } from "../../../../i18n/calendar.ts";
import { applicantTabsCall, listApplicantsCall } from "../../../candidates/desk/applicants.calls.ts";
import { queryIn } from "../../../candidates/desk/list/list-address.ts";
import { getActs, type StandingAnswer } from "../../../decisions/desk/acts.calls.ts";
import { type EndReason, listEndReasons } from "../../../decisions/desk/end-reasons/end-reasons.calls.ts";
import { kindWords } from "../../../decisions/desk/kind-words.ts";
import { needed } from "../../../desk-shell/needed.ts";
import type { Chosen, NewKind } from "../job-address.ts";

export interface NewJobData extends Chosen {
  kind: NewKind;
  count: number;
  /** The phases that the list's vacancies use, in their order, and the one that is likely meant. */
  phases: { id: number; name: string }[];
  likelyPhaseId: number | null;
  starForms: string[];
  reasons: EndReason[];
  /** In Jakarta: nothing that is promised lies before it. */
  today: string;
}

const isKind = (text: string | null): text is NewKind =>
  text === "share" || text === "export" || (text !== null && Object.hasOwn(kindWords, text));

const mostIds = 500;

/** Who is meant, as the address says. */
function chosenIn({ searchParams }: URL): Chosen {
  const told = searchParams.get("ids");
  const ids = told?.split(",").flatMap((text) => (/^\d{1,10}$/.test(text) ? [Number(text)] : [])) ?? null;
  return { ids: ids?.slice(0, mostIds) ?? null, list: searchParams.get("list") ?? "" };
}

/** How one of those who are meant stands: it tells what is likely. */
async function standingOf(api: Api, id: number | undefined): Promise<StandingAnswer | null> {
  if (id === undefined) return null;
  const sent = await api.send(getActs, { path: { id } });
  return sent.status === "accepted" ? sent.answer : null;
}

const namesPhase = new Set<NewKind>(["move", "move-back", "invite", "ask"]);

function likelyPhase(kind: NewKind, phases: readonly { id: number }[], standing: StandingAnswer | null): number | null {
  const here = phases.findIndex(({ id }) => id === standing?.phaseId);
  const step = { move: 1, "move-back": -1 };
  const by = kind === "move" || kind === "move-back" ? step[kind] : 0;
  return phases[here + by]?.id ?? null;
}

/** What somebody has to choose from who prepares a job. */
export async function load({ api, url }: PageRequest<unknown>): Promise<NewJobData> {
  const chosen = chosenIn(url);
  const asked = url.searchParams.get("kind");
  const kind = isKind(asked) ? asked : "move";
  const query = { ...queryIn(new URL(`?${chosen.list}`, url), null), limit: 1 };
  const list = chosen.ids === null ? needed(await api.send(listApplicantsCall, { query })) : null;
  const first = chosen.ids?.[0] ?? list?.data[0]?.id;
  const standing = namesPhase.has(kind) ? await standingOf(api, first) : null;
  const tabs = needed(await api.send(applicantTabsCall, { query }));
  const reasons = needed(await api.send(listEndReasons, {}));
  const phases = tabs.data.flatMap(({ tab, name }) => (typeof tab === "number" ? [{ id: tab, name: name ?? "" }] : []));
  return {
    ...{ ...chosen, kind, count: chosen.ids?.length ?? list?.total ?? 0, phases },
    likelyPhaseId: likelyPhase(kind, phases, standing),
    starForms: standing?.starForms ?? [],
    today: jakartaDay(new Date()),
    reasons: reasons.data.filter(({ isRetired }) => !isRetired),
  };
}
