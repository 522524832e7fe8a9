import { gradeFault } from "../../resumes/rules/education.ts";
import type { Rule } from "./group.ts";

const number = (value: unknown) => (typeof value === "number" ? value : null);

/** Two fields of which the second must not come before the first: years, months (`YYYY-MM`), days (`YYYY-MM-DD`). */
export function inOrder(first: string, last: string, code: "year-order" | "month-order"): Rule {
  return (entry) => {
    const [from, to] = [entry[first], entry[last]];
    const isTurned =
      (typeof from === "number" && typeof to === "number" && to < from) ||
      (typeof from === "string" && typeof to === "string" && to < from);
    return isTurned ? { field: last, code } : null;
  };
}

/** A grade above 0 and not above its scale (§5). */
export const withinScale: Rule = (entry) => {
  const [grade, scale] = [number(entry["gpa"]), number(entry["gpaMax"])];
  const code = grade === null ? null : gradeFault(grade, scale);
  return code === null ? null : { field: "gpa", code };
};

/** The scale itself, above 0 too. */
export const soundScale: Rule = (entry) => {
  const scale = number(entry["gpaMax"]);
  const code = scale === null ? null : gradeFault(scale, null);
  return code === null ? null : { field: "gpaMax", code };
};

/** Nobody is the fourth of three children. */
export const amongSiblings: Rule = (entry) => {
  const [order, siblings] = [number(entry["birthOrder"]), number(entry["siblings"])];
  const isBeyond = order !== null && siblings !== null && order > siblings + 1;
  return isBeyond ? { field: "birthOrder", code: "birth-order" } : null;
};
