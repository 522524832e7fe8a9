import { inflateSync } from "node:zlib";

/**
 * Finds what must not be in a CV without following the document's structure, because readers disagree about damaged
 * or layered files and one of them would find what another did not. Searched are the file's bytes and everything in
 * it that can be unpacked. Names in running text ("HTML/JavaScript") are not enough: the syntax around them counts.
 */

/** White space and comments between two tokens (ISO 32000-1, 7.2). */
const gap = "(?:[\\0\\t\\n\\f\\r ]|%[^\\r\\n]*[\\r\\n])*";
const end = "(?![A-Za-z0-9])";
const reference = `\\d+${gap}\\d+${gap}R`;
const actions = "(?:JavaScript|Launch|GoToE|ImportData|SubmitForm|RichMediaExecute)";

const activeSyntax = new RegExp(
  [
    `/S${gap}/${actions}${end}`,
    `obj${gap}/${actions}${end}`,
    `/JavaScript${gap}(?:<<|${reference})`,
    `/EmbeddedFiles?${gap}(?:<<|/|>>|${reference})`,
    `/EF${gap}(?:<<|${reference})`,
    `/XFA${gap}(?:\\[|${reference})`,
    `/Subtype${gap}/RichMedia${end}`,
  ].join("|"),
);
/** Inside a stream of objects a name may stand alone and be meant by a reference. */
const activeObject = new RegExp(`[\\0\\t\\n\\f\\r >\\])]/${actions}${end}`);
const encryption = new RegExp(`/Encrypt${gap}(?:<<|${reference})`);

/** Readers forgive what stands between the word and the end of its line. */
const streamBegin = /(?<!end)stream[^\r\n]{0,20}(?:\r\n|\r|\n)/g;

const mostUnpacked = 32 * 1024 * 1024;

export function isEncrypted(file: Buffer): boolean {
  return encryption.test(asText(file));
}

/** True as well for what cannot be looked into although it may hold objects. */
export function hasActiveContent(file: Buffer): boolean {
  const text = asText(file);
  if (activeSyntax.test(text)) return true;
  // Escapes change lengths, so places in the file are found in its text without unescaping.
  const raw = file.toString("latin1");
  for (const match of raw.matchAll(streamBegin)) {
    const before = raw.slice(Math.max(0, match.index - 2_000), match.index);
    const dictionary = unescaped(before.slice(before.lastIndexOf("obj") + 3));
    if (streamActs(file.subarray(match.index + match[0].length), dictionary)) return true;
  }
  return false;
}

function streamActs(data: Buffer, dictionary: string): boolean {
  const mayHoldObjects = /\/ObjStm|\/First/.test(dictionary);
  if (mayHoldObjects && /\/Predictor/.test(dictionary)) return true;
  const content = unpacked(data);
  if (content === "too much") return !/\/Image/.test(dictionary) || mayHoldObjects;
  if (content === "not packed") return mayHoldObjects;
  const text = asText(content);
  return activeSyntax.test(text) || (mayHoldObjects && activeObject.test(text));
}

/** What follows the packed data is ignored, so the end need not be found, which a file may lie about. */
function unpacked(data: Buffer): Buffer | "not packed" | "too much" {
  // A zlib header: method 8, check bits (RFC 1950).
  const [method = 0, flags = 0] = data;
  if ((method & 15) !== 8 || (method * 256 + flags) % 31 !== 0) return "not packed";
  try {
    return inflateSync(data, { maxOutputLength: mostUnpacked });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    return code === "ERR_BUFFER_TOO_LARGE" ? "too much" : "not packed";
  }
}

function asText(bytes: Buffer): string {
  return unescaped(bytes.toString("latin1"));
}

/** "#4a" in a name is "J" (ISO 32000-1, 7.3.5). */
function unescaped(text: string): string {
  if (!text.includes("#")) return text;
  return text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
