import { z } from "zod";
import { applicationId } from "../application.schema.ts";

export const giveFormRequest = z.object({ body: z.object({ applicationId, give: z.boolean("required") }) });

export const giveFormAnswer = z.object({});

export type GiveFormRequest = z.output<typeof giveFormRequest>;
export type GiveFormAnswer = z.output<typeof giveFormAnswer>;
