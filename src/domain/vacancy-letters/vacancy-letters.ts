export { hourAt, morningAt, morningOf, type Occasion, slots } from "./occasion.ts";
export { oneClickPath, stopPath } from "./stop/stop-path.ts";
