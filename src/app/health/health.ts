import { statfs } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setImmediate as turn, setTimeout as wait } from "node:timers/promises";
import type { Platform } from "../../platform/platform.ts";
import type { Settings } from "../../platform/settings/settings.ts";
import { nothingAllowed, securityHeaders } from "../security-headers.ts";

/** The site's dependencies, and whether each answers. */
export interface Found {
  database: boolean;
  /** The file store answers, and has free space where it is a folder. */
  files: boolean;
  /** False below {@link leastFreeBytes} in DATA_DIR. */
  disk: boolean;
}

/** The last result, without a new request. */
export interface Watch {
  found(): Found;
  stop(): void;
}

const patienceMs = 2_000;
const everyMs = 1_000;
const leastFreeBytes = 100 * 1024 * 1024;

async function late(): Promise<boolean> {
  await wait(patienceMs, undefined, { ref: false });
  // In a busy process the answer may have come and not been looked at yet.
  await turn();
  await turn();
  return false;
}

function answers(question: Promise<unknown>): Promise<boolean> {
  const answered = question.then(
    () => true,
    () => false,
  );
  return Promise.race([answered, late()]);
}

/** Bytes that may still be written in a folder; of one that is not there yet, undefined. */
export async function freeBytes(folder: string): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return undefined;
  }
}

async function hasRoom(folder: string, free: typeof freeBytes): Promise<boolean> {
  const bytes = await free(folder);
  return bytes === undefined || bytes >= leastFreeBytes;
}

type Foundations = Pick<Platform, "database" | "files" | "settings">;

/** Asks the site's dependencies, ahead of every queue for them. */
export async function askFoundations(
  { database, files, settings }: Foundations,
  free: typeof freeBytes = freeBytes,
): Promise<Found> {
  const [isDatabaseThere, areFilesThere, hasFilesRoom, hasDiskRoom] = await Promise.all([
    answers(database.ping()),
    answers(files.check()),
    settings.files.kind === "bucket" || hasRoom(settings.files.folder, free),
    hasRoom(settings.dataDir, free),
  ]);
  return { database: isDatabaseThere, files: areFilesThere && hasFilesRoom, disk: hasDiskRoom };
}

/** Asks once a second, in the background: who asks for health waits for nothing, however busy the process is. */
export async function watchFoundations(ask: () => Promise<Found>, pauseMs = everyMs): Promise<Watch> {
  const stopping = new AbortController();
  let found = await ask();
  const goOn = async () => {
    while (!stopping.signal.aborted) {
      await wait(pauseMs, undefined, { ref: false, signal: stopping.signal }).catch(() => {});
      if (!stopping.signal.aborted) found = await ask();
    }
  };
  void goOn();
  return { found: () => found, stop: () => stopping.abort() };
}

/** Answers a request for `/health/…`; false for any other. */
export type AnswerHealth = (request: IncomingMessage, response: ServerResponse) => boolean;

interface Health extends Pick<Settings, "publicUrl"> {
  found(): Found;
  /** Whether the process has received the signal to stop. */
  isDraining(): boolean;
}

/**
 * `/health/live`: the process runs. `/health/ready`: whether it should get requests, and what of it does not answer.
 * Without the store of files it should: it is the same for all processes, and most pages need none of it.
 */
export function createHealth({ found, isDraining, publicUrl }: Health): AnswerHealth {
  const headers = {
    ...securityHeaders(publicUrl.startsWith("https:")),
    ...{ "content-security-policy": nothingAllowed, "cache-control": "no-store" },
    "content-type": "application/json",
  };
  const ready = () => {
    const now = { ...found(), draining: isDraining() };
    const isReady = now.database && now.disk && !now.draining;
    return { status: isReady ? 200 : 503, body: { status: isReady ? "ready" : "not ready", ...now } };
  };
  const answers = new Map([
    ["/health/live", () => ({ status: 200, body: { status: "live" } })],
    ["/health/ready", ready],
  ]);
  return ({ method, url = "" }, response) => {
    const answer = method === "GET" || method === "HEAD" ? answers.get(url.replace(/\?.*$/s, "")) : undefined;
    if (answer === undefined) return false;
    const { status, body } = answer();
    const text = JSON.stringify(body);
    response.writeHead(status, { ...headers, "content-length": Buffer.byteLength(text) });
    response.end(method === "HEAD" ? undefined : text);
    return true;
  };
}
