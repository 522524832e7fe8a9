import { deflateSync, gzipSync } from "node:zlib";
import { PDFDocument, PDFName, PDFString } from "pdf-lib";
import sharp from "sharp";
import { aCv, aPhoto } from "../../support/applicants.ts";

/** A file that someone may send, and the status of its refusal. */
export type HostileFile = [name: string, make: () => Promise<Uint8Array> | Uint8Array, http: 413 | 415 | 422];

const bytes = (text: string) => Buffer.from(text, "latin1");

/** A PNG that says it is huge, in a few bytes. */
function pngBomb(width: number, height: number): Buffer {
  const crcTable = Array.from({ length: 256 }, (_, n) =>
    Array.from({ length: 8 }).reduce<number>((c) => (c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1), n),
  );
  const crc = (data: Buffer) =>
    (data.reduce((c, byte) => (crcTable[(c ^ byte) & 255] ?? 0) ^ (c >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0;
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    size.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([size, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(Math.min(height * (Math.ceil(width / 8) + 1), 4_000_000)));
  const signature = Buffer.from("89504e470d0a1a0a", "hex");
  return Buffer.concat([signature, chunk("IHDR", head), chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))]);
}

const red = () => sharp({ create: { width: 2, height: 2, channels: 3, background: "red" } });
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const page = "<html><script>alert(1)</script></html>";

export const photos: readonly HostileFile[] = [
  ["an SVG that calls itself JPEG", () => bytes(svg), 415],
  ["an SVG with an XML head", () => bytes(`<?xml version="1.0"?>${svg}`), 415],
  ["an SVG behind a mark of order", () => bytes(`\u00ef\u00bb\u00bf${svg}`), 415],
  [
    "an SVG that reads a file",
    () => bytes('<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>'),
    415,
  ],
  ["a packed SVG", () => gzipSync(svg), 415],
  ["HTML", () => bytes(page), 415],
  [
    "XML that grows",
    () => bytes('<!DOCTYPE l [<!ENTITY a "xxxxxxxx"><!ENTITY b "&a;&a;&a;&a;">]><l>&b;&b;&b;</l>'),
    415,
  ],
  ["a PDF as a photo", async () => new Uint8Array(await aCv().arrayBuffer()), 415],
  ["a program", () => bytes("MZ\x90\0".padEnd(400, "\0")), 415],
  ["a program of another system", () => bytes("\x7fELF".padEnd(400, "\0")), 415],
  ["a script of a shell", () => bytes("#!/bin/sh\nrm -rf /\n"), 415],
  ["PHP", () => bytes("<?php system($_GET['x']); ?>"), 415],
  ["an archive", () => Buffer.from("504b0304140006000800", "hex"), 415],
  ["PostScript", () => bytes("%!PS-Adobe-3.0 EPSF-3.0\n(file) run\n"), 415],
  ["a drawing of ImageMagick's", () => bytes("push graphic-context\nfill 'url(https://evil.example/|ls)'\n"), 415],
  ["a list that plays files", () => bytes("#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n"), 415],
  ["a WebP", () => red().webp().toBuffer(), 415],
  ["an AVIF", () => red().avif().toBuffer(), 415],
  ["nothing at all", () => new Uint8Array(), 415],
  ["one byte", () => new Uint8Array([255]), 415],
  ["nothing but a JPEG's first bytes", () => Buffer.from("ffd8ffe000104a46494600", "hex"), 422],
  ["half a JPEG", async () => new Uint8Array(await (await aPhoto()).arrayBuffer()).slice(0, 300), 422],
  ["a GIF's head before a script", () => bytes("GIF89a/*<script>*/=alert(1)//</script>"), 422],
  ["a bitmap's head and nothing more", () => bytes("BM".padEnd(60, "\0")), 422],
  [
    "a TIFF that points at itself",
    () => Buffer.from("49492a0008000000010000010400010000000800000008000000", "hex"),
    422,
  ],
  ["a picture of a thousand million pixels", () => pngBomb(40_000, 25_000), 422],
  ["a picture as wide as can be", () => pngBomb(2_147_483_647, 1), 422],
  ["a picture without height", () => pngBomb(100, 0), 422],
  ["more than 2 MB", () => Buffer.concat([Buffer.from("ffd8ffe0", "hex"), Buffer.alloc(2_200_000)]), 413],
];

type Change = (document: PDFDocument) => unknown;

async function pdf(change: Change, useObjectStreams = true): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage();
  await change(document);
  return document.save({ useObjectStreams });
}

const onOpening = (entries: Record<string, string>) => (document: PDFDocument) => {
  const found = document.context.obj({ Type: "Action" });
  for (const [key, value] of Object.entries(entries)) found.set(PDFName.of(key), document.context.obj(value));
  document.catalog.set(PDFName.of("OpenAction"), document.context.register(found));
};

const active: readonly [string, Change][] = [
  ["a script", (document) => document.addJavaScript("x", "app.alert(1)")],
  ["a script on opening", onOpening({ S: "JavaScript", JS: "x" })],
  ["a program to launch", onOpening({ S: "Launch", F: "cmd.exe" })],
  ["a form to send", onOpening({ S: "SubmitForm", F: "x" })],
  ["data to import", onOpening({ S: "ImportData", F: "x" })],
  ["a way into an embedded file", onOpening({ S: "GoToE" })],
  ["a file inside", (document) => document.attach(new Uint8Array([77, 90]), "setup.exe")],
  [
    "a form of XFA",
    (document) => {
      const xfa = document.context.register(document.context.stream("<xdp/>"));
      document.catalog.set(PDFName.of("AcroForm"), document.context.obj({ XFA: xfa }));
    },
  ],
  [
    "a script on leaving a page",
    (document) =>
      document
        .getPage(0)
        .node.set(PDFName.of("AA"), document.context.obj({ C: { S: "JavaScript", JS: PDFString.of("x") } })),
  ],
];

const latin = async (made: Promise<Uint8Array>) => Buffer.from(await made).toString("latin1");

async function disguised(as: string): Promise<Uint8Array> {
  return bytes((await latin(pdf(onOpening({ S: "JavaScript", JS: "x" }), false))).replace("/S /JavaScript", as));
}

export const cvs: readonly HostileFile[] = [
  ["HTML that calls itself PDF", () => bytes(page), 415],
  ["HTML before a PDF", () => bytes(`${page}%PDF-1.7`), 415],
  ["a photo as a CV", async () => new Uint8Array(await (await aPhoto()).arrayBuffer()), 415],
  ["a Word document", () => Buffer.from("504b0304140006000800", "hex"), 415],
  ["rich text", () => bytes("{\\rtf1\\object\\objdata 01}"), 415],
  ["a program", () => bytes("MZ\x90\0".padEnd(400, "\0")), 415],
  ["nothing at all", () => new Uint8Array(), 415],
  ["a PDF's head and nothing more", () => bytes("%PDF-1.7\n"), 422],
  ["a PDF's head before a program", () => bytes(`%PDF-1.7\nMZ${"\0".repeat(400)}`), 422],
  ["a PDF without its end", async () => (await pdf(() => {})).slice(0, 200), 422],
  [
    "a PDF with a password",
    async () =>
      bytes((await latin(pdf(() => {}, false))).replace("/Root", "/Encrypt << /Filter /Standard /V 1 >> /Root")),
    422,
  ],
  ...active.flatMap(([name, change]) =>
    [true, false].map(
      (packed): HostileFile => [`a PDF with ${name}${packed ? ", packed" : ""}`, () => pdf(change, packed), 422],
    ),
  ),
  ["a PDF with a script in escaped letters", () => disguised("/S /J#61va#53cript"), 422],
  ["a PDF with a script behind a comment", () => disguised("/S%here\n/JavaScript"), 422],
  ["a PDF with a script behind line ends", () => disguised("/S\r\n\0/Launch"), 422],
  [
    "a PDF with a script behind its end",
    async () => Buffer.concat([await pdf(() => {}), bytes("\n99 0 obj\n<< /S /JavaScript /JS (x) >>\nendobj\n")]),
    422,
  ],
  ["more than 5 MB", () => Buffer.concat([bytes("%PDF-1.7\n"), Buffer.alloc(5_300_000)]), 413],
];
