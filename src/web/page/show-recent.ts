import { recentElement, recentKey, recentMs, titlePlace } from "../../features/vacancies/portal/recent.ts";

/**
 * Runs in the browser, first thing: where one was is drawn as soon as the page has a place for it, before it is painted,
 * so that nothing moves. The page itself is kept, and knows nobody.
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
