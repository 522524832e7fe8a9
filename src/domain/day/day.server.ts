export { type Day, readDay } from "./read-day.server.ts";
export { workOnDay } from "./work-on-day.server.ts";
