import type { Db } from "../database/database.ts";
import { type FileStore, ownerFile } from "../files/stored-file.ts";
import { installation, rememberStore } from "./installation.store.ts";

/** A store that is not this database's; the message is one sentence for the operator. */
export class ForeignStore extends Error {
  override readonly name = "ForeignStore";
}

/**
 * Marks the store as this database's own. The first without a mark is adopted; after that one without a mark is
 * another process's folder, or an empty disk in the place of the full one.
 * @throws ForeignStore when it carries another's mark (files that our rows do not name may be theirs), or lacks ours
 */
export async function ownStore(db: Db, files: Pick<FileStore, "place" | "readOwner" | "writeOwner">): Promise<void> {
  const { id: ours, has_store: hasStore } = await installation(db);
  const owner = await files.readOwner();
  if (owner === null && hasStore) {
    throw new ForeignStore(
      `The files of this database do not lie in ${files.place}: set FILES_URL to the place that all its processes share, or write ${ours} into "${ownerFile}" there if they were moved.`,
    );
  }
  if (owner === null) await files.writeOwner(ours);
  if ((await files.readOwner()) !== ours) {
    throw new ForeignStore(
      `The files in ${files.place} belong to another installation: set FILES_URL to a place of this one's own, or remove "${ownerFile}" there if this database is to take them over.`,
    );
  }
  await rememberStore(db);
}
