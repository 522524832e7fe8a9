import { existsSync } from "node:fs";
import { openFileStore } from "../../src/platform/files/file-store.ts";
import type { Settings } from "../../src/platform/settings/settings.ts";
import { type Finding, findingsAbout, getReason, getTodo } from "./finding.ts";
import type { ServerFacts } from "./server-facts.ts";

const files = findingsAbout("files");
const probe = new TextEncoder().encode("probe");

/** Whether the store of files takes, gives and forgets one, and is this database's. */
export async function checkFiles({ files: place }: Settings, facts: ServerFacts | null): Promise<Finding> {
  if (place.kind === "folder" && !existsSync(place.folder))
    return files.ok(`${place.folder} is made with the first file`);
  const store = openFileStore(place);
  try {
    const owner = await store.readOwner();
    const ours = facts?.installation?.id;
    if (owner !== null && ours !== undefined && owner !== ours)
      return files.fault(
        `${store.place} belongs to another installation`,
        "set FILES_URL to a place of this one's own",
      );
    const name = await store.put(probe, "pdf");
    const read = await store.read(name);
    await store.remove(name);
    if (read === null || !probe.every((byte, at) => read[at] === byte))
      return files.fault(`${store.place} gives back something else than it took`, "see the store's own log");
    return files.ok(`${store.place} takes, gives and forgets${owner === null ? "; nobody's yet" : ""}`);
  } catch (error) {
    return files.fault(getReason(error), getTodo(error, "see FILES_URL, its keys, and what they may do there"));
  }
}
