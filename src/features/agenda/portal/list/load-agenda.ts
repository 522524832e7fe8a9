import { need, type PageRequest } from "../../../../contract/page.ts";
import { agendaPath, parseAgenda } from "../../event-path.ts";
import { listEvents } from "../agenda.calls.ts";
import { eventCardData } from "../card/event-card-data.ts";

/** The agenda (R27): a tab, nine a page. */
export async function load({ api, url, language }: PageRequest<object>) {
  const { tab, page } = parseAgenda(url.searchParams);
  const sent = await api.send(listEvents, { path: { lang: language }, query: { tab, page } });
  const { data, totalRows, counts } = need(sent, url);
  return { tab, page, counts, total: totalRows, events: data.map(eventCardData), canonicalPath: agendaPath(tab, page) };
}

export type AgendaData = Awaited<ReturnType<typeof load>>;
