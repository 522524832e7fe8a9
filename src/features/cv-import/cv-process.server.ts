import type { CvWords } from "./cv-facts.ts";
import { createReader } from "./cv-reader.server.ts";
import { isCvKind } from "./kinds/cv-kind.ts";

// A process of read-cv.server.ts: gets one document of the kind that it was started for, returns what it says of its
// person, and is ended.

interface Wish {
  bytes: Uint8Array;
  words: CvWords;
  thisYear: number;
}

function isWish(message: unknown): message is Wish {
  return typeof message === "object" && message !== null && "bytes" in message && message.bytes instanceof Uint8Array;
}

const [, , kind] = process.argv;
if (!isCvKind(kind)) throw new Error("No kind was told.");
const read = await createReader(kind);
process.once("message", async (message: unknown) => {
  process.send?.(
    isWish(message) ? await read(message.bytes, message.words, message.thisYear) : { status: "unreadable" },
  );
});
process.send?.("ready");
