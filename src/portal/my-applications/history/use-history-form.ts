import { type FormEvent, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { type HistoryState, historyPath, historyState } from "../../applying/history-address.ts";

/** Position and filters are one form, spread over the page by the `form` attribute. */
export const formId = "history-search";
export const sheetId = "history-filters";

export interface HistoryForm {
  /** Goes where the form says without leaving the page; before hydration the browser does the same. */
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Sends the form as soon as something was chosen. */
  readonly onChoose: () => void;
}

function queryOf(form: HTMLFormElement): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") query.append(name, value);
  return query;
}

/** The history's form, kept equal to the URL in both directions. */
export function useHistoryForm(state: HistoryState): HistoryForm {
  const isFirst = useRef(true);
  const navigate = useNavigate();
  useEffect(() => {
    const form = document.forms.namedItem(formId);
    if (form && !isFirst.current) {
      const query = new URLSearchParams(historyPath(state).split("?")[1]);
      for (const field of form.elements) {
        if (field instanceof HTMLSelectElement || field instanceof HTMLInputElement) {
          field.value = query.get(field.name) ?? "";
        }
      }
    }
    isFirst.current = false;
  }, [state]);
  return {
    onSubmit: (event) => {
      event.preventDefault();
      const to = historyPath(historyState(queryOf(event.currentTarget)));
      // What is shown already is no step that "back" would have to undo.
      void navigate(to, { preventScrollReset: true, replace: to === historyPath(state) });
    },
    onChoose: () => document.forms.namedItem(formId)?.requestSubmit(),
  };
}
