import { fstatSync, write, writeSync } from "node:fs";

const NEWLINE = 10;
/** Characters that may wait; lines beyond are dropped. */
const MOST_WAITING = 256 * 1024;
/** How long a failed write is not tried again; how soon a reader that is behind is. */
const REST_MS = 1_000;
const BUSY_MS = 100;
/** How long a process that ends waits for a reader that is behind. */
const LAST_MS = 500;

/**
 * Log lines on their way to a file descriptor that may be full, closed, or a pipe that nobody reads. Writing never
 * waits and never throws: what does not go is dropped and counted, and the first that goes again says how many.
 */
export class LogOutput {
  #fd: number;
  #waiting: string[] = [];
  #length = 0;
  #isBusy = false;
  #dropped = 0;
  #droppedTold = 0;
  /** The last write broke a line off. */
  #isMidLine = false;
  /** Lines that a slow reader has not read yet. */
  #refused: Buffer | null = null;

  /** @param fd of the process's own, such as 1, standard output */
  constructor(fd: number) {
    this.#fd = fd;
    // A pipe that Node has opened refuses at once (EAGAIN) instead of holding the thread that writes, even at the end.
    if (fd === 1 && isPipe(fd)) void process.stdout;
    process.once("exit", () => this.#writeLast());
  }

  /** Lines that were dropped since the process began. */
  get dropped(): number {
    return this.#dropped;
  }

  /** @param line with its newline */
  write(line: string): void {
    if (this.#length + line.length > MOST_WAITING) this.#dropped++;
    else {
      this.#waiting.push(line);
      this.#length += line.length;
    }
    if (!this.#isBusy) this.#writeWaiting();
  }

  #takeWaiting(): Buffer {
    const notice = this.#dropped > this.#droppedTold ? droppedLine(this.#dropped - this.#droppedTold) : "";
    this.#droppedTold = this.#dropped;
    const text = (this.#isMidLine ? "\n" : "") + notice + this.#waiting.join("");
    this.#waiting = [];
    this.#length = 0;
    return Buffer.from(text);
  }

  #writeWaiting(): void {
    this.#isBusy = this.#waiting.length > 0;
    if (this.#isBusy) this.#write(this.#takeWaiting());
  }

  #write(bytes: Buffer): void {
    this.#refused = null;
    write(this.#fd, bytes, (error, written) => {
      if (error?.code === "EAGAIN") this.#tryAgain(bytes);
      else if (error) this.#drop(bytes);
      else this.#goOn(bytes, written);
    });
  }

  #tryAgain(bytes: Buffer): void {
    this.#refused = bytes;
    setTimeout(() => this.#write(bytes), BUSY_MS).unref();
  }

  #goOn(bytes: Buffer, written: number): void {
    if (written > 0) this.#isMidLine = bytes[written - 1] !== NEWLINE;
    if (written < bytes.length) this.#write(bytes.subarray(written));
    else this.#writeWaiting();
  }

  #drop(bytes: Buffer): void {
    this.#dropped += bytes.reduce((lines, byte) => lines + (byte === NEWLINE ? 1 : 0), 0);
    setTimeout(() => this.#writeWaiting(), REST_MS).unref();
  }

  /** Flushes the remaining lines when the process ends, for a moment at most. */
  #writeLast(): void {
    const until = performance.now() + LAST_MS;
    let bytes = Buffer.concat([this.#refused ?? Buffer.alloc(0), this.#takeWaiting()]);
    while (bytes.length > 0 && performance.now() < until) {
      try {
        bytes = bytes.subarray(writeSync(this.#fd, bytes));
      } catch (error) {
        if (!isBusy(error)) return;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
      }
    }
  }
}

function droppedLine(lines: number): string {
  return `${JSON.stringify({ level: "warn", time: new Date().toISOString(), lines, msg: "log lines dropped" })}\n`;
}

function isPipe(fd: number): boolean {
  try {
    const found = fstatSync(fd);
    return found.isFIFO() || found.isSocket();
  } catch {
    return false;
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EAGAIN";
}

/** Standard output, one for all logs of the process. */
export const standardOutput = new LogOutput(1);
