import { noNetworkId, usableOffline } from "../../features/portal-shell/offline/no-network.ts";

/**
 * Runs in the browser, first thing: without a network a page that is not alive says so by what it carries itself, and
 * a link of ours leads nowhere, rather than to the browser's own page, from which nobody comes back. The parts of a page
 * that is usable without a network are turned all the same. Its button reloads the page once the site answers.
 */
export const noNetwork = [
  `{let s=x=>{let o=document.getElementById("${noNetworkId}");if(o)o.hidden=x},l=location;`,
  'addEventListener("offline",()=>s(!1));addEventListener("online",()=>s(!0));',
  'addEventListener("click",e=>{let a=navigator.onLine?0:e.target.closest("a[href]");',
  "if(a&&a.protocol==l.protocol&&a.host==l.host&&(a.pathname!=l.pathname||",
  `a.search!=l.search&&!a.closest("[${usableOffline}]"))){e.preventDefault();s(!1)}`,
  `if(e.target.closest("#${noNetworkId} button"))fetch(l.href,{method:"HEAD",cache:"no-store"}).then(()=>l.reload(),()=>0)},!0)}`,
].join("");
