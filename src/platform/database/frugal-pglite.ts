import { setFlagsFromString } from "node:v8";
import { PGlite } from "@electric-sql/pglite";
import { serialize } from "pg-protocol";

// A function whose number is not the filter's is compiled without the count that lets it be optimised later.
const OPTIMISES_ALL = "--wasm-tier-up-filter=-1";
const OPTIMISES_NONE = "--wasm-tier-up-filter=0";
const ONE_AT_A_TIME = "--wasm-num-compilation-tasks=1";

const STARTUP_PACKET = 0;

/**
 * PGlite whose SQL parser V8 never optimises. V8 compiles each function of PostgreSQL at its first call and optimises
 * what is called often. That takes up to 90 MB while it lasts, but for the parser, one function of 105 KB, 600 MB; so
 * this one is called for the first time, by a statement without words, while nothing is let to be optimised.
 *
 * A database that is made anew has parsed while it was made; the build brings one that is unpacked. V8 has these flags
 * per process and reads the filter when it compiles: of two opened at the same moment one may have its parser optimised.
 */
export class FrugalPGlite extends PGlite {
  #hasParsed = false;

  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    if (!this.#hasParsed && message[0] !== STARTUP_PACKET) {
      this.#hasParsed = true;
      setFlagsFromString(ONE_AT_A_TIME);
      setFlagsFromString(OPTIMISES_NONE);
      super.execProtocolRawSync(serialize.query(""));
      setFlagsFromString(OPTIMISES_ALL);
    }
    return super.execProtocolRawSync(message);
  }
}
