import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import { apiOver } from "../../contract/client.ts";
import { readCookies, viewerCookie, writeCookie } from "../../contract/cookies.ts";
import type { OwnMarks } from "../../contract/own-marks.ts";
import { cookiePath, siteBase } from "../../contract/site-base.ts";
import { saveNames } from "../vacancies/portal/save/saving.ts";
import { findMember, noMarks } from "./find-member.ts";
import { setMember } from "./member-store.ts";
import type { Viewer } from "./viewer.ts";

/** The session as it is now, whoever the page was loaded for; what is refused is shown by the header alone. */
const asItIs = apiOver((path, init) => fetch(siteBase + path, init));

/** As many as the call answers at once. */
const mostMarked = 50;

/** Vacancies of the page that can be saved: those of its forms. */
function shownVacancies(): string[] {
  const fields = document.querySelectorAll<HTMLInputElement>(`input[name="${saveNames.vacancy}"][type="hidden"]`);
  return [...new Set([...fields].map(({ value }) => value))].slice(0, mostMarked);
}

const drawnNow = () => readCookies(document.cookie)[viewerCookie];

/** The next page of someone whose session has ended draws nobody. */
function forgetDrawn(): void {
  const gone = { path: cookiePath, httpOnly: false, secure: false, maxAge: 0 };
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = writeCookie({ name: viewerCookie, value: "", ...gone });
}

/** Whether another page's data has taken the place of the first one's. */
function useIsLeft(): boolean {
  const { pathname, search } = useLocation();
  const [first] = useState(pathname + search);
  const [isLeft, setLeft] = useState(false);
  if (pathname + search !== first && !isLeft) setLeft(true);
  return isLeft;
}

/** Calls `ask` at first, and again when the tab is seen after somebody signed in or out in another. */
function useAsking(isAsking: boolean, ask: () => Promise<void>): void {
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (!isAsking) return;
    let drawn = drawnNow();
    const askAndNote = async () => {
      await askNow();
      drawn = drawnNow();
    };
    const look = () => {
      if (document.visibilityState === "visible" && drawnNow() !== drawn) void askAndNote();
    };
    void askAndNote();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [isAsking]);
}

/**
 * Asks who looks at a page that came without it, once the page is there.
 * @returns the marks of the page's vacancies, until other data take its place
 */
export function useOwnMarks(loaded: Viewer): OwnMarks {
  const [marks, setMarks] = useState(noMarks);
  const { revalidate } = useRevalidator();
  const isLeft = useIsLeft();
  useAsking(loaded.status === "member", async () => {
    const found = await findMember(asItIs, isLeft ? [] : shownVacancies());
    if (found === null) return;
    if (found.viewer.status === "guest") forgetDrawn();
    setMember(found.viewer);
    setMarks(found.marks);
    // Data that was loaded since has the marks of whoever was signed in then.
    if (isLeft) await revalidate();
  });
  return isLeft ? noMarks : marks;
}
