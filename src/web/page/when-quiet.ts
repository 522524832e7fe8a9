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
