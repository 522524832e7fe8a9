export { hourAt, morningAt, morningOf, type Occasion } from "./occasion.ts";
