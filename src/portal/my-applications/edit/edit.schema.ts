import { z } from "zod";
import { numberOfText } from "../../../contract/field-values.ts";
import { grecaptcha } from "../../applying/submit/submit.schema.ts";

export const editedApplicationId = z.preprocess(numberOfText, z.int().positive());

export const editRequest = z.object({ body: z.object({ applicationId: editedApplicationId, grecaptcha }) });

/** The number of what was sent. */
export const editAnswer = z.object({ version: z.number() });

export type EditRequest = z.output<typeof editRequest>;
export type EditAnswer = z.output<typeof editAnswer>;
