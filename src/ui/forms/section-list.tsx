import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { Icon } from "../icons/icon.tsx";
import jump from "./section-jump.module.css";
import styles from "./section-list.module.css";

export type SectionState = "complete" | "partial" | "empty" | "wrong";

interface FormSection {
  readonly to: string;
  readonly title: string;
  readonly state: SectionState;
  /** The state in words: "Lengkap", "Perlu diperbaiki (2)". */
  readonly stateText: string;
  readonly current?: boolean | undefined;
}

interface SectionListProps {
  readonly label: string;
  readonly sections: readonly FormSection[];
}

/** A form's sections and how complete each is; the first child of FormColumns. A long list scrolls to the one at hand. */
export function SectionList({ label, sections }: SectionListProps) {
  const nav = useRef<HTMLElement>(null);
  const at = sections.findIndex(({ current }) => current);
  useEffect(() => {
    const link = nav.current?.querySelectorAll("a").item(at);
    if (link) nav.current?.scrollTo({ top: link.offsetTop - (nav.current.clientHeight - link.offsetHeight) / 2 });
  }, [at]);
  return (
    <nav className={styles.nav} aria-label={label} ref={nav}>
      <Sections sections={sections} />
    </nav>
  );
}

interface SectionJumpProps extends SectionListProps {
  /** "Bagian 1 dari 7" */
  readonly place: string;
}

/** The same for phones: one line that opens the list. Goes where the list beside the form is gone. */
export function SectionJump({ label, place, sections }: SectionJumpProps) {
  const current = sections.find((section) => section.current);
  return (
    <details className={jump.jump}>
      <summary>
        {current && <SectionMark state={current.state} />}
        <span>
          <small>{place}</small>
          <b>{current?.title}</b>
        </span>
        <Icon name="chevron-down" className={jump.chevron} />
      </summary>
      <nav aria-label={label}>
        <Sections sections={sections} />
      </nav>
    </details>
  );
}

/** The diamond that says how complete a section is; its words must stand beside it. */
export function SectionMark({ state }: { readonly state: SectionState }) {
  return (
    <span className={styles.mark} data-state={state} aria-hidden="true">
      {state === "complete" && <Icon name="check" size={18} />}
      {state === "wrong" && <Icon name="exclamation-mark" size={18} />}
    </span>
  );
}

function Sections({ sections }: Pick<SectionListProps, "sections">) {
  return (
    <ul className={styles.list}>
      {sections.map(({ to, title, state, stateText, current }) => (
        <li key={to}>
          <Link to={to} aria-current={current ? "step" : undefined}>
            <SectionMark state={state} />
            <span>
              <b>{title}</b>
              <small data-wrong={state === "wrong" || undefined}>{stateText}</small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
