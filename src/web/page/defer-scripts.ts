import { drawingElement } from "../../features/portal-shell/drawn.ts";

const FIRST = "first-contentful-paint";

/**
 * A statement for the browser: runs `task` once the page was loaded, its first text is on the screen, and the browser
 * has nothing else to do. A frame that was asked for is not yet on the screen: what is fetched then holds it up. The
 * first paint alone may be an empty page, where the browser is slow.
 * @param task a JavaScript function as text
 */
export function whenQuiet(task: string): string {
  return `addEventListener("load",()=>new PerformanceObserver((l,o)=>{if(l.getEntriesByName("${FIRST}").length){o.disconnect();(window.requestIdleCallback||setTimeout)(${task},{timeout:4e3})}}).observe({type:"paint",buffered:!0}))`;
}

/**
 * How long an untouched page waits, its scripts fetched, before it starts them: the first seconds are for
 * reading.
 */
const UNTOUCHED_MS = 5000;

/** How many scripts an idle page begins to fetch in one turn. */
const AT_ONCE = 2;

/** How long the start waits for the stylesheets, should a browser not say that they have come. */
const STYLES_MS = 3000;

/**
 * How long after a start that failed the next one waits, at first and at most; a touch or the network's return is
 * sooner.
 */
const AGAIN_MS = { first: 1000, most: 30_000 } as const;

/**
 * Runs in the browser: starts the page's scripts at the first touch, key, focus or scroll, once the stylesheets have
 * come, of which the page carries only what it uses itself. Unless the visitor saves data, both are fetched as soon as
 * the painted page is idle, and the scripts start automatically some seconds later, at once where the page came without
 * what its visitor is to see. A page that says `data-now` starts
 * as soon as it has them, and the browser's `load` waits for that, by an empty frame that is left open until then.
 *
 * Each script is fetched whole before any is run: a browser never asks again for a module that
 * it could not have once, so a start over a line that fails would leave the page dead for good. Here it is tried again:
 * at a touch, when the network is back, and on its own, waiting longer each time.
 */
export const bootLoader = [
  '(()=>{let n=0,w=0,x=0,d=document,s=d.getElementById("boot"),t=s.dataset,u=t.preload.match(/\\S+/g)||[],k=[...u],p={},',
  'c=t.now?[]:[...d.querySelectorAll("link[rel=stylesheet][disabled]")],',
  'ev=["pointerdown","keydown","focusin","scroll"],',
  'add=(h,r)=>{const l=d.createElement("link");l.rel=r;l.as="script";l.crossOrigin="";l.href=h;d.head.append(l);return l},',
  // What starts at once has its scripts handed on without a look into the cache; a try after a failed one asks again.
  'have=h=>t.now&&!w?new Promise((y,n)=>{const l=add(h,"preload");l.onload=y;l.onerror=n}):',
  "fetch(h).then(r=>{if(!r.ok)throw 0;return r.arrayBuffer()}),",
  // A module is read only once it is there.
  'get=h=>p[h]??=have(h).then(()=>{add(h,"modulepreload")},e=>{delete p[h];throw e}),',
  // What starts at once is loaded when it has started, as with a script of its own; until then nothing else is fetched.
  'f=t.now&&d.body.appendChild(d.createElement("iframe")),free=()=>f&&f.remove(),',
  // Into the browser's cache only: putting a sheet to use would work out the whole page's styles again.
  "warm=()=>{for(const l of c)fetch(l.href).catch(()=>{})},",
  "dress=()=>Promise.race([Promise.all(c.map(l=>new Promise(r=>{l.onload=l.onerror=r;l.disabled=!1}))),",
  `new Promise(r=>setTimeout(r,${STYLES_MS}))]),`,
  // A few at a time: many at once would hold up anyone who touches the page just then.
  `some=()=>{for(const h of k.splice(0,${AT_ONCE}))get(h).catch(()=>{});k.length&&setTimeout(some,20)},`,
  "hear=f=>ev.forEach(e=>f(e,go,{capture:!0,passive:!0})),",
  'run=()=>{const m=d.createElement("script");m.type="module";m.text=s.text;d.head.append(m);free()},',
  "go=()=>{if(n++||x)return;hear(removeEventListener);Promise.all(u.map(get)).then(()=>x++||dress().then(run),()=>{free();",
  `w=Math.min(2*w||${AGAIN_MS.first},${AGAIN_MS.most});setTimeout(()=>{n=0;x||hear(addEventListener)},${AGAIN_MS.first});`,
  'setTimeout(go,w+9);addEventListener("online",()=>{n=0;go()},{once:!0})})};',
  "if(f){f.hidden=!0;f.contentDocument.open();go()}else{hear(addEventListener);",
  `(navigator.connection||{}).saveData||${whenQuiet(`()=>{warm();some();d.querySelector("${drawingElement}")?go():setTimeout(go,${UNTOUCHED_MS})}`)}}})()`,
].join("");

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const BOOT = /<script type="module" async="">([\s\S]*?)<\/script>/;

/**
 * Turns React Router's eager start into one by {@link bootLoader}.
 * The start script's text stays the same, so its hash in the CSP allows it when it is inserted again.
 * @param isNow whether it starts as soon as the page is there
 * @param before the markup before the start
 */
export function deferScripts(html: string, isNow = false, before = ""): string {
  if (!BOOT.test(html))
    throw new Error("deferScripts: the start script of React Router was not found; did <Scripts> change?");
  const urls: string[] = [];
  const now = isNow ? ' data-now="1"' : "";
  return html
    .replace(PRELOAD, (_, url: string) => {
      urls.push(url);
      return "";
    })
    .replace(
      BOOT,
      (_, boot: string) =>
        `${before}<script id="boot" type="text/boot"${now} data-preload="${urls.join(" ")}">${boot}</script><script>${bootLoader}</script>`,
    );
}
