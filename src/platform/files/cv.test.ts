// Shows: P9, promise 10
import { deflateSync } from "node:zlib";
import { PDFDocument, PDFName, PDFString, StandardFonts } from "pdf-lib";
import { describe, expect, test } from "vitest";
import { cvLimits, readCv } from "./cv.ts";

type Change = (document: PDFDocument) => unknown;

async function aCv(change: Change = () => {}, useObjectStreams = true): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle("CV Dewi: HTML/JavaScript and /S/Launch of products");
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const _ of [1, 2])
    document.addPage([300, 400]).drawText("React/JS (3 years), HTML/JavaScript 5", { size: 9, font });
  await change(document);
  return document.save({ useObjectStreams });
}

/** Puts an action where a reader runs it when the document opens. */
const openAction = (action: Record<string, unknown>) => (document: PDFDocument) => {
  const found = document.context.obj({ Type: "Action" });
  for (const [key, value] of Object.entries(action)) found.set(PDFName.of(key), document.context.obj(String(value)));
  document.catalog.set(PDFName.of("OpenAction"), document.context.register(found));
};

/** A place on the first page that leads to an address. */
function addLink(document: PDFDocument): void {
  const { context } = document;
  const action = context.obj({ S: "URI", URI: PDFString.of("https://example.com") });
  const link = context.register(context.obj({ Type: "Annot", Subtype: "Link", Rect: [0, 0, 9, 9], A: action }));
  document.getPage(0).node.set(PDFName.of("Annots"), context.obj([link]));
}

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");
const file = (content: string) => Buffer.from(content, "latin1");

describe("what is kept", () => {
  test.each([true, false])("a plain CV (objects packed: %s)", async (packed) => {
    expect(await readCv(await aCv(undefined, packed))).toEqual({ status: "ok", pages: 2 });
  });

  test("a CV with links and a place to open at", async () => {
    const linked = await aCv((document) => {
      addLink(document);
      document.catalog.set(PDFName.of("OpenAction"), document.context.obj([document.getPage(0).ref, "Fit"]));
    });
    expect(await readCv(linked)).toEqual({ status: "ok", pages: 2 });
  });

  test("several at once each get their own answer", async () => {
    const [cv, script] = [await aCv(), await aCv((document) => document.addJavaScript("x", "app.alert(1)"))];
    const all = await Promise.all([cv, script, cv, script].map((bytes) => readCv(bytes)));
    expect(all.map(({ status }) => status)).toEqual(["ok", "refused", "ok", "refused"]);
  });
});

describe("active content is refused", () => {
  const cases: [string, Change][] = [
    ["a script of the document", (document) => document.addJavaScript("main", "app.alert(1)")],
    ["a script on opening", openAction({ S: "JavaScript", JS: "x" })],
    ["launching a program", openAction({ S: "Launch", F: "cmd.exe" })],
    ["sending a form", openAction({ S: "SubmitForm", F: "x" })],
    ["an embedded file", (document) => document.attach(new Uint8Array([77, 90]), "setup.exe")],
    [
      "a script on leaving a page",
      (document) =>
        document.getPage(0).node.set(PDFName.of("AA"), document.context.obj({ C: { S: "JavaScript", JS: "x" } })),
    ],
  ];
  test.each(cases.flatMap(([name, change]) => [true, false].map((packed) => [name, packed, change] as const)))(
    "%s (objects packed: %s)",
    async (_, packed, change) => {
      expect(await readCv(await aCv(change, packed))).toEqual({ status: "refused", code: "cv-active-content" });
    },
  );

  test.each([
    ["escaped letters", "/S /J#61va#53cript"],
    ["a comment between", "/S%here\n/JavaScript"],
    ["line ends and NUL between", "/S\r\n\0/Launch"],
  ])("a script disguised by %s", async (_, disguise) => {
    const plain = text(await aCv(openAction({ S: "JavaScript", JS: "x" }), false));
    expect(plain).toContain("/S /JavaScript");
    const found = await readCv(file(plain.replace("/S /JavaScript", disguise)));
    // Its table of places no longer fits, and is made again; disguises in whole files are in pdf-check.test.ts.
    expect(found).toEqual({ status: "refused", code: "cv-active-content" });
  });

  test("a name that another object refers to", async () => {
    const bytes = await aCv((document) => {
      const name = document.context.register(PDFName.of("JavaScript"));
      const action = document.context.obj({ S: name, JS: PDFString.of("x") });
      document.catalog.set(PDFName.of("OpenAction"), document.context.register(action));
    });
    expect(await readCv(bytes)).toEqual({ status: "refused", code: "cv-active-content" });
  });

  test("a script added behind the end, as an update", async () => {
    const update = "\n99 0 obj\n<< /S /JavaScript /JS (x) >>\nendobj\n";
    expect(await readCv(Buffer.concat([await aCv(), file(update)]))).toMatchObject({ code: "cv-active-content" });
  });
});

describe("what cannot be read is refused", () => {
  test.each([
    ["nothing", "", "file-type"],
    ["text", "Dewi Lestari, CV", "file-type"],
    ["a program named .pdf", "MZ\u0090\u0000", "file-type"],
    ["a web page before the PDF", "<html><script>1</script>%PDF-1.7", "file-type"],
    ["a heading only", "%PDF-1.7\n%%EOF", "file-broken"],
    ["noise after the heading", `%PDF-1.7\n${"x".repeat(5_000)}`, "file-broken"],
  ])("%s", async (_, content, code) => {
    expect(await readCv(file(content))).toEqual({ status: "refused", code });
  });

  test("more than 5 MB", async () => {
    expect(await readCv(new Uint8Array(cvLimits.bytes + 1))).toEqual({ status: "refused", code: "file-too-large" });
  });

  test("one that is encrypted", async () => {
    const locked = text(await aCv(undefined, false)).replace("/Root", "/Encrypt << /Filter /Standard /V 1 >> /Root");
    expect(await readCv(file(locked))).toEqual({ status: "refused", code: "cv-encrypted" });
  });

  test.each([
    ["more than is unpacked at all", 400],
    ["more than the thread's time and memory", 60],
  ])("a bomb: %s", async (_, megabytes) => {
    const endless = deflateSync(Buffer.alloc(megabytes * 1024 * 1024, "BT (x) Tj ET "), { level: 1 });
    const bytes = await aCv((document) => {
      const stream = document.context.stream(endless, { Filter: "FlateDecode" });
      document.getPage(0).node.set(PDFName.of("Contents"), document.context.register(stream));
    });
    expect(await readCv(bytes)).toEqual({ status: "refused", code: "file-broken" });
  });
});
