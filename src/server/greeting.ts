import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { z } from "zod";
import type { Settings } from "../platform/settings/settings.ts";

/** File in the data folder that names the demonstration applicant (mode 600). */
export const demonstrationFile = "demonstration.json";

const demonstrationSchema = z.object({
  email: z.string(),
  password: z.string(),
  staff: z.array(z.object({ email: z.string(), role: z.string() })).default([]),
});

async function demonstration(dataDir: string): Promise<string[]> {
  try {
    const { email, password, staff } = demonstrationSchema.parse(
      JSON.parse(await readFile(join(dataDir, demonstrationFile), "utf8")),
    );
    const recruiter = staff.find(({ role }) => role === "recruiter");
    const desk = recruiter === undefined ? [] : [`Desk:     npm run staff -- demo-link ${recruiter.email}`];
    return [`Sign in:  ${email}  ${password}`, ...desk];
  } catch {
    return [];
  }
}

/** What the operator reads after the start. */
export async function greet(settings: Settings, port: number): Promise<string> {
  const isLocal = settings.publicUrl.startsWith("http://localhost");
  const address = isLocal ? `http://localhost:${port}` : settings.publicUrl;
  const path = settings.basePath === "/" ? "" : settings.basePath;
  const data =
    settings.databaseUrl === null ? relative(process.cwd(), settings.dataDir) || "." : "PostgreSQL (DATABASE_URL)";
  const lines = [`Site:     ${address}${path}`, `Data:     ${data}`];
  return [...lines, ...(settings.sampleContent ? await demonstration(settings.dataDir) : [])].join("\n");
}
