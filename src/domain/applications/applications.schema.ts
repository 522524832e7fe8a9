export { actKinds, actSchema, longestWords } from "./act/act.schema.ts";
