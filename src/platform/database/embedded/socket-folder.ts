import { createHash } from "node:crypto";
import { lstatSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A socket's path may have 103 bytes on every system; this is what PostgreSQL adds to its folder's. */
const LONGEST = 103 - "/.s.PGSQL.5432".length - ".lock".length;

/**
 * A folder for the socket of a cluster that only this user may enter: whoever reaches the socket is trusted.
 * @param folder the cluster's, whose neighbour it is; where that path is too long, it lies among temporary files
 */
export function makeSocketFolder(folder: string): string {
  const beside = `${folder}.socket`;
  const name = createHash("sha256").update(folder).digest("hex").slice(0, 12);
  const place = Buffer.byteLength(beside) <= LONGEST ? beside : join(tmpdir(), `karier-${name}`);
  mkdirSync(place, { recursive: true, mode: 0o700 });
  const { uid, mode } = lstatSync(place);
  const user = process.getuid?.();
  // Root may give a command for the site's user.
  if ((uid !== user && user !== 0) || (mode & 0o077) !== 0)
    throw new Error(`The folder ${place} is not this user's alone: remove it.`);
  return place;
}
