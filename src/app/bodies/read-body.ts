import { once } from "node:events";
import type { Readable } from "node:stream";
import { Busboy } from "@fastify/busboy";
import { type BodyLimits, mostBytes, mostFields, smallBody } from "../../contract/body-limits.ts";
import { BrokenTextError, cleanText } from "../../contract/clean-text.ts";
import { findJsonFault, type ReadBody } from "../../contract/read-query.ts";
import type { Holding } from "../../platform/limits/byte-budget.ts";
import { BodyError, bodyChunks } from "./body-chunks.ts";
import { type BodyPlace, type KeptFile, keepFile } from "./keep-file.ts";

/** A form's fields in their order. After `dispose` no file of it can be read. */
interface ReadForm {
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

function createParser(request: Request, limits: BodyLimits): Parser {
  const type = request.headers.get("content-type") ?? "";
  try {
    return new Busboy({ headers: { "content-type": type }, limits: { ...counts, fieldSize: limits.bytes } });
  } catch {
    // It names no boundary.
    throw new BodyError("unreadable");
  }
}

/**
 * Reads a multipart body piece by piece: parts counted, texts bounded together, files that nobody asked for passed
 * over.
 * @throws BodyError
 */
async function readMultipart(request: Request, limits: BodyLimits, place: BodyPlace): Promise<ReadForm> {
  const busboy = createParser(request, limits);
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

const never = new Promise<never>(() => {});

/** Room for a body that is held in memory whole. A small one is no more than what a connection holds on its own. */
function takeRoom(request: Request, limits: BodyLimits, { room, network }: BodyPlace): Holding | null {
  if (limits.bytes <= smallBody.bytes) return null;
  const announced = Number(request.headers.get("content-length") ?? limits.bytes);
  const holding = room.memory.open(network);
  if (!holding.take(Math.min(announced, limits.bytes) || limits.bytes)) throw new BodyError("busy");
  return holding;
}

async function getText(request: Request, limits: BodyLimits): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of bodyChunks(request, limits.bytes, never)) parts.push(part);
  return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(parts));
}

const forms = { multipart: /^multipart\/form-data/i, fields: /^application\/x-www-form-urlencoded/i } as const;

function fieldsIn(text: string): ReadForm["entries"] {
  let count = 1;
  for (let at = text.indexOf("&"); at >= 0; at = text.indexOf("&", at + 1)) count += 1;
  if (count > mostFields) throw new BodyError("too-large");
  return [...new URLSearchParams(text)];
}

/** The fields of a form as they came, whichever of the two kinds; null for what is no form. */
async function formIn(request: Request, limits: BodyLimits, place: BodyPlace): Promise<ReadForm | null> {
  const type = request.headers.get("content-type") ?? "";
  if (forms.multipart.test(type)) return readMultipart(request, limits, place);
  if (!forms.fields.test(type)) return null;
  return { entries: fieldsIn(await getText(request, limits)), dispose: async () => {} };
}

/** Runs the reading within its memory budget, which is released after use. */
async function within<Body>(
  { request, limits, place }: Reading,
  read: () => Promise<{ body: Body; dispose(): Promise<void> }>,
): Promise<ReadBody<Body>> {
  let holding: Holding | null = null;
  try {
    holding = takeRoom(request, limits, place);
    const { body, dispose } = await read();
    const releaseAll = async () => {
      holding?.release();
      await dispose();
    };
    return { status: "read", body, dispose: releaseAll };
  } catch (error) {
    holding?.release();
    return { status: error instanceof BodyError ? error.fault : "unreadable" };
  }
}

interface Reading {
  request: Request;
  limits: BodyLimits;
  place: BodyPlace;
}

/** Fields of a form that are JSON inside. */
const jsonFields: readonly string[] = ["data", "answers"];

function parsed(text: string): unknown {
  const fault = findJsonFault(text);
  if (fault !== null) throw new BodyError(fault === "too-deep" ? "unreadable" : "too-large");
  return JSON.parse(text);
}

/** A field may have any name, `__proto__` too, which must stay a name; the last of a name counts. */
function toBody(entries: ReadForm["entries"]): Record<string, unknown> {
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      typeof value === "string" && jsonFields.includes(name) ? parsed(value) : value,
    ]),
  );
}

/** A body's own type where it is neither a form's nor JSON's; a client that names none sends JSON. */
const otherType = /^(?!application\/([\w.-]+\+)?json\b)./i;

async function getJson(request: Request, limits: BodyLimits, isTyped: boolean): Promise<object> {
  const text = await getText(request, limits);
  if (isTyped && text !== "" && otherType.test(request.headers.get("content-type") ?? ""))
    throw new BodyError("wrong-type");
  return jsonIn(text);
}

function jsonIn(text: string): object {
  const body: unknown = text.trim() === "" ? {} : parsed(text);
  if (typeof body !== "object" || body === null || Array.isArray(body)) throw new BrokenTextError();
  return body;
}

/**
 * Reads a call's body as JSON or form, whichever its type says, within its limits; `data` and `answers` of a form are
 * JSON inside. Its texts are clean. One that breaks off is unreadable.
 * @param isTyped whether a body that calls itself by another type is refused; else it is read as JSON
 */
export async function readBody(
  request: Request,
  limits: BodyLimits,
  place: BodyPlace,
  isTyped = false,
): Promise<ReadBody> {
  return within({ request, limits, place }, async () => {
    const form = await formIn(request, limits, place);
    const body = form ? toBody(form.entries) : await getJson(request, limits, isTyped);
    const dispose = form?.dispose ?? (async () => {});
    return { body: cleanText(body, limits.keepsLongTexts === true), dispose };
  });
}

/** Reads what a page's form sent, within its limits. */
export async function readForm(request: Request, limits: BodyLimits, place: BodyPlace): Promise<ReadBody<FormData>> {
  return within({ request, limits, place }, async () => {
    const read = await formIn(request, limits, place);
    const form = new FormData();
    for (const [name, value] of read?.entries ?? []) form.append(name, value);
    return { body: form, dispose: read?.dispose ?? (async () => {}) };
  });
}
