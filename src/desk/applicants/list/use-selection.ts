import { useState } from "react";
import type { ApplicantRow } from "../applicants.calls.ts";

/** Fewest and most that are compared (recruiting §5). */
const compared = { least: 2, most: 4 };

export interface Selection {
  ids: ReadonlySet<number>;
  toggle: (index: number) => void;
  /** Selects from the row that was toggled last up to this one. */
  toggleTo: (index: number) => void;
  clear: () => void;
  /** Where those that are selected are compared; null where they cannot be. */
  comparePath: string | null;
}

function comparePathOf(rows: readonly ApplicantRow[], ids: ReadonlySet<number>): string | null {
  if (ids.size < compared.least || ids.size > compared.most) return null;
  const vacancies = new Set(rows.filter(({ id }) => ids.has(id)).map(({ vacancy }) => vacancy.id));
  return vacancies.size === 1 ? `/staff/compare?ids=${[...ids].join(",")}` : null;
}

/** The rows that are ticked. */
export function useSelection(rows: readonly ApplicantRow[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const [last, setLast] = useState(0);
  const idAt = (index: number) => rows[index]?.id;
  return {
    ids,
    toggle(index) {
      const id = idAt(index);
      if (id === undefined) return;
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      setIds(next);
      setLast(index);
    },
    toggleTo(index) {
      const [from, to] = [Math.min(last, index), Math.max(last, index)];
      setIds(new Set([...ids, ...rows.slice(from, to + 1).map(({ id }) => id)]));
      setLast(index);
    },
    clear: () => setIds(new Set()),
    comparePath: comparePathOf(rows, ids),
  };
}
