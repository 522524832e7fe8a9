import { meanings, type ObjectsByNumber, type PdfObjects } from "./pdf-objects.ts";
import type { PdfDictionary, PdfValue } from "./pdf-value.ts";

/** Names that stand in no harmless CV, as the name of an entry or as a value (ISO 32000-2, 12.6, 12.7, 13, 7.11). */
const activeNames = new Set([
  "JavaScript",
  "JS",
  "Launch",
  "GoToR",
  "GoToE",
  "GoTo3DView",
  "SubmitForm",
  "ImportData",
  "Rendition",
  "Renditions",
  "Movie",
  "Sound",
  "XFA",
  "EmbeddedFile",
  "EmbeddedFiles",
  "Filespec",
  "FileAttachment",
  "RichMedia",
  "RichMediaContent",
  "RichMediaExecute",
  "RichMediaSettings",
  "3D",
  "3DD",
  "OnInstantiate",
  "Collection",
]);

/** Entries that are active when they lead to a dictionary; glyphs and fonts may have such names too. */
const activeDictionaries = new Set(["EF"]);
const activeSubtypes = new Set(["Screen", "PS"]);

/** Lists of names that some writers leave empty: without an entry they hold nothing. */
const nameTrees = new Set(["JavaScript", "EmbeddedFiles", "Renditions"]);

/** Entries that lead to what happens on a press; some are called so in other dictionaries, which have no `S`. */
const pressed = { entries: ["A", "PA", "Next"], actions: new Set(["GoTo", "URI", "Named"]) } as const;
/** Entries that lead to what happens without one: a place in the same file may be shown, no address opened (12.6.3). */
const automatic = { entries: ["OpenAction"], actions: new Set(["GoTo", "Named"]) } as const;
type Trigger = { readonly entries: readonly string[]; readonly actions: ReadonlySet<string> };

/** Commands of a viewer that change what it shows, or ask its reader: printing opens a dialog. */
const harmlessCommands = new Set([
  ...["NextPage", "PrevPage", "FirstPage", "LastPage", "GoBack", "GoForward", "GoToPage", "Find", "Print"],
]);
const mostTreeDepth = 20;
/** An address without scheme leads nowhere on its own. */
const addressEntries = ["URI", "Base"] as const;
const invisible = /^(?:\u00fe\u00ff|\u00ff\u00fe|\u00ef\u00bb\u00bf)|[\0-\u0020\u007f]/g;
const harmlessAddress = /^(?:https?:|mailto:|tel:|sms:|callto:|skype:|whatsapp:|(?![a-z][a-z0-9+.-]*:|\\\\|\/\/))/i;

/** A link to a file of anyone who wrote it leads nowhere for others, and is left out rather than refused. */
const localAddress = /^file:/i;

/**
 * Whether anything in any revision of the file acts on its own or carries another file: `local-links` where links to
 * files of its writer are all that does.
 */
export function getActivity({ byNumber, trailers }: PdfObjects): "none" | "local-links" | "active" {
  const values = [...[...byNumber.values()].flat(), ...trailers];
  if (!values.some((value) => isActive(byNumber, value, (address) => harmlessAddress.test(address)))) return "none";
  const isAllowed = (address: string) => harmlessAddress.test(address) || localAddress.test(address);
  return values.some((value) => isActive(byNumber, value, isAllowed)) ? "active" : "local-links";
}

/** The text of a PDF with the addresses of links to local files blank; nothing else of it moves. */
export function withoutLocalLinks(text: string): string {
  const blank = (whole: string, head: string, address: string, end: string) => {
    const plain = end === ">" ? Buffer.from(address.replaceAll(/\s/g, ""), "hex").toString("latin1") : address;
    if (!localAddress.test(plain.replace(invisible, ""))) return whole;
    return head + (end === ">" ? "0".repeat(address.length) : " ".repeat(address.length)) + end;
  };
  return text
    .replaceAll(/(\/URI\s*\()((?:[^()\\]|\\[\s\S])*)(\))/g, blank)
    .replaceAll(/(\/URI\s*<)([0-9A-Fa-f\s]*)(>)/g, blank);
}

