import { baseObjects, getBytes, getStream, type MadeObject, madePdf, packings } from "./made-pdfs.ts";

/** Something that must not be in a CV: entries of catalog and page that lead to it, and its objects from 10 on. */
interface Act {
  catalog?: string;
  page?: string;
  objects: readonly string[];
}

const onOpening = (...objects: string[]): Act => ({ catalog: "/OpenAction 10 0 R", objects });
const onPage = (...objects: string[]): Act => ({ page: "/Annots [10 0 R]", objects });
const link = (action: string) => onPage(`<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A ${action} >>`);
const annotation = (subtype: string, entries: string, ...more: string[]) =>
  onPage(`<< /Type /Annot /Subtype /${subtype} /Rect [0 0 9 9] ${entries} >>`, ...more);
const fileEntry = "<< /Type /Filespec /F (a.exe) /EF << /F 11 0 R >> >>";

export const acts: Readonly<Record<string, Act>> = {
  "launching a program": onOpening("<< /S /Launch /F (cmd.exe) >>"),
  "launching by a link": link("<< /S /Launch /Win << /F (cmd.exe) >> >>"),
  "a script on opening": onOpening("<< /S /JavaScript /JS (app.alert\\(1\\)) >>"),
  "a script of the document": {
    catalog: "/Names << /JavaScript << /Names [(x) 10 0 R] >> >>",
    objects: ["<< /S /JavaScript /JS 11 0 R >>", getStream("", "app.alert(1)")],
  },
  "a script on leaving a page": { page: "/AA << /C 10 0 R >>", objects: ["<< /S /JavaScript /JS (x) >>"] },
  "sending a form": link("<< /S /SubmitForm /F (https://example.com) >>"),
  "importing data": link("<< /S /ImportData /F (a.fdf) >>"),
  "another document": link("<< /S /GoToR /F (a.pdf) /D [0 /Fit] >>"),
  "an attached document": link("<< /S /GoToE /D [0 /Fit] /T << /R /C /N (a.pdf) >> >>"),
  "a form of XML": { catalog: "/AcroForm << /Fields [] /XFA 10 0 R >>", objects: [getStream("", "<xdp/>")] },
  "an attached file": {
    catalog: "/Names << /EmbeddedFiles << /Names [(a) 10 0 R] >> >>",
    objects: [fileEntry, getStream("/Type /EmbeddedFile", "MZ")],
  },
  "an attached file on a page": annotation("FileAttachment", `/FS ${fileEntry}`, getStream("", "MZ")),
  "an associated file": { catalog: "/AF [10 0 R]", objects: [fileEntry, getStream("", "MZ")] },
  "a rendition": annotation("Screen", "/A << /S /Rendition /OP 0 >>"),
  "a film": annotation("Movie", "/Movie << /F (a.avi) >>"),
  "a sound": annotation("Sound", "/Sound 11 0 R", getStream("/R 8000", "xx")),
  "rich media": annotation("RichMedia", "/RichMediaContent << /Configurations [] >>"),
  "a space of 3D": annotation("3D", "/3DD 11 0 R", getStream("/Type /3D /Subtype /U3D", "xx")),
  "an address that is a script": link("<< /S /URI /URI (java\\163cript:alert\\(1\\)) >>"),
  "an address of this machine": link("<< /S /URI /URI (file:///c:/windows/cmd.exe) >>"),
  "a base of addresses on this machine": {
    catalog: "/URI << /Base 10 0 R >>",
    objects: ["(file:///c:/windows/)"],
  },
  "an action nobody knows": link("<< /S /Brew /Pot 1 >>"),
  "an action after another": onOpening("<< /S /GoTo /D [3 0 R /Fit] /Next [11 0 R] >>", "<< /S /Launch /F (x) >>"),
  "an action whose kind lies elsewhere": onOpening("<< /S 11 0 R /F (cmd.exe) >>", "/Launch"),
};

const number = (bodies: readonly string[], inside?: number): MadeObject[] =>
  bodies.map((body, index) => ({ number: 10 + index, body, ...(inside !== undefined && { inside }) }));
const whole = ({ catalog, page, objects }: Act) => [...baseObjects(catalog, page), ...number(objects)];
const changed = (act: Act, change: (text: string) => string): Act => ({
  catalog: change(act.catalog ?? ""),
  page: change(act.page ?? ""),
  // What a stream holds keeps its length.
  objects: act.objects.map((body) => (body.includes("stream\n") ? body : change(body))),
});
const escapedName = (name: string) => name.replace(/[A-Za-z]/g, (sign) => `#${sign.charCodeAt(0).toString(16)}`);

