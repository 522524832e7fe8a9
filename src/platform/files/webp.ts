import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { init } from "@jsquash/webp/encode.js";
import { defaultOptions } from "@jsquash/webp/meta.js";

/** A picture as PDFium draws it: blue, green, red and a byte that says how clear it is. */
interface Drawn {
  width: number;
  height: number;
  data: Uint8Array;
}

const options = { ...defaultOptions, quality: 82, method: 2 };

const encoder = async (name: string) =>
  readFile(fileURLToPath(import.meta.resolve(`@jsquash/webp/codec/enc/${name}.wasm`)));

/** The library takes the one with SIMD where the machine has it; it would fetch it by an address, as browsers do. */
async function encoderBytes(): Promise<Buffer> {
  const simd = await encoder("webp_enc_simd");
  return WebAssembly.validate(new Uint8Array(simd)) ? simd : encoder("webp_enc");
}

let loaded: ReturnType<typeof init> | undefined;

/** The encoder, loaded once: WebAssembly, so that it runs where no native code may. */
async function load() {
  const wasmBinary = new Uint8Array(await encoderBytes()).buffer;
  return init({ wasmBinary });
}

/** Swaps blue and red in place. */
function toRgba(data: Uint8Array): void {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.byteLength >> 2);
  for (let at = 0; at < pixels.length; at += 1) {
    const pixel = pixels[at] ?? 0;
    // All is opaque: pages are drawn on white.
    pixels[at] = 0xff000000 | ((pixel & 0xff) << 16) | (pixel & 0xff00) | ((pixel >> 16) & 0xff);
  }
}

/** Encodes a drawn page as WebP; its pixels are changed. */
export async function toWebp({ width, height, data }: Drawn): Promise<Uint8Array<ArrayBuffer>> {
  loaded ??= load();
  toRgba(data);
  const encoded = (await loaded).encode(new Uint8Array(data), width, height, options);
  if (encoded === null) throw new Error("The page cannot be encoded.");
  return new Uint8Array(encoded);
}
