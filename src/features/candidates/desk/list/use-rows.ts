import { useRef, useState } from "react";
import { deskApi } from "../../../../contract/desk-api.ts";
import { type ApplicantList, type ApplicantRow, listApplicantsCall } from "../applicants.calls.ts";
import type { ListQuery } from "../applicants.schema.ts";

export interface Rows {
  rows: readonly ApplicantRow[];
  hasMore: boolean;
  /** True when the next ones could not be fetched. */
  isFailed: boolean;
  /** Fetches the next rows, once at a time. */
  more: () => Promise<void>;
  /** Shows a row otherwise from now on. */
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
