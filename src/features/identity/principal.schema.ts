import { z } from "zod";
import { principalKinds } from "./principal.ts";

/** A principal as what we seal names it. */
export const principalSchema = z.object({ kind: z.enum(principalKinds), id: z.number() });
