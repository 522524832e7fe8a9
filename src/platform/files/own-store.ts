import type { Db } from "../database/database.ts";
import { installationId } from "./installation.store.ts";
import { type FileStore, ownerFile } from "./stored-file.ts";

/** A store of another installation; the message is one sentence for the operator. */
export class ForeignStore extends Error {
  override readonly name = "ForeignStore";
}

/**
 * Marks the store as this database's own; one without a mark is adopted.
 * @throws ForeignStore when it carries another's mark: what no row of ours names may be theirs
 */
export async function ownStore(db: Db, files: FileStore): Promise<void> {
  const ours = await installationId(db);
  if ((await files.readOwner()) === null) await files.writeOwner(ours);
  if ((await files.readOwner()) === ours) return;
  throw new ForeignStore(
    `The files in ${files.place} belong to another installation: set FILES_URL to a place of this one's own, or remove "${ownerFile}" there if this database is to take them over.`,
  );
}
