import { wantedPageKey } from "../../features/portal-shell/offline/wanted-page.ts";

/** How long somebody may try to load a page anew before it no longer leads on to where one was going. */
const WANTED_MS = 60_000;

/**
 * Runs in the browser, first thing: a page that was loaded anew while one was on the way to another leads on to that
 * one, once.
 */
export const goOn = [
  `try{let s=sessionStorage,k="${wantedPageKey}",[w,f,t]=JSON.parse(s.getItem(k));s.removeItem(k);`,
  `if(f==location.href&&Date.now()-t<${WANTED_MS})location.replace(new URL(w,f))}catch{}`,
].join("");
