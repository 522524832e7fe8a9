import type { Tx } from "../../platform/database/database.ts";
import { keepFiles } from "../documents/document.queries.server.ts";
import type { ReadyResume } from "../resumes/read/ready-resume.server.ts";
import { insertSnapshot } from "./history.queries.server.ts";

/** Keeps a resume as it is now as one more version of an application, and its files as long as that. */
export async function keepSnapshot(
  tx: Tx,
  applicationId: number,
  version: number,
  { stored: { resume, photo, cv }, consents }: Pick<ReadyResume, "stored" | "consents">,
  now: Date,
): Promise<void> {
  await insertSnapshot(tx, applicationId, version, { resume, photo: photo?.name ?? null, cv, consents }, now);
  await keepFiles(
    tx,
    [photo?.name, cv?.name].filter((name) => typeof name === "string"),
    now,
  );
}
