import { Unzip, UnzipInflate } from "fflate";
import { NotReadable } from "./not-readable.ts";

/** Limits of an archive, counted during unpacking: the sizes in its own tables are not trusted. */
export const zipLimits = { unpackedBytes: 50 * 1024 * 1024, parts: 1_000 } as const;

/** So little at once that no step unpacks more than a third of what is allowed in all. */
const step = 16 * 1024;

/** Bytes from the table's end mark to the archive's end, with the longest comment. */
const longestEnd = 66_000;

interface Taking {
  parts: Map<string, Uint8Array[]>;
  names: Set<string>;
  bytes: number;
}

function take(taking: Taking, name: string, chunk: Uint8Array): void {
  taking.bytes += chunk.length;
  if (taking.bytes > zipLimits.unpackedBytes) throw new NotReadable("It is too large once unpacked.");
  taking.parts.get(name)?.push(chunk);
}

/**
 * Unpacks what of an archive is wanted; everything in it is unpacked to be counted. An archive in it stays packed.
 * @throws NotReadable
 */
export function unzip(bytes: Uint8Array, isWanted: (name: string) => boolean): Map<string, Uint8Array> {
  // An archive that was cut off has no table of its parts at its end.
  if (!Buffer.from(bytes).subarray(-longestEnd).includes("PK\x05\x06")) throw new NotReadable("It was cut off.");
  const taking: Taking = { parts: new Map(), names: new Set(), bytes: 0 };
  const archive = new Unzip((file) => {
    if (taking.names.has(file.name) || taking.names.size >= zipLimits.parts)
      throw new NotReadable("Its parts mislead.");
    taking.names.add(file.name);
    if (isWanted(file.name)) taking.parts.set(file.name, []);
    file.ondata = (error, chunk) => {
      if (error) throw new NotReadable("It cannot be unpacked.");
      take(taking, file.name, chunk);
    };
    file.start();
  });
  archive.register(UnzipInflate);
  for (let at = 0; at < bytes.length; at += step)
    archive.push(bytes.subarray(at, at + step), at + step >= bytes.length);
  if (taking.names.size === 0) throw new NotReadable("It holds nothing.");
  return new Map([...taking.parts].map(([name, chunks]) => [name, new Uint8Array(Buffer.concat(chunks))]));
}
