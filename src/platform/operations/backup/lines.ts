import { ArchiveRefused, longestLine } from "./archive-format.ts";

const NEWLINE = 10;

/** The lines of a text that comes in pieces, several at once, without their ends. */
export async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
  let begun: Buffer[] = [];
  let begunBytes = 0;
  for await (const chunk of chunks) {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    const end = bytes.lastIndexOf(NEWLINE);
    if (end >= 0) {
      yield Buffer.concat([...begun, bytes.subarray(0, end)])
        .toString("utf8")
        .split("\n");
      begun = [];
      begunBytes = 0;
    }
    begun.push(bytes.subarray(end + 1));
    begunBytes += bytes.length - end - 1;
    if (begunBytes > longestLine) throw new ArchiveRefused("A row in the archive is longer than it can be.");
  }
  if (begunBytes > 0) throw new ArchiveRefused("A table in the archive is cut off.");
}
