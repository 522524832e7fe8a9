import { captchaMark, heldSince } from "../../contract/captcha-name.ts";
import { scriptsCookie, viewerCookie } from "../../contract/cookies.ts";
import { cookiePath } from "../../contract/site-base.ts";
import { drawingElement, drawnName } from "../../features/portal-shell/drawn.ts";
import { noNetworkId, usableOffline } from "../../features/portal-shell/offline/no-network.ts";
import { wantedPageKey } from "../../features/portal-shell/offline/wanted-page.ts";
import { recentElement, recentKey, recentMs, titlePlace } from "../../features/vacancies/portal/recent.ts";

/** How long someone may try to load a page again before it no longer leads on to where one was going. */
const WANTED_MS = 60_000;

/**
 * Runs in the browser, first thing: a page that was loaded again while one was on the way to another leads on to that
 * one, once.
 */
export const goOn = [
  `try{let s=sessionStorage,k="${wantedPageKey}",[w,f,t]=JSON.parse(s.getItem(k));s.removeItem(k);`,
  `if(f==location.href&&Date.now()-t<${WANTED_MS})location.replace(new URL(w,f))}catch{}`,
].join("");

/**
 * Runs in the browser, from the first moment on: a form that leads back to its page (language, colours, saving) takes
 * along the place on the page, the fragment, which no server ever sees.
 */
export const placeKeeper =
  'addEventListener("submit",({target:{elements:{back:b}}})=>{b&&!b.value.includes("#")&&(b.value+=location.hash)},!0);';

/**
 * Runs in the browser first: without a network a page before hydration says so with its own markup, and
 * our links lead nowhere, rather than to the browser's own page, from which nobody comes back. The parts of a
 * page that is usable without a network still turn. Its button reloads the page once the site answers.
 */
export const noNetwork = [
  `{let s=x=>{let o=document.getElementById("${noNetworkId}");if(o)o.hidden=x},l=location;`,
  'addEventListener("offline",()=>s(!1));addEventListener("online",()=>s(!0));',
  'addEventListener("click",e=>{let a=navigator.onLine?0:e.target.closest("a[href]");',
  "if(a&&a.protocol==l.protocol&&a.host==l.host&&(a.pathname!=l.pathname||",
  `a.search!=l.search&&!a.closest("[${usableOffline}]"))){e.preventDefault();s(!1)}`,
  `if(e.target.closest("#${noNetworkId} button"))fetch(l.href,{method:"HEAD",cache:"no-store"}).then(()=>l.reload(),()=>0)},!0)}`,
].join("");

/** So long a form waits for the scripts of its captcha. */
const WAITED_MS = 30_000;

/** After this long a form may be sent again, should no answer have come: then it was stopped, or lost on the way. */
const FORGOTTEN_MS = 10_000;

/**
 * Runs in the browser first: a form that the browser submits itself, because no script handles it yet or ever, leaves
 * once. A second press would take the first one's answer away, and show the refusal of the repetition instead.
 * A form with a captcha waits for its scripts, since without an answer to the captcha it would be refused; the captcha
 * sends it once that is there. Where no scripts come, a press after a while leaves as it is.
 */
export const pressOnce = [
  '{let f,t;addEventListener("pageshow",()=>{f=0});addEventListener("submit",e=>{let o=e.target,d=o.dataset,n=e.timeStamp;',
  'if(!e.defaultPrevented&&o.method=="post"){',
  `if(o.querySelector("[${captchaMark}]")&&n-(d.${heldSince}??=n)<${WAITED_MS})e.preventDefault();`,
  `else if(f==o&&n-t<${FORGOTTEN_MS})e.preventDefault();else{f=o;t=n}}})}`,
].join("");

/**
 * Runs in the browser, first thing: where one was is drawn as soon as the page has a place for it, before it is
 * painted, so that nothing moves. The page itself is kept, and knows nobody.
 */
export const showRecent = [
  `try{customElements.define("${recentElement}",class extends HTMLElement{connectedCallback(){`,
  'let e=this,t=e.dataset,d=document,u=d.createElement("ul"),c=d.createElement("span"),',
  'a=(p,s)=>{if(p&&/^\\/(?!\\/)/.test(p.path)){let l=d.createElement("li"),k=d.createElement("a");k.href=t.base+p.path;',
  `k.textContent=s?s.replace("${titlePlace}",()=>p.title):p.title;l.append(k);u.append(l)}};`,
  `try{let r=JSON.parse(localStorage.getItem("${recentKey}")),n=Date.now()-r.at;if(n>=0&&n<${recentMs}){`,
  "a(r.application,t.application);a(r.search,t.search);r.vacancies.forEach(p=>a(p));",
  "c.textContent=t.label;u.firstChild&&e.append(c,u)}}catch{}}})}catch{}",
].join("");

/** How long a browser counts as one that runs scripts after it ran the last of ours. */
const SCRIPTS_SECONDS = 3600;

/**
 * Runs in the browser of someone who is signed in, first thing: says that scripts run, so that the next page may be the
 * one of all members, and draws on such a page who is signed in, before it is painted. The name is text, whatever it
 * says.
 */
export const drawAccount = [
  `document.cookie="${scriptsCookie}=1;path=${cookiePath};max-age=${SCRIPTS_SECONDS};samesite=lax"+(location.protocol=="https:"?";secure":"");`,
  `try{customElements.define("${drawingElement}",class extends HTMLElement{connectedCallback(){try{let p=this.parentNode,`,
  `[,s,...r]=decodeURIComponent(/(?:^|; )${viewerCookie}=([^;]*)/.exec(document.cookie)[1]).split("."),n=r.join("."),`,
  'w=n.trim().split(/\\s+/),i=[w[0],...w.slice(1).slice(-1)].map(x=>([...x][0]||"").toUpperCase()).join(""),',
  "t=p.querySelector('i[data-state=\"'+s+'\"]').textContent;",
  `p.querySelectorAll("[${drawnName}]").forEach(e=>{let k=e.getAttribute("${drawnName}");`,
  'k=="dot"?e.dataset.state=s:k=="seeking"?e.textContent=t:n&&(e.textContent=k=="name"?n:i)})}catch{}}})}catch{}',
].join("");
