import { hash, verify } from "@node-rs/argon2";
import { atOnce, type TakeTurn } from "../limits/at-once.ts";

/** `busy`: too many hashes wait already; answer 503 with this `Retry-After`, in seconds. */
export type Busy = { readonly status: "busy"; readonly retryAfter: number };
export type Hashed = { readonly status: "hashed"; readonly hash: string } | Busy;
export type Verified = { readonly status: "right" } | { readonly status: "wrong" } | Busy;

export interface Passwords {
  hashPassword(password: string): Promise<Hashed>;
  /** @param hash null for an account that is not there: takes as long and is wrong (promise 3) */
  verifyPassword(hash: string | null, password: string): Promise<Verified>;
}

/** argon2id, the library's default, with OWASP's least (promise 1, ASVS 5.0 11.4.2). Memory in KiB. */
export const argon2Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The hash of random bytes that were thrown away: nobody's password, checked where there is no account. */
export const nobodysHash =
  "$argon2id$v=19$m=19456,t=2,p=1$t37xD4je0SjRPshNcHDXcQ$gaAWrK366z05hKhNRKU02RubVhnEy/00UXx/GrnZ934";

const busy: Busy = { status: "busy", retryAfter: 1 };

/** @param takeTurn bounds how many hashes run and wait at once: each takes a core's 25 ms and 19 MiB */
export function createPasswords(takeTurn: TakeTurn): Passwords {
  return {
    async hashPassword(password) {
      const turn = await takeTurn(() => hash(normalised(password), argon2Cost));
      return turn.status === "busy" ? busy : { status: "hashed", hash: turn.value };
    },
    async verifyPassword(stored, password) {
      const turn = await takeTurn(() => verify(stored ?? nobodysHash, normalised(password)));
      if (turn.status === "busy") return busy;
      return { status: turn.value && stored !== null ? "right" : "wrong" };
    },
  };
}

/** The process's own: two at once beside the event loop, some more than a second's worth waiting. */
export const hashing = atOnce({ running: 2, waiting: 64 });
export const { hashPassword, verifyPassword } = createPasswords(hashing);

/** One password, however the keyboard composes its letters (wire, "Unknown body fields"); never trimmed. */
function normalised(password: string): string {
  return password.normalize("NFC");
}
