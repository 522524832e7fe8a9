import { afterEach, beforeEach, vi } from "vitest";
import { type Api, apiOver } from "../../src/contract/client.ts";

interface Draft<Data> {
  data: Data | null;
  version: number;
}

/** A page's request; its data is that of the page under test. */
function isPut<Data>(sent: unknown): sent is { data: Data; version: number } {
  return typeof sent === "object" && sent !== null && "data" in sent && "version" in sent;
}

/** A server that keeps one draft as ours does; `instead` stands in for it. */
export class DraftServer<Data> {
  draft: Draft<Data> = { data: null, version: 0 };
  /** The accepted requests, in order. */
  readonly puts: { data: Data; version: number }[] = [];
  instead: (() => Promise<Response>) | undefined;

  readonly api: Api = apiOver(async (_path, init) => {
    if (this.instead) return this.instead();
    if (init.method === "DELETE") this.draft = { data: null, version: 0 };
    if (init.method !== "PUT") return this.#told();
    const put: unknown = JSON.parse(String(init.body));
    if (!isPut<Data>(put)) throw new Error("A draft was sent that is none.");
    if (put.version !== this.draft.version) {
      const refusal = { acknowledge: 0, code: "version-conflict", message: "", current: this.draft };
      return Response.json(refusal, { status: 409 });
    }
    this.puts.push(put);
    this.draft = { data: put.data, version: put.version + 1 };
    return this.#told();
  });

  /** Lets every request fail as it does without a network, until `instead` is taken away. */
  goOffline(): void {
    this.instead = () => Promise.reject(new TypeError("The network failed."));
  }

  #told(): Response {
    return Response.json({ acknowledge: 1, data: { ...this.draft, updatedAt: null } });
  }
}

/** For the tests of a file: a clock that moves on request, and a browser that keeps its storage until the test ends. */
export function inFakeBrowser(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    const drafts = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => drafts.get(key) ?? null,
      setItem: (key: string, value: string) => drafts.set(key, value),
      removeItem: (key: string) => drafts.delete(key),
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
