import { type FormEvent, useEffect, useRef } from "react";
import { useHref, useNavigate } from "react-router";
import { m } from "#messages";
import { counted } from "../../../../i18n/formats.ts";
import { Button, ButtonLink } from "../../../../ui/actions/button.tsx";
import { SelectField } from "../../../../ui/fields/select-field.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { FilterSheet, FilterSheetOpener } from "../../../../ui/overlay/filter-sheet.tsx";
import { applicationStatuses } from "../../application.ts";
import { statusWords } from "../../status-words.ts";
import {
  chosenCount,
  chosenNumbers,
  filterNames,
  type HistoryState,
  historyPath,
  historyState,
  longestPosition,
} from "../history-address.ts";
import { wireStatus } from "../wire-status.ts";
import styles from "./history-filters.module.css";
import type { FilterOption, HistoryData } from "./load-history.ts";

/** Position and filters are one form, spread over the page by the `form` attribute. */
const formId = "history-search";
const sheetId = "history-filters";

interface HistoryForm {
  /** Opens the form's address without leaving the page; before hydration the browser does the same. */
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Sends the form as soon as something was chosen. */
  readonly onChoose: () => void;
}

function toQuery(form: HTMLFormElement): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") query.append(name, value);
  return query;
}

/** The history's form, kept equal to the URL in both directions. */
function useHistoryForm(state: HistoryState): HistoryForm {
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
      const to = historyPath(historyState(toQuery(event.currentTarget)));
      // What is shown already is no step that "back" would have to undo.
      void navigate(to, { preventScrollReset: true, replace: to === historyPath(state) });
    },
    onChoose: () => document.forms.namedItem(formId)?.requestSubmit(),
  };
}

function asOptions(entries: readonly FilterOption[]) {
  return entries.map(({ id, text }) => ({ value: String(id), label: text }));
}

const statuses = () => applicationStatuses.map((status) => ({ id: wireStatus(status), text: statusWords[status]() }));

/** Position, channel, phase and status (J3): a row, on narrow views a field and a sheet. A choice holds at once. */
export function HistoryFilters({ history }: { readonly history: HistoryData }) {
  const { state, phases, platforms, total } = history;
  const form = useHistoryForm(state);
  const count = chosenCount(state);
  const chosen = chosenNumbers(state);
  const select = (name: "platform" | "phase" | "status", label: string, all: string, list: readonly FilterOption[]) => (
    <SelectField
      label={label}
      name={filterNames[name]}
      form={formId}
      placeholder={all}
      options={asOptions(list)}
      defaultValue={chosen[name] ?? ""}
    />
  );
  return (
    <search className={styles.filters}>
      <form id={formId} method="get" action={useHref("/account/history")} onSubmit={form.onSubmit} autoComplete="off">
        <TextField
          type="search"
          icon="search"
          label={m.applications_history_position()}
          name={filterNames.position}
          defaultValue={state.position}
          maxLength={longestPosition}
          enterKeyHint="search"
        />
      </form>
      <FilterSheetOpener sheet={sheetId}>
        {count === 0 ? m.applications_history_filter() : m.applications_history_filter_count({ count })}
      </FilterSheetOpener>
      <div onChange={form.onChoose}>
        <FilterSheet
          id={sheetId}
          across
          title={m.applications_history_filter()}
          closeLabel={m.applications_history_filter_close()}
          foot={
            <>
              <ButtonLink to={historyPath({ position: state.position })} kind="secondary" preventScrollReset>
                {m.applications_history_filter_clear()}
              </ButtonLink>
              <ShowButton total={total} />
            </>
          }
        >
          {select("platform", m.applications_history_platform(), m.applications_history_platform_all(), platforms)}
          {select("phase", m.applications_history_phase(), m.applications_history_phase_all(), phases)}
          {select("status", m.applications_history_status(), m.applications_history_status_all(), statuses())}
          <noscript>
            <Button type="submit" form={formId} wide>
              {m.applications_history_filter_apply()}
            </Button>
          </noscript>
        </FilterSheet>
      </div>
    </search>
  );
}

/** Ends the sheet of narrow views. With script the list is up to date already, so it only closes. */
function ShowButton({ total }: { readonly total: number }) {
  const close = () => document.getElementById(sheetId)?.hidePopover();
  return (
    <Button type="submit" form={formId} onClick={close}>
      {m.applications_history_filter_show(counted(total))}
    </Button>
  );
}
