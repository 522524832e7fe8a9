import { deflateSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";
import { docx, paragraph } from "../../support/made-cvs/docx.ts";
import type { HostileFile } from "./hostile-files.ts";

// What a CV that is only read may be beside what one that is kept may: archives, and documents that never end.

const MiB = 1024 * 1024;
const aParagraph = paragraph("Dewi Lestari, analis data yang teliti dan cepat belajar");
const relation = (type: string) =>
  strToU8(
    `<Relationships><Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" TargetMode="External" Target="http://127.0.0.1:9/x"/></Relationships>`,
  );

/** A Word document with parts of one's own in it. */
const getWord = (document: string, more: Record<string, Uint8Array> = {}) =>
  zipSync({ "word/document.xml": strToU8(document), ...more });
const body = (inside: string) => `<w:document><w:body>${inside}</w:body></w:document>`;

/** A right document that is 60 MB of blanks longer than it looks. */
const aLongText = () => strToU8(`${body(aParagraph)}${" ".repeat(60 * MiB)}`);

/** An archive whose tables say that its one part is small. */
function lyingZip(): Uint8Array {
  const zip = Buffer.from(zipSync({ "word/document.xml": aLongText() }));
  // The size unpacked, in the local head and in the table at the end.
  zip.writeUInt32LE(100, 22);
  zip.writeUInt32LE(100, zip.lastIndexOf(Buffer.from("504b0102", "hex")) + 24);
  return zip;
}

/** One part twice: what one reader looks at, another does not. */
function doubledZip(): Uint8Array {
  const [one, other] = [getWord(body(aParagraph)), getWord(body(paragraph("Orang lain")))];
  const heads = (zip: Uint8Array) => Buffer.from(zip).subarray(0, Buffer.from(zip).indexOf("PK\x01\x02", 0, "latin1"));
  return Buffer.concat([heads(one), other]);
}

export const archives: readonly HostileFile[] = [
  ["a bomb of 60 MB", () => zipSync({ "word/document.xml": aLongText() }), 422],
  [
    "a bomb in a part that nobody reads",
    () => getWord(body(aParagraph), { "word/media/a.bin": new Uint8Array(60 * MiB) }),
    422,
  ],
  ["a bomb that says it is small", lyingZip, 422],
  [
    "a bomb of many parts",
    () =>
      getWord(
        body(aParagraph),
        Object.fromEntries(Array.from({ length: 1_200 }, (_, at) => [`a/${at}`, new Uint8Array(1)])),
      ),
    422,
  ],
  ["an archive in an archive", () => zipSync({ "inner.zip": docx(aParagraph) }), 415],
  ["the same part twice", doubledZip, 422],
  [
    "a part that is fetched from elsewhere",
    () => getWord(body(aParagraph), { "word/_rels/document.xml.rels": relation("attachedTemplate") }),
    422,
  ],
  [
    "a picture that is fetched from elsewhere",
    () => getWord(body(aParagraph), { "word/_rels/document.xml.rels": relation("image") }),
    422,
  ],
  [
    "an entity that reads a file",
    () =>
      getWord(
        `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${body(`${aParagraph}<w:p><w:r><w:t>&e;</w:t></w:r></w:p>`)}`,
      ),
    422,
  ],
  [
    "entities that grow",
    () =>
      getWord(
        `<!DOCTYPE l [<!ENTITY a "xxxxxxxx"><!ENTITY b "&a;&a;&a;">]>${body(`${aParagraph}<w:p><w:r><w:t>&b;</w:t></w:r></w:p>`)}`,
      ),
    422,
  ],
  ["a tower of elements", () => getWord(`${"<w:tbl><w:tr><w:tc>".repeat(90_000)}`), 422],
  ["nothing but paragraphs", () => getWord(body("<w:p><w:r><w:t>x</w:t></w:r></w:p>".repeat(60_000))), 422],
  ["letters of no encoding", () => getWord("", { "word/document.xml": new Uint8Array([0xff, 0xfe, 0xff, 0xc0]) }), 422],
  ["an archive cut in two", () => docx(aParagraph.repeat(40)).slice(0, 300), 422],
  ["an archive's head alone", () => Buffer.from("504b0304140006000800", "hex"), 422],
  ["six megabytes of archive", () => Buffer.concat([Buffer.from("504b0304", "hex"), Buffer.alloc(6 * MiB)]), 413],
  ["a picture", () => Buffer.from("89504e470d0a1a0a", "hex"), 415],
];

const getPage = (content: Uint8Array): Uint8Array => {
  const parts: Uint8Array[] = [];
  const places: number[] = [];
  let length = 0;
  const put = (...pieces: readonly (string | Uint8Array)[]) => {
    for (const piece of pieces.map((each) => (typeof each === "string" ? strToU8(each) : each))) {
      parts.push(piece);
      length += piece.length;
    }
  };
  const object = (number: number, ...pieces: readonly (string | Uint8Array)[]) => {
    places.push(length);
    put(`${number} 0 obj\n`, ...pieces, "\nendobj\n");
  };
  put("%PDF-1.7\n");
  object(1, "<</Type/Catalog/Pages 2 0 R>>");
  object(2, "<</Type/Pages/Kids[3 0 R]/Count 1>>");
  object(3, "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>");
  object(4, `<</Length ${content.length}/Filter/FlateDecode>>stream\n`, content, "\nendstream");
  object(5, "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>");
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  put(`xref\n0 6\n0000000000 65535 f \n${table}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${length}\n%%EOF\n`);
  return new Uint8Array(Buffer.concat(parts));
};

/** A right document whose one page says the same again and again, for 60 MB: reading it to its end takes long. */
export const endlessPage = (): Uint8Array =>
  getPage(deflateSync(Buffer.from("BT /F 9 Tf 9 9 Td (Staf Gudang) Tj ET\n".repeat(1_500_000))));
