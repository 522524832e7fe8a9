// Shows: P9, promise 10
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { baseObjects, getBytes, madePdf, packedBase, packings } from "../../../tests/support/made-pdfs.ts";
import { glanceAtCv, readCv } from "./cv.ts";
import { checkPdf } from "./pdf-check.ts";
import { readPdfWords } from "./pdf-drawing.ts";

const fixture = (name: string) => readFileSync(new URL(`../../../tests/fixtures/files/${name}`, import.meta.url));
const plain = madePdf(baseObjects());
const packed = packedBase(packings.flate);
const script = madePdf(baseObjects("/OpenAction << /S /JavaScript /JS (x) >>"));
const wrongStart = (text: string) => text.replace(/startxref\n\d+/, "startxref\n17");

/** Files that every viewer opens although they are not as they should be. */
const mended: readonly (readonly [string, Buffer])[] = [
  ["a wrong place of its table", getBytes(wrongStart(plain))],
  ["a wrong place of its packed table", getBytes(wrongStart(packed))],
  ["places that are off by two", getBytes(plain.replace("\u00d3\n", "\u00d3\n\n\n"))],
  ["a mark of order before it", Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), getBytes(plain)])],
  ["a heading of a mail before it", getBytes(`Content-Type: application/pdf\r\n\r\n${plain}`)],
  ["1,000 bytes before it", getBytes("x".repeat(1_000) + plain)],
  ["words behind its end", getBytes(`${plain}and more\n`)],
  ["a page behind its end", getBytes(`${packed}<html>saved by a browser</html>`)],
  ["an object without its end", getBytes(plain.replace("endobj\n", ""))],
  ["a false length", getBytes(plain.replace(/\/Length \d+/, "/Length 3"))],
  ["no table at all", getBytes(plain.replace(/xref\n[\s\S]*/, ""))],
  ["no end", getBytes(plain.replace(/startxref[\s\S]*/, ""))],
  ["an end within its trailer", getBytes(plain.replace(/(trailer\n<<)[\s\S]*/, "$1 /Size 9 /ID [<975D094A"))],
  ["an end within an object behind all others", getBytes(plain.replace(/xref\n[\s\S]*/, "90 0 obj\n<< /Kind (half"))],
  [
    "notes that cannot be unpacked",
    getBytes(
      madePdf([
        ...baseObjects("/Metadata 60 0 R"),
        { number: 60, body: "<< /Type /Metadata /Filter /FlateDecode /Length 4 >>\nstream\nxxxx\nendstream" },
      ]),
    ),
  ],
  ["a password for changing it alone (RC4)", fixture("owner-password-rc4.pdf")],
  ["a password for changing it alone (AES-256)", fixture("owner-password-aes256.pdf")],
];

describe("a CV that viewers mend is taken, and kept as it was mended", () => {
  test.each(mended)("one with %s", async (_, bytes) => {
    expect(checkPdf(bytes)).not.toBe("clean");
    expect(await glanceAtCv(new Blob([new Uint8Array(bytes)]))).toBeNull();
    const read = await readCv(bytes);
    if (read.status !== "ok") throw new Error(read.code);
    expect(read.pages).toBe(1);
    // Other people get exactly the inspected bytes.
    expect(checkPdf(Buffer.from(read.rewritten ?? []))).toBe("clean");
  });

  test("with its words", async () => {
    const read = await readCv(fixture("owner-password-aes256.pdf"));
    if (read.status !== "ok") throw new Error(read.code);
    const words = await readPdfWords(read.rewritten ?? new Uint8Array());
    expect(words).toMatchObject({ status: "read", text: expect.stringMatching(/\p{L}{3}/u) });
  });
});

test.each<[string, Buffer]>([
  ["linearised, with streams of objects", fixture("linearized-object-streams.pdf")],
  ["an update", getBytes(madePdf(baseObjects(), { before: plain }))],
])("a CV that is as it should be keeps its bytes: %s", async (_, bytes) => {
  expect(await readCv(bytes)).toEqual({ status: "ok", pages: 1 });
});

describe("a CV that is mended is inspected as it was mended", () => {
  test.each<[string, Buffer, string]>([
    ["a script and a wrong place of its table", getBytes(wrongStart(script)), "cv-active-content"],
    ["a script and bytes before it", getBytes(`x${script}`), "cv-active-content"],
    ["a password for reading", fixture("user-password.pdf"), "cv-encrypted"],
    ["nothing but damage", getBytes(`%PDF-1.7\n${"x".repeat(5_000)}`), "file-broken"],
  ])("%s", async (_, bytes, code) => {
    expect(await readCv(bytes)).toEqual({ status: "refused", code });
  });

  test.each([
    ["more than 1,024 bytes before it", "x".repeat(1_100) + plain],
    ["a web page before it", `<html></html>${plain}`],
    ["a program before it", `MZ\u0090\0${plain}`],
  ])("%s is none", async (_, text) => {
    expect(await readCv(getBytes(text))).toEqual({ status: "refused", code: "file-type" });
    expect(await glanceAtCv(new Blob([new Uint8Array(getBytes(text))]))).toBe("file-type");
  });
});
