import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { z } from "zod";
import type { Settings } from "../platform/settings/settings.ts";

/** File in the data folder that names the demonstration applicant (mode 600). */
export const demonstrationFile = "demonstration.json";

const demonstrationSchema = z.object({
  email: z.string(),
  password: z.string(),
  staff: z.array(z.object({ email: z.string(), role: z.string() })).default([]),
});

async function demonstration(dataDir: string, isTerminal: boolean): Promise<string[]> {
  try {
    const { email, password, staff } = demonstrationSchema.parse(
      JSON.parse(await readFile(join(dataDir, demonstrationFile), "utf8")),
    );
    const recruiter = staff.find(({ role }) => role === "recruiter");
    const desk = recruiter === undefined ? [] : [`Desk:     npm run staff -- demo-link ${recruiter.email}`];
    // A log is kept and read by more people than a terminal.
    const passwordText = isTerminal ? password : `(its password is in ${join(dataDir, demonstrationFile)})`;
    return [`Sign in:  ${email}  ${passwordText}`, ...desk];
  } catch {
    return [];
  }
}

/** The greeting after the start. @param isTerminal false where it goes into a log */
export async function greet(settings: Settings, port: number, isTerminal: boolean): Promise<string> {
  const isLocal = settings.publicUrl.startsWith("http://localhost");
  const address = isLocal ? `http://localhost:${port}` : settings.publicUrl;
  const path = settings.basePath === "/" ? "" : settings.basePath;
  const data = settings.databaseUrl === null ? resolve(settings.dataDir) : "PostgreSQL (DATABASE_URL)";
  const lines = [`Site:     ${address}${path}`, `Data:     ${data}`];
  return [...lines, ...(settings.sampleContent ? await demonstration(settings.dataDir, isTerminal) : [])].join("\n");
}
