import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { m } from "#messages";
import { Status } from "../../../ui/display/tag.tsx";
import { useHydrated } from "../../../ui/hydrated.ts";
import type { Seeking } from "../viewer.ts";
import { seekingWords } from "./seeking-words.ts";

const ownSection = "/profile-resume#seeking";

interface SeekingEntryProps {
  readonly seeking: Seeking;
  readonly onChoose: () => void;
}

/**
 * The profile menu's first entry: opens the dialog (A13). Without a status it leads to the profile, and so it does
 * before the page has come to life, and on the resume's own page, whose form holds the same field.
 */
export function SeekingEntry({ seeking, onChoose }: SeekingEntryProps) {
  const hydrated = useHydrated();
  const { pathname } = useLocation();
  const content = (
    <>
      <Words seeking={seeking} />
      <small>{seeking === "none" ? m.shell_seeking_choose() : m.shell_seeking_change()}</small>
    </>
  );
  const leads = !hydrated || seeking === "none" || pathname === "/profile-resume";
  return leads ? <Link to={ownSection}>{content}</Link> : <Opener onClick={onChoose}>{content}</Opener>;
}

function Words({ seeking }: { readonly seeking: Seeking }) {
  return <Status state={seeking === "none" ? undefined : seeking}>{seekingWords(seeking)}</Status>;
}

function Opener({ onClick, children }: { readonly onClick: () => void; readonly children: ReactNode }) {
  return (
    <button type="button" onClick={onClick}>
      {children}
    </button>
  );
}
