// Shows: promise 10
import { readFileSync } from "node:fs";
import { deflateSync } from "node:zlib";
import { PDFDocument, StandardFonts } from "pdf-lib";
import { describe, expect, test } from "vitest";
import { actingPdfs } from "../../../tests/support/acting-pdfs.ts";
import { baseObjects, getBytes, getStream, madePdf, packedBase, packings } from "../../../tests/support/made-pdfs.ts";
import { checkPdf } from "./pdf-check.ts";

const withObject = (body: string) => getBytes(madePdf([...baseObjects(), { number: 60, body }]));

describe("what is understood and does nothing is clean", () => {
  test.each(["none", "flate", "hex and flate", "LZW", "a predictor", "base 85 and runs"] as const)(
    "objects packed by %s",
    (name) => expect(checkPdf(getBytes(packedBase(packings[name])))).toBe("clean"),
  );

  test.each(["chromium", "chromium-linearized"])("a page with links and pictures as printed: %s.pdf", (name) => {
    const printed = new URL(`../../../tests/fixtures/${name}.pdf`, import.meta.url);
    expect(checkPdf(readFileSync(printed))).toBe("clean");
  });

  test("a list of places that leads back to itself", () => {
    const places = madePdf([...baseObjects("/OpenAction 10 0 R"), { number: 10, body: "[10 0 R 3 0 R /Fit]" }]);
    expect(checkPdf(getBytes(places))).toBe("clean");
  });

  test("an update, and a table beside a stream", () => {
    expect(checkPdf(getBytes(madePdf(baseObjects(), { before: madePdf(baseObjects()) })))).toBe("clean");
    const objects = [...baseObjects(), { number: 6, body: "<< /Title (CV) >>", inside: 90 }];
    expect(checkPdf(getBytes(madePdf(objects, { hybrid: true })))).toBe("clean");
  });

  test.each([
    "https://example.com",
    "mailto:dewi@contoh.id",
    "tel:+62811",
    "www.contoh.id/dewi",
    "\u00fe\u00ff\0h\0t\0t\0p\0:",
  ])("a link to %s", (address) =>
    expect(checkPdf(withObject(`<< /A << /S /URI /URI (${address}) >> >>`))).toBe("clean"),
  );

  test("pictures in their own formats, and a length in another object", () => {
    for (const filter of ["/DCTDecode", "/JPXDecode", "/CCITTFaxDecode", "/JBIG2Decode", "[/ASCIIHexDecode /DCT]"]) {
      expect(checkPdf(withObject(getStream(`/Subtype /Image /Filter ${filter}`, "ffd8>")))).toBe("clean");
    }
    const elsewhere = [...baseObjects(), { number: 6, body: "<< /Length 7 0 R >>\nstream\nabc\r\nendstream" }];
    expect(checkPdf(getBytes(madePdf([...elsewhere, { number: 7, body: "3" }])))).toBe("clean");
  });

  test("a form that was filled in", async () => {
    const document = await PDFDocument.create();
    document.addPage();
    const field = document.getForm().createTextField("nama");
    field.addToPage(document.getPage(0), { font: await document.embedFont(StandardFonts.Helvetica) });
    field.setText("Dewi");
    document.getForm().createCheckBox("setuju").addToPage(document.getPage(0));
    expect(checkPdf(Buffer.from(await document.save()))).toBe("clean");
  });

  test("200 pages, and not one more", () => {
    const pages = (count: number) =>
      madePdf([
        ...baseObjects(),
        ...Array.from({ length: count }, (_, index) => ({ number: 100 + index, body: "<< /Type /Page >>" })),
      ]);
    expect(checkPdf(getBytes(pages(199)))).toBe("clean");
    expect(checkPdf(getBytes(pages(200)))).toBe("broken");
  });
});

describe("active content is never clean", () => {
  test("every act, hidden in every way", () => {
    const passed = actingPdfs.filter(({ make }) => checkPdf(make()) === "clean").map(({ name }) => name);
    expect(passed).toEqual([]);
    expect(actingPdfs.length).toBeGreaterThan(600);
  });
});

describe("what is not understood is broken", () => {
  const many = (data: Buffer, entries: string, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      number: 10 + index,
      body: getStream(entries, data.toString("latin1")),
    }));
  test.each<[string, string]>([
    [
      "streams that unpack to more in all than one may",
      madePdf([...baseObjects(), ...many(deflateSync(Buffer.alloc(9_000_000)), "/Filter /Fl", 8)]),
    ],
    [
      "filters that unpack more at each step",
      madePdf([...baseObjects(), ...many(deflateSync(deflateSync(Buffer.alloc(70_000_000))), "/Filter [/Fl /Fl]", 1)]),
    ],
    [
      "runs without end",
      madePdf([...baseObjects(), ...many(Buffer.alloc(1_200_000, "\u0081x", "latin1"), "/Filter /RL", 1)]),
    ],
    ["a web page behind the end", `${madePdf(baseObjects())}<script>alert(1)</script>`],
    ["a stream whose data is in another file", madePdf([...baseObjects(), ...many(Buffer.from("x"), "/F (a.txt)", 1)])],
    ["an endless nest", madePdf([...baseObjects(), { number: 60, body: "[".repeat(200) + "]".repeat(200) }])],
    ["no table at all", madePdf(baseObjects()).replace(/xref\n[\s\S]*/, "")],
  ])("%s", (_, text) => expect(checkPdf(getBytes(text))).toBe("broken"));
});
