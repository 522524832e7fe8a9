import { connect, type Socket } from "node:net";
import type { ClamdAddress } from "../settings/clamd-address.ts";

/** A scan takes well below a second; who waits longer meets a scanner without time. */
const patienceMs = 10_000;

/** clamd's own `StreamMaxLength` is 25 MB at least; nothing that we keep is so large. */
const mostBytes = 25 * 1024 * 1024;
const chunkBytes = 64 * 1024;

/** Of an answer such as "stream: Win.Test.EICAR_HDB-1 FOUND"; longer is none of clamd's. */
const longestAnswer = 1_024;

export type Scanned =
  | { status: "clean" }
  /** `signature` is clamd's name of what it found. */
  | { status: "found"; signature: string }
  /** It did not answer, or not as it should: the file is not scanned. */
  | { status: "away"; fault: Error };

/** A virus scanner beside the site. */
export interface VirusScanner {
  scan(bytes: Uint8Array): Promise<Scanned>;
  /** null when it answers, else what is wrong. */
  check(): Promise<Error | null>;
}

/**
 * Sends a command and reads the answer up to its NUL (clamd(8), "COMMANDS"). @throws Error within {@link patienceMs}
 */
function ask(address: ClamdAddress, send: (socket: Socket) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(address);
    const late = setTimeout(() => socket.destroy(new Error("clamd took too long.")), patienceMs);
    let text = "";
    socket.setEncoding("latin1");
    socket.on("data", (part: string) => {
      text += part;
      if (text.length > longestAnswer) socket.destroy(new Error("clamd's answer is too long."));
      else if (text.includes("\0")) socket.end();
    });
    socket.on("connect", () => send(socket));
    socket.on("error", reject);
    socket.on("close", () => {
      clearTimeout(late);
      if (text.includes("\0")) resolve(text.slice(0, text.indexOf("\0")));
      else reject(new Error("clamd ended the connection without an answer."));
    });
  });
}

/** Chunks with their length before each, and one of no length at the end. */
function sendStream(socket: Socket, bytes: Uint8Array): void {
  socket.write("zINSTREAM\0");
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    const chunk = bytes.subarray(at, at + chunkBytes);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    socket.write(length);
    socket.write(chunk);
  }
  socket.write(Buffer.alloc(4));
}

const getError = (fault: unknown) => (fault instanceof Error ? fault : new Error(String(fault)));

async function scan(address: ClamdAddress, bytes: Uint8Array): Promise<Scanned> {
  try {
    if (bytes.length > mostBytes) throw new Error("The file is too large for clamd.");
    const answer = await ask(address, (socket) => sendStream(socket, bytes));
    const signature = /^stream: (\S+) FOUND$/.exec(answer)?.[1];
    if (signature !== undefined) return { status: "found", signature };
    if (answer !== "stream: OK") throw new Error(`clamd answered "${answer}".`);
    return { status: "clean" };
  } catch (fault) {
    return { status: "away", fault: getError(fault) };
  }
}

/**
 * ClamAV's daemon by its INSTREAM command: bytes go to it by a socket, and nothing is written.
 * @param onScanned called with the result of each scan
 */
export function createClamd(
  address: ClamdAddress,
  onScanned: (outcome: Scanned["status"]) => void = () => {},
): VirusScanner {
  return {
    async scan(bytes) {
      const scanned = await scan(address, bytes);
      onScanned(scanned.status);
      return scanned;
    },
    async check() {
      try {
        const answer = await ask(address, (socket) => socket.write("zPING\0"));
        return answer === "PONG" ? null : new Error(`clamd answered "${answer}".`);
      } catch (fault) {
        return getError(fault);
      }
    },
  };
}