/** Packed as far as it may be: streams cannot lie in a stream of objects. */
function packed(act: Act, packing: (typeof packings)[keyof typeof packings], making = {}): string {
  const objects = whole(act).map((object) =>
    object.body.includes("stream\n") ? object : { ...object, inside: object.number === 1 ? 90 : 91 },
  );
  return madePdf(objects, { packing, ...making });
}

/** The acts' objects written out where no reader looks at first sight, and the table that leads there. */
function smuggled(act: Act, wrap: (written: string) => string): string {
  const written = act.objects.map((body, index) => `${10 + index} 0 obj ${body} endobj`).join(" ");
  const places = (text: string) =>
    new Map(act.objects.map((_, index) => [10 + index, text.indexOf(`${10 + index} 0 obj `)]));
  return madePdf([...baseObjects(act.catalog, act.page), { number: 60, body: wrap(written) }], { places });
}

export const hidings: Readonly<Record<string, (act: Act) => string>> = {
  "in plain sight": (act) => madePdf(whole(act)),
  "in escaped names": (act) =>
    madePdf(whole(changed(act, (text) => text.replace(/\/[A-Z][A-Za-z]+/g, (name) => escapedName(name))))),
  "between comments": (act) => madePdf(whole(changed(act, (text) => text.replaceAll(" /", " %>> endobj\r/")))),
  "between odd spaces": (act) => madePdf(whole(changed(act, (text) => text.replaceAll(" /", "\0\f\r/")))),
  "without spaces": (act) => madePdf(whole(changed(act, (text) => text.replaceAll(" /", "/")))),
  "packed plainly": (act) => packed(act, packings.none),
  "packed by flate": (act) => packed(act, packings.flate),
  "packed by hex and flate": (act) => packed(act, packings["hex and flate"]),
  "packed by LZW": (act) => packed(act, packings.LZW),
  "packed with a predictor": (act) => packed(act, packings["a predictor"]),
  "packed by base 85 and runs": (act) => packed(act, packings["base 85 and runs"]),
  "packed by a filter of its own": (act) => packed(act, packings["a filter of its own"]),
  "packed and damaged": (act) => packed(act, packings.damage),
  "packed as an extension": (act) => packed(act, packings.flate, { streams: "/Extends 90 0 R" }),
  "packed beside a table": (act) => packed(act, packings.flate, { hybrid: true }),
  "packed under another kind": (act) => packed(act, packings.flate).replaceAll("/ObjStm", "/Nothin"),
  "in an older revision": (act) => madePdf(baseObjects(), { before: madePdf(whole(act)) }),
  "in an update": (act) => madePdf(whole(act), { before: madePdf(baseObjects()) }),
  "in no table": (act) => madePdf(whole(act), { unlisted: act.objects.map((_, index) => 10 + index) }),
  "led to by nothing": (act) =>
    madePdf([...baseObjects(), ...number([...act.objects, `<< ${act.catalog ?? ""} ${act.page ?? ""} >>`])]),
  "behind the end": (act) =>
    madePdf(baseObjects(act.catalog, act.page)) +
    number(act.objects)
      .map(({ number: own, body }) => `${own} 0 obj\n${body}\nendobj\n`)
      .join(""),
  "inside a stream": (act) => smuggled(act, (written) => getStream("", written)),
  "inside a string": (act) => smuggled(act, (written) => `(${written})`),
  "inside a comment": (act) => smuggled(act, (written) => `null %${written}`),
  "inside packed lines": (act) => smuggled(act, (written) => getStream("/Filter /DCTDecode", written)),
  "beside an entry of the same name": (act) =>
    madePdf(whole(changed(act, (text) => text.replaceAll("/S /", "/S /GoTo /S /")))),
  "behind a false length": (act) =>
    madePdf(whole(act)).replace(/\/Length \d+ >>\nstream\nBT/, "/Length 9999 >>\nstream\nBT"),
  "behind encryption": (act) => madePdf(whole(act), { trailer: "/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 >>" }),
  "before a table that leads nowhere": (act) => madePdf(whole(act)).replace(/startxref\n\d+/, "startxref\n7"),
};

/** Every act hidden in every way. */
export const actingPdfs = Object.entries(acts).flatMap(([act, parts]) =>
  Object.entries(hidings).map(([hiding, hide]) => ({ name: `${act}, ${hiding}`, make: () => getBytes(hide(parts)) })),
);
