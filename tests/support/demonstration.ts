import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const demonstrationSchema = z.object({
  email: z.string(),
  password: z.string(),
  surveyId: z.string(),
  starFormId: z.number(),
  invitation: z.object({ phase: z.string(), code: z.string() }),
  activity: z.object({ valid: z.string(), expired: z.string(), early: z.string() }),
});

/** Names the demonstration's applicant and what there is to open. */
export type Demonstration = z.infer<typeof demonstrationSchema>;

/** Reads what a site wrote about its demonstration into its data folder. */
export async function demonstrationIn(dataDir: string): Promise<Demonstration> {
  return demonstrationSchema.parse(JSON.parse(await readFile(join(dataDir, "demonstration.json"), "utf8")));
}
