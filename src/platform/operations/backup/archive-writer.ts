import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { constants, createZstdCompress } from "node:zlib";
import { createTarPacker } from "modern-tar";

const { ZSTD_c_checksumFlag, ZSTD_c_compressionLevel } = constants;
const params = { [ZSTD_c_checksumFlag]: 1, [ZSTD_c_compressionLevel]: 3 };

/** An archive that is being written: tar within zstd, in `<file>.part` until it is whole. */
export class ArchiveWriter {
  readonly #file: string;
  readonly #hash = createHash("sha256");
  readonly #packer = createTarPacker();
  readonly #written: Promise<void>;
  #bytes = 0;

  constructor(file: string) {
    this.#file = file;
    const out = createWriteStream(this.#part, { flags: "wx", mode: 0o600 });
    this.#written = pipeline(
      this.#packer.readable,
      createZstdCompress({ params }),
      (zipped: AsyncIterable<Buffer>) => this.#counted(zipped),
      out,
    );
    // It is looked at in `finish`; until then a fault shows where something is added.
    this.#written.catch(() => {});
  }

  async add(name: string, bytes: Uint8Array): Promise<void> {
    await this.#addChunks(name, bytes.byteLength, [bytes]);
  }

  /** Adds what lies on the disk, read while it is written. @param size in bytes, exactly */
  async addFromDisk(name: string, path: string, size: number): Promise<void> {
    const chunks: AsyncIterable<Buffer> = createReadStream(path, { highWaterMark: 256 * 1024 });
    await this.#addChunks(name, size, chunks);
  }

  /** Ends it, and gives it its name once it is on the disk. */
  async finish(): Promise<{ bytes: number; sha256: string }> {
    this.#packer.controller.finalize();
    await this.#written;
    const file = await open(this.#part, "r+");
    await file.sync();
    await file.close();
    await rename(this.#part, this.#file);
    return { bytes: this.#bytes, sha256: this.#hash.digest("hex") };
  }

  /** Takes away what was written. */
  async abandon(): Promise<void> {
    this.#packer.controller.error(new Error("The archive is not finished."));
    await this.#written.catch(() => {});
    await rm(this.#part, { force: true });
  }

  get #part(): string {
    return `${this.#file}.part`;
  }

  async #addChunks(
    name: string,
    size: number,
    chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  ): Promise<void> {
    const body = this.#packer.controller.add({ name, size, type: "file", mode: 0o600 }).getWriter();
    for await (const chunk of chunks) if (chunk.byteLength > 0) await body.write(chunk);
    await body.close();
  }

  async *#counted(zipped: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of zipped) {
      this.#hash.update(chunk);
      this.#bytes += chunk.byteLength;
      yield chunk;
    }
  }
}
