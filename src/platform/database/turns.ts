import { Unavailable } from "../unavailable.ts";

const longestWaitMs = 15_000;

/** A queue for something that only one may hold at a time. */
export class Turns {
  #taken = false;
  #waiting: (() => void)[] = [];

  get isTaken(): boolean {
    return this.#taken;
  }

  /** How many wait for their turn. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Resolves when it is the caller's turn, with what ends the turn (calling that twice does no harm). */
  async take(): Promise<() => void> {
    if (this.#taken) await this.#wait();
    this.#taken = true;
    let over = false;
    return () => {
      if (over) return;
      over = true;
      this.#next();
    };
  }

  /** Does the work when it is its turn. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    const end = await this.take();
    try {
      return await work();
    } finally {
      end();
    }
  }

  #next(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#taken = false;
  }

  #wait(): Promise<void> {
    return new Promise((resolve, reject) => {
      const turn = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(turn), 1);
        reject(new Unavailable("database", `its only connection was not free within ${longestWaitMs} ms`));
      }, longestWaitMs);
      this.#waiting.push(turn);
    });
  }
}
