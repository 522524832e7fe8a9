import { useCallback, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "../../../../../ui/hydrated.ts";
import { type Section, sections } from "../../../completeness.ts";
import { sectionIds } from "./section-words.ts";

function sectionIn(hash: string): Section | undefined {
  return sections.find((section) => `#${sectionIds[section]}` === hash);
}

export interface OpenSections {
  opened: ReadonlySet<Section>;
  /** The one the person works on: that of the address, else the first. */
  current: Section;
  /** The one that the address asks for. */
  target: Section | undefined;
  /** Address of a section on this page. */
  to: (section: Section) => string;
  open: (section: Section) => void;
  /** Opens several, to show what is wrong in them. */
  openAll: (sections: readonly Section[]) => void;
}

interface Opened {
  target: Section | undefined;
  opened: ReadonlySet<Section>;
}

/** Which sections are open: the address says which one is worked on, so that back and reload keep it. */
export function useOpenSections(first: Section): OpenSections {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  // The server never sees what stands behind "#".
  const target = useHydrated() ? sectionIn(hash) : undefined;
  const [state, setState] = useState<Opened>({ target: undefined, opened: new Set([first]) });
  if (target !== state.target) setState({ target, opened: target === undefined ? state.opened : new Set([target]) });
  const to = (section: Section) => `${search}#${sectionIds[section]}`;
  const open = useCallback(
    (section: Section) => {
      setState((before) => ({ ...before, opened: new Set([section]) }));
      void navigate({ search, hash: sectionIds[section] });
    },
    [navigate, search],
  );
  const openAll = useCallback((more: readonly Section[]) => {
    setState((before) => ({ ...before, opened: new Set([...before.opened, ...more]) }));
  }, []);
  return { opened: state.opened, current: target ?? first, target, to, open, openAll };
}
