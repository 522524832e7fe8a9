// Shows: promise 10
import { inflateSync } from "node:zlib";
import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFStream } from "pdf-lib";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { actingPdfs } from "../../../tests/support/acting-pdfs.ts";
import { baseObjects, getBytes, getStream, madePdf, packedBase, packings } from "../../../tests/support/made-pdfs.ts";
import { checkPdf } from "./pdf-check.ts";

/** Processor time of this process that work takes. */
function cost(work: () => void): number {
  const { user, system } = process.cpuUsage();
  work();
  const spent = process.cpuUsage();
  return spent.user - user + (spent.system - system);
}

/** The cost of a harmless file of five megabytes on this machine: a yardstick that a slow or busy machine shares. */
function harmlessCost(): number {
  const objects = Array.from({ length: 50_000 }, (_, index) => ({
    number: 100 + index,
    body: `<< /Title (Analis data, 2019 sampai 2024) /Rect [0 0 ${index} 9] /Next ${101 + index} 0 R >>`,
  }));
  const bytes = getBytes(madePdf([...baseObjects(), ...objects]));
  expect(bytes.length).toBeGreaterThan(5_000_000);
  return cost(() => checkPdf(bytes));
}

/** A trap whose cost grows with the square of its length costs thousands of times as much. */
const fewTimes = 20;

describe("a file of five megabytes that is nothing but a trap costs a few times a harmless one at most", () => {
  const traps = [
    "1 0 obj ",
    "1 0 obj [",
    "<<",
    "((",
    "[",
    "/#/#",
    "%\n",
    "trailer ",
    "trailer%",
    "obj ",
    "1 ",
    "/A/B",
    "(\\",
  ];
  const heads = ["", "1 0 obj [", "1 0 obj (", "1 0 obj <</Length 2 0 R>> stream\n"];
  let harmless: number;
  beforeAll(() => {
    harmless = harmlessCost();
  });
  test.each(traps)("%j without end", (trap) => {
    for (const head of heads) {
      const bytes = getBytes(`%PDF-1.7\n${head}${trap.repeat(5_000_000 / trap.length)}`);
      const spent = cost(() => expect(checkPdf(bytes)).toBe("broken"));
      expect(spent).toBeLessThan(harmless * fewTimes);
    }
  });
});

describe("what another reader might see otherwise is refused", () => {
  const script = "<< /S /JavaScript /JS (x) >>";
  const trailer = `trailer << /Root << /Type /Catalog /Pages 2 0 R /OpenAction ${script} >> >>`;
  const address = "/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI 70 0 R >> >>]";
  const packedAddress = (head: string) =>
    madePdf([...baseObjects("", address), { number: 70, body: "(file:///c:/x)", inside: 90 }], {
      packing: packings.none,
    }).replace("70 0 (file", `${head} 0 (file`);

  test.each<[string, string]>([
    ["a trailer inside a stream", madePdf([...baseObjects(), { number: 60, body: getStream("", trailer) }])],
    ["a trailer inside a string", madePdf([...baseObjects(), { number: 60, body: `(${trailer})` }])],
    ["a trailer inside a comment", `${madePdf(baseObjects())}%${trailer}`],
    ["a packed object whose number differs in the table", packedAddress("71")],
    [
      "a stream of objects whose filter is elsewhere",
      madePdf([...baseObjects(), { number: 6, body: "null", inside: 90 }, { number: 7, body: "/FlateDecode" }], {
        packing: { ...packings.flate, entries: "/Filter 7 0 R" },
      }),
    ],
    [
      "a length that is packed and false",
      madePdf([
        ...baseObjects(),
        { number: 6, body: "<< /Length 7 0 R >>\nstream\nabc\nendstream" },
        { number: 7, body: "40", inside: 90 },
      ]),
    ],
    ["names that end in a zero byte", madePdf(baseObjects("/OpenAction#00 << /S#00 /JavaScript#00 /JS#00 (x) >>"))],
    ["an action under the same name, once escaped", madePdf(baseObjects("/OpenAction << /S /GoTo /#53 /Launch >>"))],
    ["a reference with a comment in it", madePdf(baseObjects("/OpenAction 10 %\n0 R"))],
    ["an object whose head has a comment in it", `${madePdf(baseObjects())}%\n10 0%\nobj << /S /Launch >> endobj`],
    ["a place to start that is hidden in a comment", `${madePdf(baseObjects())}%startxref\n9\n`],
    [
      "a picture that is a stream of objects",
      madePdf([...baseObjects(), { number: 6, body: "null", inside: 90 }], {
        packing: { ...packings.flate, entries: "/Subtype /Image /Filter [/FlateDecode /DCTDecode]" },
      }),
    ],
  ])("%s", (_, text) => expect(checkPdf(getBytes(text))).toBe("broken"));

  test("a catalog in the trailer itself", () => {
    const root = "/Info << /Type /Catalog /OpenAction << /S /Brew >> >>";
    expect(checkPdf(getBytes(madePdf(baseObjects(), { trailer: root })))).toBe("active-content");
  });

  test.each<[string, string]>([
    ["an action among lists that lead to each other", "[11 0 R 10 0 R]"],
    ["an action whose kind is no name", "<< /S (Launch) /F (x) >>"],
    ["an address behind a mark of its letters", "<< /S /URI /URI (\u00ef\u00bb\u00bffile:///c:/x) >>"],
    ["an address in a dictionary that names no kind", "<< /A << /URI <6a 61 76 61 3a 2f2f> >> >>"],
  ])("%s", (_, body) => {
    const action = { number: 11, body: "[10 0 R << /S /Brew >>]" };
    const made = madePdf([...baseObjects("/OpenAction 10 0 R"), { number: 10, body }, action]);
    expect(checkPdf(getBytes(made))).toBe("active-content");
  });
});

