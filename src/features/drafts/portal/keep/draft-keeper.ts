import type { z } from "zod";
import type { Api, Sent } from "../../../../contract/client.ts";
import { removeKept, writeKept } from "../../../../contract/device-store.ts";
import { isSignedOut } from "../../../../contract/page-owner.ts";
import { dropDraft, readDraft, saveDraft } from "../drafts.calls.ts";
import type { ServerData } from "./draft-data.schema.ts";
import { type DraftState, keptState } from "./keeper.ts";
import { observable, type Pause, typingPause, watchPage } from "./timing.ts";

/**
 * How far the server has it: the version that the draft continues from, and `savedAt` of what was sent last, perhaps
 * unanswered.
 */
interface StoredState {
  version: number;
  sentAt: string | null;
}

/** State of a draft that changed elsewhere: wait until the person decides, or continue from it. */
type Met = "ask" | "go-on" | { gone: Promise<boolean> };

/** Functions that differ between forms. */
export interface ConflictStrategy<Data> {
  typing: Pause;
  /** The server has another draft than the one that ours continues from. */
  meet(theirs: ServerData<Data>, sentAt: string | null): Met;
  /** A draft as this browser keeps it while the server does not have it. */
  keptOf(data: Data, state: StoredState): unknown;
  /** True where it is kept here while it is sent, too. */
  keepsWhileSending?: boolean;
  /** False where what lies in this browser is another tab's. */
  isOwnKept?(): boolean;
  /** Before it is kept here or sent: what another tab keeps here would be written over. */
  beforeKeeping?(version: number): void;
  saved?(data: Data): void;
}

export interface KeeperParts<Data> {
  /** Of the form (wire, "form/draft"). */
  name: string;
  schema: z.ZodType<ServerData<Data>>;
  api: Api;
  /** The same API for what nobody pressed: who has it looks at the server again by himself. */
  quietApi?: Api;
  /** The same API for a page that is about to end. */
  lastApi: Api;
  /** Of the draft that was read, 0 when there was none. */
  draftVersion: number;
  /** When that draft was kept; null without one. */
  keptAt: Date | null;
  conflicts: ConflictStrategy<Data>;
}

/** Something typed that the server does not have yet; another object with each change. */
interface Unsent<Data> {
  read: () => Data;
}

const retryMs = 10_000;

/** Under which this browser keeps the draft of a form. */
export const toKey = ({ name }: { name: string }) => `draft:${name}`;

