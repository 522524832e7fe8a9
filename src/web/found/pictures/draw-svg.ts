import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";

let ready: Promise<void> | undefined;
const drawn = new Map<string, Buffer>();

/** Cloths, marks and badges: each dye with each pattern, and few more. */
const MOST_DRAWN = 100;

async function load(): Promise<void> {
  const path = createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm");
  await initWasm(await readFile(path));
}

/**
 * Draws an SVG of our own as PNG. Not by sharp: its SVG reader stays shut in this process, because photos from
 * outside must never reach it (promise 10).
 */
export async function drawSvg(svg: string): Promise<Buffer> {
  const known = drawn.get(svg);
  if (known) return known;
  ready ??= load();
  await ready;
  const png = Buffer.from(new Resvg(svg).render().asPng());
  if (drawn.size >= MOST_DRAWN) drawn.clear();
  drawn.set(svg, png);
  return png;
}
