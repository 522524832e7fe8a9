import { type FormEvent, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { type ListState, listPath, names, parseListState } from "./list-state.ts";

/** Search words, filters and order are one form, spread over the page by the `form` attribute. */
export const formId = "vacancy-search";
export const sheetId = "vacancy-filters";

export interface ListForm {
  /** Goes where the form says without leaving the page; before hydration the browser does the same. */
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Sends the form as soon as something was chosen. */
  readonly onChoose: () => void;
}

/** The current values of a form with the list's field names. */
export function getState(form: HTMLFormElement): ListState {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") query.append(name, value);
  return parseListState(query);
}

/** Puts a state into the form's fields, as after "back" or when a chip was removed. */
function show(form: HTMLFormElement, state: ListState): void {
  const query = new URLSearchParams(listPath(state).split("?")[1]);
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) field.value = query.get(field.name) ?? field.options[0]?.value ?? "";
    if (!(field instanceof HTMLInputElement)) continue;
    if (field.type === "checkbox") field.checked = query.getAll(field.name).includes(field.value);
    else if (field.name === names.text) field.value = state.text;
  }
}

/** The order of a state as the form offers it; null is the usual one. */
function offeredSort(form: HTMLFormElement, { sort }: ListState): ListState["sort"] {
  const list = form.elements.namedItem(names.sort);
  if (!(list instanceof HTMLSelectElement)) return sort;
  return [...list.options].some(({ value }) => value === sort) ? sort : null;
}

/** True when something was chosen before the page's script was there to hear of it. */
function isChosenAnew(form: HTMLFormElement, state: ListState): boolean {
  const seen = { ...getState(form), text: "" };
  return listPath(seen) !== listPath({ ...state, text: "", sort: offeredSort(form, state), page: 1 });
}

/** The list's form, kept equal to the URL in both directions. */
export function useListForm(state: ListState): ListForm {
  const isFirst = useRef(true);
  const navigate = useNavigate();
  useEffect(() => {
    const form = document.forms.namedItem(formId);
    if (!form) return;
    if (isFirst.current && isChosenAnew(form, state)) form.requestSubmit();
    else if (!isFirst.current) show(form, state);
    isFirst.current = false;
  }, [state]);
  return {
    onSubmit: (event) => {
      event.preventDefault();
      const to = listPath(getState(event.currentTarget));
      // What is shown already is no step that "back" would have to undo.
      void navigate(to, { preventScrollReset: true, replace: to === listPath(state) });
    },
    onChoose: () => document.forms.namedItem(formId)?.requestSubmit(),
  };
}

export const resultsId = "results";

/** Another page of results, or a chip that took its own link away: the focus goes to the results, not to nowhere. */
export function useResultsFocus(state: ListState): void {
  const shownState = useRef(state);
  useEffect(() => {
    if (shownState.current === state) return;
    const isOtherPage = shownState.current.page !== state.page;
    shownState.current = state;
    const isLost = document.activeElement === document.body;
    if (isOtherPage || isLost) document.getElementById(resultsId)?.focus({ preventScroll: true });
  }, [state]);
}