/** Keeps the draft of a form on the server; in this browser while the server does not have it. */
export class DraftKeeper<Data extends { savedAt: string }> {
  readonly #parts: KeeperParts<Data>;
  readonly #conflicts: ConflictStrategy<Data>;
  readonly #state;
  readonly #typing;
  #version: number;
  #unsent: Unsent<Data> | undefined;
  #sentAt: string | null = null;
  #sending: Promise<void> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: KeeperParts<Data>) {
    this.#parts = parts;
    this.#conflicts = parts.conflicts;
    this.#version = parts.draftVersion;
    this.#state = observable<DraftState<Data>>(keptState(parts.keptAt));
    this.#typing = typingPause(() => this.send(), parts.conflicts.typing);
  }

  readonly state = () => this.#state.get();
  readonly subscribe = (listener: () => void) => this.#state.subscribe(listener);

  /** @param read what is to be kept, asked for when it is sent */
  change(read: () => Data): void {
    this.#unsent = { read };
    const { status } = this.state();
    if (status !== "saving" && status !== "conflict") this.#state.set({ status: "saving" });
    this.#typing.restart();
  }

  /** Sends what the server does not have yet, at once. */
  send(over: Api = this.#parts.api): void {
    clearTimeout(this.#retry);
    this.#typing.stop();
    if (this.#unsent === undefined || this.#sending !== undefined || this.state().status === "conflict") return;
    this.#state.set({ status: "saving" });
    this.#sending = this.#transfer(over, this.#unsent);
  }

  /** Waits until nothing is under way any more. */
  async settled(): Promise<void> {
    this.send();
    await this.#sending;
  }

  /** The person's own draft continues from `version`, whatever else was there. */
  insist(version: number): void {
    this.#version = version;
    this.#state.set({ status: "saving" });
    this.send();
  }

  /** The draft of that version continues, or what it went on from; ours is forgotten. */
  follow(version = this.#version): void {
    this.#version = version;
    this.#forget();
    this.#state.set({ status: "untouched" });
  }

  /** Takes over what another device saved meanwhile. */
  async refresh(): Promise<void> {
    const { name, schema, quietApi } = this.#parts;
    if (this.#sending !== undefined || quietApi === undefined) return;
    const sent = await quietApi.send(readDraft, { path: { name } });
    if (sent.status === "refused" || this.#sending !== undefined) return;
    const theirs = schema.safeParse(sent.answer.data).data;
    if (theirs !== undefined && theirs.version !== this.#version) this.#meet(theirs);
  }

  /** Forgets the draft everywhere; waits for running requests. @returns false when the server could not be reached */
  async drop(beside: () => Promise<unknown> = async () => {}): Promise<boolean> {
    this.#forget();
    await this.#sending;
    this.#forget();
    await beside();
    const { name, api } = this.#parts;
    return (await api.send(dropDraft, { path: { name } })).status === "accepted";
  }

  /** Listens to the page's end and to the network; returns the way to stop. */
  open(): () => void {
    const { quietApi } = this.#parts;
    const leave = () => this.#leave();
    const again = (over?: Api) => {
      this.send(over);
      void this.refresh();
    };
    // Perhaps signed in again in another tab; nobody pressed anything, so nobody is asked to.
    const seen = quietApi && (() => again(quietApi));
    const stop = watchPage({ leave, back: () => again(), ...(seen && { seen }) });
    return () => {
      stop();
      leave();
      clearTimeout(this.#retry);
    };
  }

  #leave(): void {
    this.#typing.stop();
    this.#keepHere();
    this.send(this.#parts.lastApi);
  }

  #forget(): void {
    this.#typing.stop();
    clearTimeout(this.#retry);
    this.#unsent = undefined;
    removeKept(toKey(this.#parts));
  }

  /** @returns false when there is something to keep and the browser keeps nothing */
  #keepHere(): boolean {
    if (this.#unsent === undefined) return true;
    this.#conflicts.beforeKeeping?.(this.#version);
    return this.#write(this.#unsent.read());
  }

  #write(data: Data): boolean {
    const state = { version: this.#version, sentAt: this.#sentAt };
    return writeKept(toKey(this.#parts), this.#conflicts.keptOf(data, state));
  }

  async #transfer(over: Api, unsent: Unsent<Data>): Promise<void> {
    const { name } = this.#parts;
    this.#conflicts.beforeKeeping?.(this.#version);
    const data = unsent.read();
    this.#sentAt = data.savedAt;
    if (this.#conflicts.keepsWhileSending) this.#write(data);
    const sent = await over.send(saveDraft, { path: { name }, body: { data, version: this.#version } });
    this.#sending = undefined;
    if (sent.status === "accepted") this.#settle(sent.answer.data.version, data, unsent);
    else this.#refused(sent);
  }

  #settle(version: number, data: Data, unsent: Unsent<Data>): void {
    this.#version = version;
    this.#conflicts.saved?.(data);
    if (this.#unsent !== unsent) {
      this.send();
      return;
    }
    this.#unsent = undefined;
    if (this.#conflicts.isOwnKept?.() ?? true) removeKept(toKey(this.#parts));
    this.#state.set({ status: "saved", at: new Date() });
  }

  #refused(sent: Extract<Sent<unknown>, { status: "refused" }>): void {
    const theirs = sent.http === 409 ? this.#parts.schema.safeParse(sent.extra.current).data : undefined;
    if (theirs !== undefined) {
      this.#meet(theirs);
      return;
    }
    const why = isSignedOut(sent) ? "signed-out" : sent.http === 0 ? "offline" : "fault";
    if (why !== "signed-out") this.#retry = setTimeout(() => this.send(), retryMs);
    this.#wait({ status: "in-browser", why });
  }

  #wait(state: DraftState<Data>): void {
    this.#state.set(this.#keepHere() ? state : { status: "lost" });
  }

  #meet(theirs: ServerData<Data>): void {
    const unsent = this.#unsent;
    const met = this.#conflicts.meet(theirs, this.#sentAt);
    if (met === "ask") {
      this.#wait({ status: "conflict", theirs });
      return;
    }
    this.#version = theirs.version;
    if (met !== "go-on") {
      void this.#gone(met.gone);
    } else if (unsent === undefined) {
      // Showing the server's values is no change by this page.
      this.#unsent = undefined;
      this.#typing.stop();
      this.#state.set({ status: "saved", at: new Date() });
    } else {
      this.send();
    }
  }

  /**
   * Sent from elsewhere, there is nothing more to keep; else the draft alone went, and begins again with what is here.
   */
  async #gone(isSentElsewhere: Promise<boolean>): Promise<void> {
    const unsent = this.#unsent;
    if (await isSentElsewhere) this.#forget();
    else if (unsent !== undefined) this.send();
  }
}
