import { z } from "zod";
import { viewNameLength, viewQueryLength } from "../../views/view.ts";

const name = z.string("required").trim().min(1, "required").max(viewNameLength, "too-long");
const query = z.string("required").max(viewQueryLength, "too-long");
const columns = z.array(z.string().max(40, "too-long")).max(30, "too-many");
const sharedWith = z.int("number").positive("choice").nullable();

/** A new view. */
export const newView = z.object({
  name,
  query,
  columns: columns.default([]),
  sharedWith: sharedWith.default(null),
});

/** What of a view is changed; what is not said stays. */
export const changedView = z.object({
  name: name.optional(),
  query: query.optional(),
  columns: columns.optional(),
  sharedWith: sharedWith.optional(),
});

export const viewAnswer = z.object({
  id: z.number(),
  name: z.string(),
  query: z.string(),
  columns: z.array(z.string()),
  sharedWith: z.number().nullable(),
  isOwn: z.boolean(),
  ownerName: z.string(),
  version: z.number(),
});

export const viewsAnswer = z.object({ data: z.array(viewAnswer) });
