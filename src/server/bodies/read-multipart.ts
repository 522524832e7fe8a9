import { once } from "node:events";
import type { Readable } from "node:stream";
import { Busboy } from "@fastify/busboy";
import { type BodyLimits, mostBytes, mostFields } from "../../contract/body-limits.ts";
import { BodyError, bodyChunks } from "./body-chunks.ts";
import { type BodyPlace, type KeptFile, keepFile } from "./keep-file.ts";

/** A form's fields in their order. After `dispose` no file of it can be read. */
export interface ReadForm {
  entries: [name: string, value: string | File][];
  dispose(): Promise<void>;
}

/** Fields and parts are counted before they are read; what stands above a part is short. */
const counts = { parts: mostFields, fields: mostFields, headerPairs: 20, headerSize: 8 * 1024 };

type Parser = InstanceType<typeof Busboy>;

interface Collecting {
  limits: BodyLimits;
  place: BodyPlace;
  received: () => number;
  fail: (error: BodyError) => void;
}

/** Takes texts and files as the parser finds them. */
function collect(busboy: Parser, { limits, place, received, fail }: Collecting) {
  const entries: ReadForm["entries"] = [];
  const files: KeptFile[] = [];
  const streams: Readable[] = [];
  const coming: Promise<void>[] = [];
  let textBytes = 0;
  busboy.on("field", (name: string | undefined, value, _isNameCut, isCut) => {
    if (name === undefined) return;
    textBytes += Buffer.byteLength(name) + Buffer.byteLength(value);
    if (isCut || textBytes > limits.bytes) fail(new BodyError("too-large"));
    else entries.push([name, value]);
  });
  busboy.on("file", (name: string | undefined, stream, fileName: string | undefined, _encoding, type) => {
    const most = name !== undefined && Object.hasOwn(limits.files, name) ? limits.files[name] : undefined;
    stream.on("error", () => {});
    if (name === undefined || most === undefined) {
      stream.resume();
      // What it held is passed over, but a file is no text: a field that means one refuses it.
      if (name !== undefined) entries.push([name, new File([], fileName ?? "", { type })]);
      return;
    }
    const { file, kept } = keepFile(stream, most, place, received);
    const at = entries.push([name, ""]) - 1;
    const whole = kept.then(async () => {
      entries[at] = [name, new File(await file.parts(), fileName ?? "", { type })];
    });
    whole.catch((error: unknown) => fail(error instanceof BodyError ? error : new BodyError("unreadable")));
    files.push(file);
    streams.push(stream);
    coming.push(whole);
  });
  const dispose = async () => {
    for (const stream of streams) stream.destroy();
    await Promise.allSettled(coming);
    await Promise.all(files.map((file) => file.dispose()));
  };
  return { entries, whole: () => Promise.all(coming), dispose };
}

function parserOf(request: Request, limits: BodyLimits): Parser {
  const type = request.headers.get("content-type") ?? "";
  try {
    return new Busboy({ headers: { "content-type": type }, limits: { ...counts, fieldSize: limits.bytes } });
  } catch {
    // It names no boundary.
    throw new BodyError("unreadable");
  }
}

/**
 * Reads a multipart body piece by piece: parts counted, texts bounded together, files that nobody asked for passed over.
 * @throws BodyError
 */
export async function readMultipart(request: Request, limits: BodyLimits, place: BodyPlace): Promise<ReadForm> {
  const busboy = parserOf(request, limits);
  const failing = Promise.withResolvers<never>();
  failing.promise.catch(() => {});
  const fail = (error: BodyError) => failing.reject(error);
  let received = 0;
  const form = collect(busboy, { limits, place, received: () => received, fail });
  for (const event of ["partsLimit", "fieldsLimit"] as const) busboy.on(event, () => fail(new BodyError("too-large")));
  busboy.on("error", () => fail(new BodyError("unreadable")));
  const feed = async () => {
    for await (const chunk of bodyChunks(request, mostBytes(limits), failing.promise)) {
      received += chunk.byteLength;
      const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
      if (!busboy.write(bytes)) await Promise.race([once(busboy, "drain"), failing.promise]);
    }
    const finished = once(busboy, "finish");
    busboy.end();
    await Promise.race([finished, failing.promise]);
    await Promise.race([form.whole(), failing.promise]);
  };
  try {
    await feed();
    return form;
  } catch (error) {
    await form.dispose();
    throw error;
  }
}
