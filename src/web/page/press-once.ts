/** After this long a form may be sent again, should no answer have come: then it was stopped, or lost on the way. */
const FORGOTTEN_MS = 10_000;

/**
 * Runs in the browser, first thing: a form that leaves the page by itself, because no script has it yet or ever, leaves
 * once. A second press would take the first one's answer away, and show the refusal of the repetition instead.
 */
export const pressOnce = [
  '{let f,t;addEventListener("pageshow",()=>{f=0});addEventListener("submit",e=>{let o=e.target;',
  'if(!e.defaultPrevented&&o.method=="post"){',
  `if(f==o&&e.timeStamp-t<${FORGOTTEN_MS})e.preventDefault();else{f=o;t=e.timeStamp}}})}`,
].join("");
