import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { secretMarks } from "../../src/platform/operations/own-secret.ts";
import type { Settings } from "../../src/platform/settings/settings.ts";
import { type Finding, findingsAbout } from "./finding.ts";
import type { ServerFacts } from "./server-facts.ts";

const secret = findingsAbout("SECRET_KEY");
const shortest = 32;

async function secretsThere({ secretKeys, dataDir }: Settings): Promise<readonly string[]> {
  if (secretKeys.length > 0) return secretKeys;
  const text = await readFile(join(dataDir, "secret"), "utf8").catch(() => "");
  return text.trim() === "" ? [] : [text.trim()];
}

/** Whether there is a secret that is kept, that is long, and that this database's processes seal with. */
export async function checkSecret(settings: Settings, facts: ServerFacts | null): Promise<Finding> {
  const secrets = await secretsThere(settings);
  const file = await stat(join(settings.dataDir, "secret")).catch(() => null);
  const known = facts?.installation?.secretMark ?? null;
  if (secrets.length === 0 && known === null) return secret.ok("made at the first start, in DATA_DIR/secret");
  if (known !== null && !secretMarks(secrets).some((mark) => mark.equals(known)))
    return secret.fault(
      "is not what this database's processes seal with",
      "set it to theirs, or restore DATA_DIR/secret",
    );
  if (settings.secretKeys.some((key) => key.length < shortest))
    return secret.warning(
      `has fewer than ${shortest} characters`,
      "put a longer one before it: openssl rand -base64 32",
    );
  if (settings.secretKeys.length === 0 && file !== null && (file.mode & 0o077) !== 0)
    return secret.fault("DATA_DIR/secret can be read by others", "chmod 600, and let a new one seal from now on");
  return secret.ok(settings.secretKeys.length > 0 ? "from the settings" : "from DATA_DIR/secret: keep a copy apart");
}
