import { randomBytes } from "node:crypto";
import { link, mkdir, open, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Settings } from "./settings.ts";
import { SettingsError } from "./settings-error.ts";

/**
 * The secrets that seal cookies and links: those of SECRET_KEY, else one that is made once in DATA_DIR/secret
 * (mode 600) and read ever after. Processes that start at once agree on one secret.
 * @throws SettingsError when the file is there but holds no secret
 */
export async function readSecrets(settings: Pick<Settings, "secretKeys" | "dataDir">): Promise<readonly string[]> {
  if (settings.secretKeys.length > 0) return settings.secretKeys;
  const path = secretFile(settings);
  await mkdir(settings.dataDir, { recursive: true });
  const found = (await readIfThere(path)) ?? (await makeSecret(path));
  if (found.length >= 32) return [found];
  throw new SettingsError(
    `The file ${path} holds no secret of 32 characters: put back the one that was there, or delete it and start once with ACCEPT_NEW_SECRET=true, and all are signed out.`,
  );
}

/** The same, but none is made where there is none. */
export async function findSecrets(settings: Pick<Settings, "secretKeys" | "dataDir">): Promise<readonly string[]> {
  if (settings.secretKeys.length > 0) return settings.secretKeys;
  const found = await readIfThere(secretFile(settings));
  return found === null ? [] : [found];
}

/** Where the secret lies that no setting names. */
export function secretFile({ dataDir }: Pick<Settings, "dataDir">): string {
  return join(dataDir, "secret");
}

async function readIfThere(path: string): Promise<string | null> {
  try {
    return (await readFile(path, "utf8")).trim();
  } catch (error) {
    if (hasCode(error, "ENOENT")) return null;
    throw error;
  }
}

/** Written aside and linked into place: anyone who comes second finds the first one's whole file and takes it. */
async function makeSecret(path: string): Promise<string> {
  const aside = `${path}.${randomBytes(8).toString("hex")}`;
  try {
    const file = await open(aside, "wx", 0o600);
    await file.writeFile(`${randomBytes(32).toString("base64url")}\n`);
    await file.sync();
    await file.close();
    await link(aside, path).catch((error: unknown) => {
      if (!hasCode(error, "EEXIST")) throw error;
    });
  } finally {
    await rm(aside, { force: true });
  }
  return (await readFile(path, "utf8")).trim();
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
