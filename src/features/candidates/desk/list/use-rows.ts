import { useRef, useState } from "react";
import { deskApi } from "../../../../contract/desk-api.ts";
import { type ApplicantList, type ApplicantRow, listApplicantsCall } from "../applicants.calls.ts";
import type { ListQuery } from "../applicants.schema.ts";
import { type NewKind, newJobPath } from "./job-address.ts";

export interface Rows {
  rows: readonly ApplicantRow[];
  hasMore: boolean;
  /** True when the next ones could not be fetched. */
  isFailed: boolean;
  /** Fetches the next rows, once at a time. */
  more: () => Promise<void>;
  /** Replaces fields of a row. */
  change: (id: number, change: Partial<ApplicantRow>) => void;
}

/** The rows that came with the page, and those fetched as one scrolls on. */
export function useRows(first: ApplicantList, query: ListQuery): Rows {
  const [rows, setRows] = useState<readonly ApplicantRow[]>(first.data);
  const [next, setNext] = useState(first.next);
  const [isFailed, setFailed] = useState(false);
  const isFetching = useRef(false);

  async function more() {
    if (next === null || isFetching.current) return;
    isFetching.current = true;
    const sent = await deskApi.send(listApplicantsCall, { query: { ...query, cursor: next } });
    isFetching.current = false;
    setFailed(sent.status === "refused");
    if (sent.status === "refused") return;
    const known = new Set(rows.map(({ id }) => id));
    setRows([...rows, ...sent.answer.data.filter(({ id }) => !known.has(id))]);
    setNext(sent.answer.next);
  }

  const change = (id: number, changed: Partial<ApplicantRow>) =>
    setRows((before) => before.map((row) => (row.id === id ? { ...row, ...changed } : row)));
  return { rows, hasMore: next !== null, isFailed, more, change };
}

/** Fewest and most that are compared (recruiting §5). */
const compared = { least: 2, most: 4 };

/** Rows that are named one by one in an address; more are given as the whole list. */
const mostNamed = 500;

export interface Selection {
  /** How many are selected. */
  count: number;
  has: (id: number) => boolean;
  /** How many were ticked one by one. */
  ticked: number;
  /** True for the whole list, rows that were not fetched among them. */
  isAll: boolean;
  toggle: (index: number) => void;
  /** Selects from the row that was toggled last up to this one. */
  toggleTo: (index: number) => void;
  selectAll: () => void;
  onlyTicked: () => void;
  clear: () => void;
  /** The address where the selected ones are compared; null where they cannot be. */
  comparePath: string | null;
  /** The address where a job over the selected ones is prepared; null where none or too many are. */
  jobPath: (kind: NewKind) => string | null;
}

interface List {
  rows: readonly ApplicantRow[];
  total: number;
  /** The list's query, its vacancy among it. */
  query: string;
}

function findComparePath(rows: readonly ApplicantRow[], ids: ReadonlySet<number>): string | null {
  if (ids.size < compared.least || ids.size > compared.most) return null;
  const vacancies = new Set(rows.filter(({ id }) => ids.has(id)).map(({ vacancy }) => vacancy.id));
  return vacancies.size === 1 ? `/staff/compare?ids=${[...ids].join(",")}` : null;
}

/** The rows that are ticked, or the whole list. */
export function useSelection({ rows, total, query: list }: List): Selection {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const [isAll, setAll] = useState(false);
  const [last, setLast] = useState(0);
  const idAt = (index: number) => rows[index]?.id;
  const tick = (next: ReadonlySet<number>, index: number) => {
    setAll(false);
    setIds(next);
    setLast(index);
  };
  return {
    count: isAll ? total : ids.size,
    has: (id) => isAll || ids.has(id),
    ticked: ids.size,
    isAll,
    toggle(index) {
      const id = idAt(index);
      if (id === undefined) return;
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      tick(next, index);
    },
    toggleTo(index) {
      const [from, to] = [Math.min(last, index), Math.max(last, index)];
      tick(new Set([...ids, ...rows.slice(from, to + 1).map(({ id }) => id)]), index);
    },
    selectAll: () => setAll(true),
    onlyTicked: () => setAll(false),
    clear: () => tick(new Set(), 0),
    comparePath: isAll ? null : findComparePath(rows, ids),
    jobPath(kind) {
      if (isAll) return newJobPath(kind, { ids: null, list });
      return ids.size > 0 && ids.size <= mostNamed ? newJobPath(kind, { ids: [...ids], list }) : null;
    },
  };
}
