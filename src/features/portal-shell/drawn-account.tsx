import { createElement } from "react";
import { m } from "#messages";
import { VisuallyHidden } from "../../ui/layout/text.tsx";
import styles from "./account-button.module.css";
import avatarStyles from "./avatar.module.css";
import { drawingElement, drawnName } from "./drawn.ts";
import { seekingWords } from "./seeking-words.ts";

const seekings = ["active", "passive", "inactive", "none"] as const;

/** A place that the first script fills before it is painted; React leaves its text alone. */
const drawn = (what: "name" | "initials" | "seeking" | "dot") => ({
  [drawnName]: what,
  suppressHydrationWarning: true,
});

/** The account button's photo and words, from what the browser knows of the person, until the page has asked. */
export function DrawnFace() {
  return (
    <>
      <span className={avatarStyles.avatar} aria-hidden="true">
        <span {...drawn("initials")}>{""}</span>
        <span className={avatarStyles.dot} data-state="none" {...drawn("dot")} />
      </span>
      <span className={styles.words}>
        <VisuallyHidden>{m.shell_account_of()} </VisuallyHidden>
        <span {...drawn("name")}>{m.shell_account_unnamed()}</span>
        <small {...drawn("seeking")}>{seekingWords("none")}</small>
      </span>
    </>
  );
}

/** The name, in the menu. */
export function DrawnName() {
  return <span {...drawn("name")}>{""}</span>;
}

/** The job-seeking status in words, in the menu. */
export function DrawnSeeking() {
  return <span {...drawn("seeking")}>{seekingWords("none")}</span>;
}

/** Fills the places before it, with the words of this page's language. */
export function Drawing() {
  return (
    <>
      <span hidden>
        {seekings.map((seeking) => (
          <i key={seeking} data-state={seeking}>
            {seekingWords(seeking)}
          </i>
        ))}
      </span>
      {createElement(drawingElement, { hidden: true })}
    </>
  );
}
