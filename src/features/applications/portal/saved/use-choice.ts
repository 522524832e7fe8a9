import { type RefObject, useEffect, useState } from "react";
import { type Chosen, chosenIn } from "./saved-form.ts";

/** What is ticked, kept while one turns the pages. */
export interface Choice extends Chosen {
  /** How many that are, on all pages. */
  count: number;
  has: (id: number) => boolean;
  toggle: (id: number) => void;
  toggleAll: () => void;
  clear: () => void;
}

const nothing: Chosen = { isAll: false, ids: [] };

/** The choice on a page of `total` saved vacancies; what was ticked before the script came is taken over. */
export function useChoice(form: RefObject<HTMLFormElement | null>, total: number): Choice {
  const [chosen, setChosen] = useState(nothing);
  useEffect(() => {
    if (form.current !== null) setChosen(chosenIn(new FormData(form.current)));
  }, [form]);
  const { isAll, ids } = chosen;
  const count = isAll ? total - ids.length : ids.length;
  return {
    ...chosen,
    count,
    has: (id) => ids.includes(id) !== isAll,
    toggle: (id) => setChosen({ isAll, ids: ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id] }),
    toggleAll: () => setChosen(count === total ? nothing : { isAll: true, ids: [] }),
    clear: () => setChosen(nothing),
  };
}
