import { z } from "zod";
import { jsonList } from "../../platform/database/json-document.ts";
import { ratings } from "./survey.ts";

/** Ids of questions, and of what was dissatisfying, that a person chose. */
export const chosenDocument = jsonList(z.number());

/** Of a category of questions: the ratings that bring it. */
export const ratingsDocument = jsonList(z.literal(ratings));
