import { type ChildProcess, fork, type StdioOptions } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { z } from "zod";
import { atOnce } from "../limits/at-once.ts";

/** A piece of a page's text where it stands, in the page's own points from the upper left. */
const pieceSchema = z.object({ text: z.string(), x: z.number(), y: z.number(), width: z.number(), height: z.number() });

const pixels = z.instanceof(Uint8Array);

const doneSchema = z.object({
  status: z.literal("done"),
  count: z.int().positive(),
  pages: z.array(
    z.object({
      width: z.number(),
      height: z.number(),
      pieces: z.array(pieceSchema),
      picture: z
        .object({ width: z.int().positive().max(4_000), height: z.int().positive().max(4_000), pixels })
        .nullable(),
    }),
  ),
});

/** A page as a picture (WebP), with its text beside. */
export interface DrawnPage {
  picture: Uint8Array;
  /** In the page's own points, as its pieces are. */
  width: number;
  height: number;
  pieces: z.infer<typeof pieceSchema>[];
}

export interface DrawnPdf {
  /** How many pages the document has; those after the last drawn one are in the document alone. */
  count: number;
  pages: DrawnPage[];
}

/** So long and so much memory for one document, and so many of its pages. */
const most = { ms: 12_000, startMs: 20_000, megabytes: 256, wasmPages: 6_144, pages: 20, wordPages: 40 };

/** A document at a time: each is a process of its own, and somebody else's visit goes on meanwhile. */
const takeTurn = atOnce({ running: 1, waiting: 24, share: 6 });

const quality = 82;

/** Run as it is by Node and the tests; bundled, it lies beside this file's chunk or one folder above it. */
function drawerPath(): string {
  const self = import.meta.url;
  const names = self.endsWith(".ts") ? ["./pdf-drawer.ts"] : ["./pdf-drawer.js", "../pdf-drawer.js"];
  const found = names.map((name) => fileURLToPath(new URL(name, self))).find((path) => existsSync(path));
  if (found === undefined) throw new Error(`What draws documents is missing beside ${self}: build again.`);
  return found;
}

/** Folder of a package's sources and of everything that they import. */
function modulesFolder(): string {
  const [folder = ""] = fileURLToPath(import.meta.resolve("unpdf")).split(/(?<=[/\\]node_modules)[/\\]/);
  return folder;
}

/**
 * What binds the process: it reads its own code and nothing else, writes nothing, starts nothing, and has so much
 * memory. What draws is WebAssembly, which has no way to any network.
 */
export function drawerBounds(): string[] {
  const modules = modulesFolder();
  const readable = [join(dirname(drawerPath()), "*"), join(modules, "*"), join(dirname(modules), "package.json")];
  return [
    "--permission",
    ...readable.map((each) => `--allow-fs-read=${each}`),
    `--max-old-space-size=${most.megabytes}`,
    `--wasm-max-mem-pages=${most.wasmPages}`,
    "--disable-warning=ExperimentalWarning",
  ];
}

function start(): ChildProcess {
  const stdio: StdioOptions = ["ignore", "ignore", "ignore", "ipc"];
  return fork(drawerPath(), { execArgv: drawerBounds(), env: {}, serialization: "advanced", stdio });
}

/** Rejects when the process fails, ends, or says nothing for so long. */
function nextMessage(child: ChildProcess, patienceMs: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(() => reject(new Error("The document took too long."))), patienceMs);
    const settle = (end: () => void) => {
      clearTimeout(timer);
      child.removeAllListeners();
      child.on("error", () => {});
      end();
    };
    child.once("message", (message) => settle(() => resolve(message)));
    child.once("error", (error) => settle(() => reject(error)));
    child.once("exit", () => settle(() => reject(new Error("The process ended."))));
  });
}

async function inProcess(bytes: Uint8Array, draws: boolean): Promise<z.infer<typeof doneSchema> | null> {
  const child = start();
  try {
    if ((await nextMessage(child, most.startMs)) !== "ready") return null;
    child.send({ bytes, draws, mostPages: draws ? most.pages : most.wordPages });
    return doneSchema.safeParse(await nextMessage(child, most.ms).catch(() => null)).data ?? null;
  } finally {
    child.kill("SIGKILL");
  }
}

/** BGRA as it was drawn, as WebP: raw pixels are read, no file of anybody's. */
async function asWebp(picture: { width: number; height: number; pixels: Uint8Array }): Promise<Uint8Array> {
  const { width, height } = picture;
  const image = Buffer.from(picture.pixels);
  for (let at = 0; at + 3 < image.length; at += 4) {
    const blue = image[at] ?? 0;
    image[at] = image[at + 2] ?? 0;
    image[at + 2] = blue;
  }
  const raw = { width, height, channels: 4 } as const;
  return new Uint8Array(await sharp(image, { raw }).flatten({ background: "#ffffff" }).webp({ quality }).toBuffer());
}

export type Drawn = { status: "drawn"; pdf: DrawnPdf } | { status: "broken" | "busy" };

/**
 * Draws a PDF's first pages as pictures with their text, in a process of its own that is ended whatever happens.
 * @param key whose share of the queue it takes
 */
export async function drawPdf(bytes: Uint8Array, key: string): Promise<Drawn> {
  const turn = await takeTurn(() => inProcess(bytes, true), key);
  if (turn.status === "busy") return { status: "busy" };
  if (turn.value === null) return { status: "broken" };
  const pages: DrawnPage[] = [];
  for (const { picture, width, height, pieces } of turn.value.pages) {
    if (picture !== null) pages.push({ picture: await asWebp(picture), width, height, pieces });
  }
  return pages.length === 0 ? { status: "broken" } : { status: "drawn", pdf: { count: turn.value.count, pages } };
}

export type ReadWords = { status: "read"; text: string } | { status: "broken" | "busy" };

/** Reads the words of a PDF's first pages, in the same bounds. */
export async function readPdfWords(bytes: Uint8Array): Promise<ReadWords> {
  const turn = await takeTurn(() => inProcess(bytes, false));
  if (turn.status === "busy") return { status: "busy" };
  if (turn.value === null) return { status: "broken" };
  const text = turn.value.pages.flatMap(({ pieces }) => pieces.map((piece) => piece.text)).join(" ");
  return { status: "read", text };
}
