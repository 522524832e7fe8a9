import { z } from "zod";
import { numberOfText } from "./field-values.ts";

/** Rows that a list answers where no number is asked for. */
export const usualLimit = 50;

/** How many rows a list of the desk's answers. */
export const listLimit = z.preprocess(numberOfText, z.int().min(1, "too-small").max(200, "too-large").optional());

/** Rows that are counted exactly; beyond, a list says that there are more. */
export const mostCounted = 10_000;

/** How many rows a list has in all, as each list of the desk's says it. */
export const counted = (total: number) => ({ total: Math.min(total, mostCounted), totalIsMore: total > mostCounted });

/** The same in its schema. */
export const countedAnswer = { total: z.number(), totalIsMore: z.boolean() };
