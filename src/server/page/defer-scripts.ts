import { whenQuiet } from "./when-quiet.ts";

/** How long a page that nobody touches waits, its scripts fetched, before it starts them: the first seconds are for reading. */
const UNTOUCHED_MS = 5000;

/** How many scripts a quiet page begins to fetch in one turn. */
const AT_ONCE = 2;

/**
 * Runs in the browser: starts the page's scripts at the first touch, key, focus or scroll. Unless the visitor saves
 * data, they are fetched as soon as the painted page is quiet, and start by themselves some seconds later.
 */
export const bootLoader = [
  '(()=>{let n=0,d=document,s=d.getElementById("boot"),u=s.dataset.preload.split(" "),',
  'ev=["pointerdown","keydown","focusin","scroll"],',
  'get=k=>{for(const h of u.splice(0,k)){const l=d.createElement("link");l.rel="modulepreload";l.href=h;d.head.append(l)}},',
  // A few at a time: many at once would hold up whoever touches the page just then.
  `some=()=>{get(${AT_ONCE});u.length&&setTimeout(some,20)},`,
  "go=()=>{if(n++)return;ev.forEach(e=>removeEventListener(e,go,!0));get(u.length);",
  'const m=d.createElement("script");m.type="module";m.text=s.text;d.head.append(m)};',
  "ev.forEach(e=>addEventListener(e,go,{capture:!0,passive:!0}));",
  `(navigator.connection||{}).saveData||${whenQuiet(`()=>{some();setTimeout(go,${UNTOUCHED_MS})}`)}})()`,
].join("");

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const BOOT = /<script type="module" async="">([\s\S]*?)<\/script>/;

/**
 * Turns React Router's eager start into one that waits for {@link bootLoader}.
 * The start script's text stays the same, so its hash in the CSP allows it when it is inserted again.
 */
export function deferScripts(html: string): string {
  if (!BOOT.test(html))
    throw new Error("deferScripts: the start script of React Router was not found; did <Scripts> change?");
  const urls: string[] = [];
  return html
    .replace(PRELOAD, (_, url: string) => {
      urls.push(url);
      return "";
    })
    .replace(
      BOOT,
      (_, boot: string) =>
        `<script id="boot" type="text/boot" data-preload="${urls.join(" ")}">${boot}</script><script>${bootLoader}</script>`,
    );
}
