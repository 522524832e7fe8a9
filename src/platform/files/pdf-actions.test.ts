// Shows: promise 10
import { describe, expect, test } from "vitest";
import { baseObjects, getBytes, madePdf } from "../../../tests/support/made-pdfs.ts";
import { checkPdf } from "./pdf-check.ts";
import { takePdf } from "./pdf-taking.ts";

/** Entries of the catalog and of the page, and further objects from 10 on. */
type Parts = readonly [catalog: string, page?: string, ...objects: string[]];

const check = ([catalog, page = "", ...objects]: Parts) =>
  checkPdf(
    getBytes(madePdf([...baseObjects(catalog, page), ...objects.map((body, at) => ({ number: 10 + at, body }))])),
  );

const link = (action: string) => `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A ${action} >>]`;
const goTo = "<< /S /GoTo /D [3 0 R /XYZ 0 700 1] >>";

describe("what shows a place of the same file, or asks its reader, is taken", () => {
  test.each<[string, Parts]>([
    ["a place to open at", ["/OpenAction [3 0 R /XYZ 0 700 1]"]],
    ["an action that opens at a place", [`/OpenAction ${goTo}`]],
    ["a page that leads to a place when it is opened", ["", `/AA << /O ${goTo} >>`]],
    ["a page that leads to a place when it is left", ["", "/AA 10 0 R", `<< /C ${goTo} >>`]],
    ["a page that turns itself", ["", "/AA << /O << /S /Named /N /NextPage >> >>"]],
    ["a button that prints", ["", link("<< /S /Named /N /Print >>")]],
    ["a document that asks to be printed", ["/OpenAction << /S /Named /N /Print >>"]],
    ["a link to an address", ["", link("<< /S /URI /URI (https://example.com) >>")]],
    [
      "an outline",
      ["/Outlines 10 0 R", "", "<< /First 11 0 R /Last 11 0 R /Count 1 >>", `<< /Title (CV) /A ${goTo} >>`],
    ],
    ["an empty list of attached files", ["/Names << /EmbeddedFiles << /Names [] >> >>"]],
    [
      "an empty list of attached files in branches",
      ["/Names << /EmbeddedFiles << /Kids [10 0 R] >> >>", "", "<< /Names [] >>"],
    ],
    ["an empty list of scripts", ["/Names << /JavaScript 10 0 R >>", "", "<< /Names [] >>"]],
    ["a field to sign", ["/AcroForm << /Fields [10 0 R] /SigFlags 3 >>", "", "<< /FT /Sig /T (Tanda tangan) >>"]],
  ])("%s", (_, parts) => expect(check(parts)).toBe("clean"));
});

describe("what acts without its reader's will is refused", () => {
  test.each<[string, Parts]>([
    ["an address that opens with the document", ["/OpenAction << /S /URI /URI (https://example.com) >>"]],
    ["an address that opens with a page", ["", "/AA << /O << /S /URI /URI (https://example.com) >> >>"]],
    [
      "an address after a place",
      [`/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next << /S /URI /URI (https://a.id) >> >>`],
    ],
    ["a script on a page", ["", "/AA << /O << /S /JavaScript /JS (x) >> >>"]],
    ["a program after a place", ["", `/AA << /O << /S /GoTo /D [3 0 R /Fit] /Next [<< /S /Launch /F (x) >>] >> >>`]],
    ["a command that ends the viewer", ["", link("<< /S /Named /N /Quit >>")]],
    [
      "a list of attached files with one in a branch",
      ["/Names << /EmbeddedFiles << /Names [] /Kids [10 0 R] >> >>", "", "<< /Names [(a) 11 0 R] >>", "<< /Type /F >>"],
    ],
    ["a list of scripts with one", ["/Names << /JavaScript << /Names [(x) 10 0 R] >> >>", "", "<< /S /X >>"]],
    [
      "a list of attached files that leads to itself",
      ["/Names << /EmbeddedFiles 10 0 R >>", "", "<< /Kids [10 0 R] >>"],
    ],
  ])("%s", (_, parts) => expect(check(parts)).toBe("active-content"));
});

describe("a link to a file of its writer", () => {
  const links = {
    plain: "(file:///C:/Users/budi/cv.docx)",
    escaped: "(file:///C:/a\\(1\\).docx)",
    hexadecimal: "<66696c653a2f2f2f63>",
    "behind a mark of its letters": "(\u00ef\u00bb\u00bffile:///c:/x)",
  };
  const linked = (address: string, catalog = "") =>
    getBytes(madePdf(baseObjects(catalog, link(`<< /S /URI /URI ${address} >>`))));

  test.each(Object.entries(links))("is left out, and the document taken: %s", async (_, address) => {
    expect(checkPdf(linked(address))).toBe("local-links");
    const taken = await takePdf(linked(address));
    expect(taken).toMatchObject({ status: "clean", isRewritten: true });
    expect(taken.status === "clean" ? taken.bytes.toString("latin1") : "").not.toMatch(/file:|66696c65/i);
  });

  test.each([
    ["a script", "/OpenAction << /S /JavaScript /JS (x) >>"],
    ["an action when the file opens", "/OpenAction << /S /URI /URI (file:///c:/x) >>"],
    ["a base of all addresses", "/URI << /Base (file:///c:/) >>"],
  ])("takes nothing along that acts: %s", async (_, catalog) =>
    expect(await takePdf(linked(links.plain, catalog))).toEqual({ status: "active-content" }),
  );

  test("to a program is refused", async () =>
    expect(await takePdf(linked("(javascript:x)"))).toEqual({ status: "active-content" }));
});

test("two entries of one name in a dictionary of resources are one, as viewers read them", async () => {
  const twice = madePdf(baseObjects()).replace(
    "/Resources << /Font",
    "/Resources << /ExtGState << >> /ExtGState << >> /Font",
  );
  expect(await takePdf(getBytes(twice))).toMatchObject({ status: "clean" });
});
