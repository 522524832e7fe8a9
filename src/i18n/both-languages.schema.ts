import { z } from "zod";

/** A text in both languages, as it is stored. */
export const bothLanguages = z.object({ id: z.string(), en: z.string() });
