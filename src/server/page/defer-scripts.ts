/**
 * Runs in the browser: fetches the page's scripts at the first touch, key, focus or scroll,
 * or when the browser is idle after load unless it saves data.
 */
export const bootLoader = [
  '(()=>{let n=0,d=document,s=d.getElementById("boot"),',
  'ev=["pointerdown","keydown","focusin","scroll"],',
  "go=()=>{if(n++)return;ev.forEach(e=>removeEventListener(e,go,!0));",
  'for(const h of s.dataset.preload.split(" ")){const l=d.createElement("link");l.rel="modulepreload";l.href=h;d.head.append(l)}',
  'const m=d.createElement("script");m.type="module";m.text=s.text;d.head.append(m)};',
  "ev.forEach(e=>addEventListener(e,go,{capture:!0,passive:!0}));",
  '(navigator.connection||{}).saveData||addEventListener("load",()=>(window.requestIdleCallback||setTimeout)(go,{timeout:4e3}))})()',
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
