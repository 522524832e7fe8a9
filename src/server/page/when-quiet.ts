/**
 * A statement for the browser: runs `task` once the page was loaded, its first paint is on the screen, and the browser
 * has nothing else to do. A frame that was asked for is not yet on the screen: what is fetched then holds it up.
 * @param task a JavaScript function as text
 */
export function whenQuiet(task: string): string {
  return `addEventListener("load",()=>new PerformanceObserver((_,o)=>{o.disconnect();(window.requestIdleCallback||setTimeout)(${task},{timeout:4e3})}).observe({type:"paint",buffered:!0}))`;
}
