import type { ApplicationStatus } from "../application.ts";
import { statusOfWire, wireStatus, wireStatuses } from "./wire-status.ts";

/** The history: a page of filtered applications, and the open one. */
export interface HistoryState extends HistoryChoice {
  page: number;
  open: number | null;
}

/** The filters; "" and null mean all. */
export interface HistoryChoice {
  position: string;
  platform: number | null;
  phase: number | null;
  status: ApplicationStatus | null;
}

/** Names of the filters in the address, and of the form's fields. */
export const filterNames = { position: "position", platform: "platform", phase: "phase", status: "status" } as const;

export const noFilters: HistoryChoice = { position: "", platform: null, phase: null, status: null };

/** Longest position that the wire takes. */
export const longestPosition = 100;

function whole(text: string | null, digits = 15): number | null {
  return text !== null && /^[1-9]\d*$/.test(text) && text.length <= digits ? Number(text) : null;
}

/** Ids of small lists have nine digits at most. */
const listDigits = 9;

/** The chosen filters, by the numbers in address and form; null means all. */
export function chosenNumbers({ platform = null, phase = null, status = null }: Partial<HistoryChoice>) {
  return { platform, phase, status: status === null ? null : wireStatus(status) };
}

/** Reads `?position=analis&status=1&page=2&open=31`; invalid values are left out. */
export function historyState(query: URLSearchParams): HistoryState {
  const statusId = whole(query.get(filterNames.status));
  const status = wireStatuses.find((number) => number === statusId);
  return {
    position: (query.get(filterNames.position) ?? "").trim().slice(0, longestPosition),
    platform: whole(query.get(filterNames.platform), listDigits),
    phase: whole(query.get(filterNames.phase), listDigits),
    status: status === undefined ? null : statusOfWire(status),
    page: whole(query.get("page")) ?? 1,
    open: whole(query.get("open")),
  };
}

/** The address of a page of the history (R13), with its filters and one application open. */
export function historyPath(state: Partial<HistoryState>): string {
  const { position = "", page = 1, open } = state;
  const query = new URLSearchParams();
  if (position !== "") query.set(filterNames.position, position);
  const chosen = chosenNumbers(state);
  for (const name of ["platform", "phase", "status"] as const) {
    const id = chosen[name];
    if (id !== null) query.set(filterNames[name], String(id));
  }
  if (page > 1) query.set("page", String(page));
  if (typeof open === "number") query.set("open", String(open));
  return query.size === 0 ? "/account/history" : `/account/history?${query}`;
}

/** How many filters are in use, the position not counted. */
export function chosenCount({ platform, phase, status }: HistoryChoice): number {
  return [platform, phase, status].filter((id) => id !== null).length;
}

/** Whether no filter is in use. */
export function isUnfiltered(choice: HistoryChoice): boolean {
  return choice.position === "" && chosenCount(choice) === 0;
}