/** Numbers below a bound, the same ones at every run. */
function drawing(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Draw = ReturnType<typeof drawing>;

function byBytes(file: Buffer, draw: Draw): Buffer {
  const changed = Buffer.from(file);
  for (let count = 1 + draw(4); count > 0; count -= 1) changed[draw(changed.length)] = draw(256);
  return draw(3) === 0 ? changed.subarray(0, draw(changed.length)) : changed;
}

/** Words and lines are left out, doubled, exchanged for others of the file, or put elsewhere. */
function byStructure(file: Buffer, draw: Draw): Buffer {
  const parts = file.toString("latin1").split(draw(2) === 0 ? /(?<=\n)/ : /(?<=[\s<>[\]])/);
  for (let count = 1 + draw(3); count > 0; count -= 1) {
    const [at, other] = [draw(parts.length), draw(parts.length)];
    const part = parts[other] ?? "";
    parts.splice(at, draw(2), ...([[], [part], [part, part]][draw(3)] ?? []));
  }
  return getBytes(parts.join(""));
}

const planted =
  /^\/(JavaScript|JS|Launch|GoTo[RE]|SubmitForm|ImportData|Rendition|Movie|Sound|XFA|EmbeddedFiles|EF|RichMedia|3DD)$/;

/** By all that looks like packed data and can be unpacked, with names unescaped, whatever the structure says. */
function actsAtSight(bytes: Buffer): boolean {
  const text = bytes.toString("latin1");
  const unpacked = [...text.matchAll(/stream\r?\n/g)].map(({ 0: word, index }) => {
    try {
      return inflateSync(bytes.subarray(index + word.length)).toString("latin1");
    } catch {
      return "";
    }
  });
  const names = [text, ...unpacked].flatMap((part) => part.match(/\/[^\0\s()<>[\]{}/%]+/g) ?? []);
  return names.some((name) =>
    planted.test(name.replace(/#([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))),
  );
}

/** As another library reads the file, which follows no table. */
async function actsAsRead(bytes: Buffer): Promise<boolean> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false }).catch(() => null);
  const acts = (value: PDFObject): boolean => {
    if (value instanceof PDFName) return planted.test(value.asString());
    if (value instanceof PDFArray) return value.asArray().some(acts);
    if (value instanceof PDFStream) return acts(value.dict);
    return value instanceof PDFDict && value.entries().some((pair) => pair.some(acts));
  };
  return document?.context.enumerateIndirectObjects().some(([, value]) => acts(value)) ?? false;
}

test("2,000 damaged files: none passes with an act in it, none is costly to check", async () => {
  // The other library reports each fault that it ignores.
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const draw = drawing(20_261_123);
  const harmless = ["none", "flate", "LZW", "a predictor"] as const;
  const passed: Buffer[] = [];
  let dearest = 0;
  for (let index = 0; index < 2_000; index += 1) {
    const acting = actingPdfs[draw(actingPdfs.length)];
    const packing = packings[harmless[draw(harmless.length)] ?? "none"];
    const base = index % 4 === 0 || acting === undefined ? getBytes(packedBase(packing)) : acting.make();
    const damaged = (index % 2 === 0 ? byBytes : byStructure)(base, draw);
    const spent = cost(() => {
      if (checkPdf(damaged) === "clean") passed.push(damaged);
    });
    dearest = Math.max(dearest, spent);
  }
  const acting = await Promise.all(passed.map(actsAsRead));
  expect(acting.filter(Boolean)).toEqual([]);
  expect(passed.filter(actsAtSight)).toEqual([]);
  expect(passed.length).toBeGreaterThan(20);
  expect(dearest).toBeLessThan(harmlessCost() * fewTimes);
});
