import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Lets the processes that tests of a run start share what is compiled of the sources. */
export default function shareCompiledSources(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "karier-compiled-"));
  process.env["NODE_COMPILE_CACHE"] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
