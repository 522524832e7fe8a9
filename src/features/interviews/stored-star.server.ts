import { z } from "zod";
import { jsonDocument, jsonList } from "../../platform/database/json-document.ts";
import type { StarAnswer, StarForm } from "./star.ts";

const both = z.object({ id: z.string(), en: z.string() });
const detail = z.object({ id: z.number(), slug: z.string(), label: both, hint: both });
const question = z.object({ id: z.number(), slug: z.string(), question: both, details: z.array(detail) });
const answer = z.object({ detailId: z.number(), text: z.string() });

/** What a STAR form asks, of the content or as it was when it was sent. */
export const starFormDocument = jsonDocument<StarForm>(z.object({ questions: z.array(question), lastId: z.number() }));

/** What was written. */
export const starAnswersDocument = jsonList<StarAnswer>(z.object({ questionId: z.number(), answer: z.array(answer) }));
