import { largestFile } from "../../resumes/json-resume/read-json-resume.ts";
import { jsonFacts } from "../json-facts.ts";
import { NotReadable } from "../lines/not-readable.ts";
import type { ReadKind } from "./cv-reading.ts";

export const readKind: ReadKind = (bytes, _, thisYear) => {
  if (bytes.length > largestFile) throw new NotReadable("No life in JSON Resume is as long.");
  const facts = jsonFacts(new TextDecoder("utf-8", { fatal: true }).decode(bytes), thisYear);
  return facts === null ? { status: "other" } : { status: "read", facts };
};
