import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { docx, paragraph } from "./docx.ts";
import type { Lot } from "./lot.ts";
import type { MadeCv } from "./made-cvs.ts";

type Spoil = (bytes: Uint8Array, lot: Lot) => Uint8Array;

const MiB = 1024 * 1024;
const somewhere = (bytes: Uint8Array, lot: Lot) => lot.between(0, Math.max(0, bytes.length - 1));
const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");
const asBytes = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));

/** Whatever the file is: cut off, bits turned, pieces taken out, filled, doubled. */
const ofAnyKind: readonly Spoil[] = [
  (bytes, lot) => bytes.slice(0, somewhere(bytes, lot)),
  (bytes, lot) => bytes.with(somewhere(bytes, lot), lot.between(0, 255)),
  (bytes, lot) => {
    const spoilt = new Uint8Array(bytes);
    for (let turn = 0; turn < 50; turn += 1) {
      const at = somewhere(bytes, lot);
      spoilt[at] = (spoilt[at] ?? 0) ^ (1 << lot.between(0, 7));
    }
    return spoilt;
  },
  (bytes, lot) => {
    const [from, to] = [somewhere(bytes, lot), somewhere(bytes, lot)];
    return new Uint8Array(Buffer.concat([bytes.slice(0, from), bytes.slice(to)]));
  },
  (bytes, lot) => new Uint8Array(bytes).fill(0, somewhere(bytes, lot), somewhere(bytes, lot)),
];

const ofPdf: readonly Spoil[] = [
  // The table of objects is cut out, or leads elsewhere.
  (bytes) => asBytes(latin(bytes).replace(/xref[\s\S]*?trailer/, "trailer")),
  (bytes, lot) => asBytes(latin(bytes).replace(/startxref\s+\d+/, `startxref\n${lot.between(0, 99_999)}`)),
  // Numbers that ask for the moon: lengths, counts, sizes of pages.
  (bytes) => asBytes(latin(bytes).replaceAll(/\/Length \d+/g, "/Length 2147483647")),
  (bytes) =>
    asBytes(
      latin(bytes)
        .replaceAll(/\/Count \d+/g, "/Count 99999999")
        .replaceAll("595", "9e99"),
    ),
  // A PDF in a PDF, behind it, and one whose objects lead back to themselves.
  (bytes, lot) => {
    const at = somewhere(bytes, lot);
    return new Uint8Array(Buffer.concat([bytes.slice(0, at), bytes, bytes.slice(at)]));
  },
  (bytes) => new Uint8Array(Buffer.concat([bytes, bytes])),
  (bytes, lot) => asBytes(latin(bytes).replaceAll(/\/Parent \d+ 0 R/g, `/Parent ${lot.between(1, 6)} 0 R`)),
  (bytes) => asBytes(latin(bytes).replace("endobj", `${"[".repeat(100_000)}endobj`)),
  (bytes) => asBytes(latin(bytes).replace("endobj", `(${"x".repeat(3 * MiB)})endobj`)),
];

/** Packing bombs well would take longer than reading them. */
const quick = { level: 1 } as const;

function withDocument(bytes: Uint8Array, change: (xml: string) => string): Uint8Array {
  const parts = unzipSync(bytes);
  const xml = strFromU8(parts["word/document.xml"] ?? new Uint8Array());
  return zipSync({ ...parts, "word/document.xml": strToU8(change(xml)) }, quick);
}
const withPart = (bytes: Uint8Array, name: string, part: Uint8Array) =>
  zipSync({ ...unzipSync(bytes), [name]: part }, quick);

const ofWord: readonly Spoil[] = [
  // Bombs: blanks without end, parts without end, an archive in the archive.
  (bytes, lot) => withPart(bytes, "word/media/image1.png", new Uint8Array(lot.between(51, 60) * MiB)),
  (bytes, lot) => withDocument(bytes, (xml) => xml + " ".repeat(lot.between(1, 60) * MiB)),
  (bytes) => withPart(bytes, "inner.docx", docx(paragraph("Orang lain"))),
  // Names that lead out of the archive.
  (bytes, lot) =>
    withPart(bytes, lot.of(["../../etc/passwd", "/etc/passwd", "C:\\x", "word/../../x", "constructor", "a\0b"]), bytes),
  // Entities that grow, and one that reads a file.
  (bytes) =>
    withDocument(bytes, (xml) =>
      xml.replace("<w:document", '<!DOCTYPE l [<!ENTITY a "xx"><!ENTITY b "&a;&a;&a;">]><w:document'),
    ),
  (bytes) => withDocument(bytes, (xml) => xml.replace("<w:t", "<w:t>&e;</w:t><w:t")),
  // Broken XML, towers, and the same many times.
  (bytes, lot) => withDocument(bytes, (xml) => xml.slice(0, lot.between(0, xml.length))),
  (bytes, lot) =>
    withDocument(bytes, (xml) => xml.replace("<w:body>", "<w:tbl><w:tr><w:tc>".repeat(lot.between(1, 20_000)))),
  (bytes) => withDocument(bytes, (xml) => xml.replace("<w:body>", `<w:body>${"<w:p/>".repeat(200_000)}`)),
  (bytes, lot) => withDocument(bytes, (xml) => xml.replaceAll("<w:p>", () => (lot.happens(0.2) ? "" : "<w:p>"))),
];

/** A generated CV, randomly damaged: half of the time as any file may be, else as its own kind may. */
export function spoilt({ kind, bytes }: MadeCv, lot: Lot): Uint8Array {
  const own = kind === "pdf" ? ofPdf : ofWord;
  return lot.of(lot.happens(0.5) ? ofAnyKind : own)(bytes, lot);
}
