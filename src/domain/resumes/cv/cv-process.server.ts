import { getResolvedPDFJS } from "unpdf";
import type { CvWords } from "./cv-facts.ts";
import { readDocument } from "./cv-reader.server.ts";

// A process of read-cv.server.ts: gets one document, says what it tells of its person, and is ended.

interface Wish {
  bytes: Uint8Array;
  words: CvWords;
  thisYear: number;
}

function isWish(told: unknown): told is Wish {
  return typeof told === "object" && told !== null && "bytes" in told && told.bytes instanceof Uint8Array;
}

await getResolvedPDFJS();
process.once("message", (told: unknown) => {
  const reading = isWish(told)
    ? readDocument(told.bytes, told.words, told.thisYear)
    : Promise.reject(new Error("No document came."));
  reading.catch(() => ({ status: "unreadable" })).then((read) => process.send?.(read));
});
process.send?.("ready");
