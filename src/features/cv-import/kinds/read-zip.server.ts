import { docxAside, docxLines, isDocxPart } from "../lines/docx-lines.server.ts";
import { unzip } from "../lines/unzip.server.ts";
import { isLinkedInPart, linkedInFacts } from "../linkedin-export.server.ts";
import { type ReadKind, recognised } from "./cv-reading.ts";

export const readKind: ReadKind = (bytes, words, thisYear) => {
  const parts = unzip(bytes, (name) => isDocxPart(name) || isLinkedInPart(name));
  if (parts.has("word/document.xml")) return recognised(docxLines(parts), words, docxAside(parts));
  const isExport = [...parts.keys()].some(isLinkedInPart);
  return isExport ? { status: "read", facts: linkedInFacts(parts, thisYear) } : { status: "other" };
};
