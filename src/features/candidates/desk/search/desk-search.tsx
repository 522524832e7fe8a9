import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { m } from "#messages";
import { deskApi } from "../../../../contract/desk-api.ts";
import { LiveRegion } from "../../../../ui/feedback/live-region.tsx";
import { Icon } from "../../../../ui/icons/icon.tsx";
import { StandingTags } from "../../../decisions/desk/standing-tags.tsx";
import { VacancyStateWord } from "../../../vacancies/desk/vacancy-state.tsx";
import { whoText } from "../texts.ts";
import styles from "./desk-search.module.css";
import { type FoundAtDesk, searchDeskCall } from "./search.calls.ts";

/** Nothing is asked before so many letters, and until nothing was typed for so long. */
const least = 2;
const pauseMs = 350;

type State = { status: "empty" } | { status: "failed" } | { status: "found"; found: FoundAtDesk };

/** What is found by the words that are typed; an answer that comes late is dropped. */
function useFound(text: string): State {
  const [state, setState] = useState<State>({ status: "empty" });
  useEffect(() => {
    const q = text.trim();
    if (q.length < least) {
      setState({ status: "empty" });
      return;
    }
    let isWanted = true;
    const timer = setTimeout(async () => {
      const sent = await deskApi.send(searchDeskCall, { query: { q } });
      if (!isWanted) return;
      setState(sent.status === "refused" ? { status: "failed" } : { status: "found", found: sent.answer });
    }, pauseMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [text]);
  return state;
}

/** Where the results lead to, in their order. */
function getPaths({ people, vacancies }: FoundAtDesk): string[] {
  return [
    ...people.map(({ id }) => `/staff/applications/${id}`),
    ...vacancies.map(({ id }) => `/staff/vacancies/${id}`),
  ];
}

/** What the openers call; the dialog is in no part of the page that a narrow window hides. */
const called = new EventTarget();

/** Opens the search: a field in the rail, a line in a phone's sheet. */
export function SearchOpener() {
  return (
    <button
      type="button"
      className={styles.opener}
      onClick={() => called.dispatchEvent(new Event("open"))}
      title={m.desk_search_open()}
    >
      <Icon name="search" size={18} />
      <span>{m.desk_search_short()}</span>
      <kbd>Ctrl K</kbd>
    </button>
  );
}

/** The search from every page, by its openers and by Ctrl+K or Cmd+K. */
export function SearchDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const open = () => {
      if (document.querySelector("dialog[open]") !== null) return;
      setTurn((before) => before + 1);
      dialog.current?.showModal();
    };
    const press = (event: globalThis.KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "k") return;
      event.preventDefault();
      open();
    };
    called.addEventListener("open", open);
    addEventListener("keydown", press);
    return () => {
      called.removeEventListener("open", open);
      removeEventListener("keydown", press);
    };
  }, []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={m.desk_search_open()}>
      <SearchBox key={turn} onClose={() => dialog.current?.close()} />
    </dialog>
  );
}

function SearchBox({ onClose }: { readonly onClose: () => void }) {
  const id = useId();
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const [current, setCurrent] = useState(0);
  const state = useFound(text);
  const paths = state.status === "found" ? getPaths(state.found) : [];
  const press = (event: KeyboardEvent) => {
    const path = paths[current];
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      if (paths.length > 0) setCurrent((current + step + paths.length) % paths.length);
    } else if (event.key === "Enter" && path !== undefined) {
      event.preventDefault();
      onClose();
      void navigate(path);
    }
  };
  return (
    <div className={styles.box}>
      <div className={styles.field}>
        <Icon name="search" size={18} />
        <input
          type="search"
          role="combobox"
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: the dialog was opened to write here
          autoFocus // oxlint-disable-line jsx-a11y/no-autofocus -- the dialog was opened to write here
          maxLength={100}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setCurrent(0);
          }}
          onKeyDown={press}
          aria-label={m.desk_search_open()}
          aria-describedby={`${id}-hint`}
          aria-expanded={paths.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={paths.length > 0 ? `${id}-${current}` : undefined}
        />
        <button type="button" onClick={onClose} aria-label={m.desk_search_close()}>
          <Icon name="x" size={18} />
        </button>
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        {m.desk_search_hint()}
      </p>
      <Results id={id} state={state} current={current} text={text} onClose={onClose} />
    </div>
  );
}

interface ResultsProps {
  readonly id: string;
  readonly state: State;
  readonly current: number;
  readonly text: string;
  readonly onClose: () => void;
}

function Results({ id, state, current, text, onClose }: ResultsProps) {
  if (state.status === "failed") return <p role="alert">{m.desk_search_failed()}</p>;
  if (state.status === "empty") return null;
  const { people, vacancies, hasMore } = state.found;
  const isNone = people.length + vacancies.length === 0;
  return (
    <>
      <LiveRegion>
        {isNone ? m.desk_search_none() : m.desk_search_found({ people: people.length, vacancies: vacancies.length })}
      </LiveRegion>
      {isNone && <p className={styles.none}>{m.desk_search_none()}</p>}
      <div id={`${id}-list`} role="listbox" aria-label={m.desk_search_open()} className={styles.list}>
        {people.length > 0 && <h2 role="presentation">{m.desk_search_people()}</h2>}
        {people.map((row, place) => (
          <Result
            key={row.id}
            id={`${id}-${place}`}
            to={`/staff/applications/${row.id}`}
            onClose={onClose}
            isCurrent={place === current}
          >
            <strong>{whoText(row)}</strong>
            <small>{[row.vacancy.title, row.phase?.name ?? m.desk_applicants_tab_none()].join(" · ")}</small>
            <StandingTags row={row} />
          </Result>
        ))}
        {vacancies.length > 0 && <h2 role="presentation">{m.desk_search_vacancies()}</h2>}
        {vacancies.map(({ id: vacancyId, code, title, state: now }, place) => (
          <Result
            key={vacancyId}
            id={`${id}-${people.length + place}`}
            to={`/staff/vacancies/${vacancyId}`}
            onClose={onClose}
            isCurrent={people.length + place === current}
          >
            <strong>{title}</strong>
            <small>{code}</small>
            <VacancyStateWord state={now} />
          </Result>
        ))}
      </div>
      {hasMore && (
        <p className={styles.more}>
          <Link to={`/staff/applications?q=${encodeURIComponent(text.trim())}`} onClick={onClose}>
            {m.desk_search_more()}
          </Link>
        </p>
      )}
    </>
  );
}

interface ResultProps {
  readonly id: string;
  readonly to: string;
  readonly isCurrent: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A result: the keys of the field choose it, a pointer follows it as a link. */
function Result({ id, to, isCurrent, onClose, children }: ResultProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isCurrent) link.current?.scrollIntoView({ block: "nearest" });
  }, [isCurrent]);
  return (
    <Link
      ref={link}
      id={id}
      to={to}
      prefetch="none"
      role="option"
      tabIndex={-1}
      aria-selected={isCurrent}
      className={styles.result}
      onClick={onClose}
    >
      {children}
    </Link>
  );
}
