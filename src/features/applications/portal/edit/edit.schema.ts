import { z } from "zod";
import { applicationId } from "../application.schema.ts";
import { grecaptcha } from "../submit/submit.schema.ts";

export const editRequest = z.object({ body: z.object({ applicationId, grecaptcha }) });

/** The number of what was sent. */
export const editAnswer = z.object({ version: z.number() });

export type EditRequest = z.output<typeof editRequest>;
export type EditAnswer = z.output<typeof editAnswer>;