type IsAllowed = (address: string) => boolean;

function isActive(byNumber: ObjectsByNumber, value: PdfValue, isAllowed: IsAllowed): boolean {
  if (value.kind === "name") return activeNames.has(value.name);
  if (value.kind === "array") return value.items.some((item) => isActive(byNumber, item, isAllowed));
  if (value.kind !== "dictionary") return false;
  for (const [name, entry] of value.entries) {
    const isNothing = nameTrees.has(name) && isEmptyTree(byNumber, entry);
    if ((activeNames.has(name) && !isNothing) || isActive(byNumber, entry, isAllowed)) return true;
    if (activeDictionaries.has(name) && meanings(byNumber, entry).some(({ kind }) => kind === "dictionary"))
      return true;
  }
  if (namesAt(byNumber, value, "Subtype").some((name) => activeSubtypes.has(name))) return true;
  if (addressEntries.some((name) => hasHarmfulAddress(byNumber, value, name, isAllowed))) return true;
  if (meanings(byNumber, value.entries.get("AA")).some((each) => actsOnEvents(byNumber, each))) return true;
  return [pressed, automatic].some((trigger) =>
    trigger.entries.some((name) => leadsToAction(byNumber, value.entries.get(name), trigger)),
  );
}

/** A tree of names without a single entry (7.9.6). */
function isEmptyTree(byNumber: ObjectsByNumber, value: PdfValue | undefined, depth = 0): boolean {
  return meanings(byNumber, value).every((found) => {
    if (found.kind === "word") return true;
    if (found.kind !== "dictionary" || depth > mostTreeDepth) return false;
    const [names, kids] = ["Names", "Kids"].map((name) => meanings(byNumber, found.entries.get(name)));
    const isNothing = (names ?? []).every((list) => list.kind === "array" && list.items.length === 0);
    return (
      isNothing &&
      (kids ?? []).every(
        (list) => list.kind === "array" && list.items.every((kid) => isEmptyTree(byNumber, kid, depth + 1)),
      )
    );
  });
}

/** Targets of a dictionary of additional actions, one for each event (12.6.3). */
function actsOnEvents(byNumber: ObjectsByNumber, value: PdfValue): boolean {
  if (value.kind !== "dictionary") return false;
  return [...value.entries.values()].some((entry) => leadsToAction(byNumber, entry, automatic));
}

/** Only actions that are known to be harmless are. Lists may lead back to themselves: each is looked into once. */
function leadsToAction(
  byNumber: ObjectsByNumber,
  value: PdfValue | undefined,
  trigger: Trigger,
  seen = new Set<PdfValue>(),
): boolean {
  return meanings(byNumber, value).some((found) => {
    if (seen.has(found)) return false;
    seen.add(found);
    if (found.kind === "array") return found.items.some((item) => leadsToAction(byNumber, item, trigger, seen));
    if (found.kind !== "dictionary" || !found.entries.has("S")) return false;
    return !isHarmless(byNumber, found, trigger) || leadsToAction(byNumber, found.entries.get("Next"), trigger, seen);
  });
}

function isHarmless(byNumber: ObjectsByNumber, action: PdfDictionary, { actions }: Trigger): boolean {
  return meanings(byNumber, action.entries.get("S")).every((kind) => {
    if (kind.kind !== "name") return false;
    if (kind.name === "Named") return namesAt(byNumber, action, "N").every((command) => harmlessCommands.has(command));
    return actions.has(kind.name);
  });
}

/** Two-byte texts and signs that readers leave out cannot hide a scheme. */
function hasHarmfulAddress(
  byNumber: ObjectsByNumber,
  { entries }: PdfDictionary,
  name: string,
  isAllowed: IsAllowed,
): boolean {
  return meanings(byNumber, entries.get(name)).some(
    (found) => found.kind === "string" && !isAllowed(found.text.replace(invisible, "")),
  );
}

function namesAt(byNumber: ObjectsByNumber, { entries }: PdfDictionary, name: string): string[] {
  return meanings(byNumber, entries.get(name)).flatMap((found) => (found.kind === "name" ? [found.name] : []));
}
