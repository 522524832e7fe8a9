/**
 * A statement for the browser: runs `task` once the page was loaded and painted and the browser has nothing else to do.
 * @param task a JavaScript function as text
 */
export function whenQuiet(task: string): string {
  return `addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(()=>(window.requestIdleCallback||setTimeout)(${task},{timeout:4e3}))))`;
}
