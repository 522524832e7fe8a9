import type { Api, Sent } from "../../../contract/client.ts";
import { isSignedOut } from "../../../contract/page-owner.ts";
import type { DraftAnswer } from "../drafts/draft.schema.ts";
import { dropDraft, saveDraft } from "../resume.calls.ts";
import { removeKept, writeKept } from "./device-store.ts";
import type { DraftData, DraftSchemas, LocalDraft } from "./draft-data.schema.ts";
import {
  type Begun,
  type DraftKeeper,
  type DraftState,
  draftOf,
  keptState,
  observable,
  typingPause,
  watchPage,
} from "./draft-keeper.ts";

interface ServerKeeperParts<Values> {
  /** Of the form (wire, "form/draft"). */
  name: string;
  schemas: DraftSchemas<Values>;
  api: Api;
  /** The same API for a page that is about to end. */
  lastApi: Api;
  owner: string;
  /** What is being changed, at this moment; version 0 where it has none. */
  begun: () => Begun<Values>;
  /** Of the draft that was read, 0 when there was none. */
  draftVersion: number;
  /** When that draft was kept; null without one. */
  keptAt: Date | null;
  /** What else waits in this browser goes with the draft. */
  onDrop?: () => Promise<unknown>;
}

type Refused = Extract<Sent<DraftAnswer>, { status: "refused" }>;

const retryMs = 10_000;

/** Under which this browser keeps the draft of a form. */
export const keyOf = ({ name }: { name: string }) => `draft:${name}`;

function stateAfter<Values>(sent: Refused, { server }: DraftSchemas<Values>): DraftState<Values> {
  if (sent.http === 409) {
    const theirs = server.safeParse(sent.extra.current).data;
    return theirs ? { status: "conflict", theirs } : { status: "in-browser", why: "fault" };
  }
  if (isSignedOut(sent)) return { status: "in-browser", why: "signed-out" };
  return { status: "in-browser", why: sent.http === 0 ? "offline" : "fault" };
}

/** Keeps the draft of a form on the server; in this browser while the server cannot be reached. */
export class ServerKeeper<Values> implements DraftKeeper<Values> {
  readonly #parts: ServerKeeperParts<Values>;
  readonly #state;
  readonly #typing = typingPause(() => this.#send(), { pause: 700, most: 1_500 });
  #version: number;
  /** What the server does not have yet. */
  #latest: DraftData<Values> | undefined;
  /** `savedAt` of what was sent last, perhaps without an answer. */
  #sent: string | null = null;
  #sending: Promise<void> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: ServerKeeperParts<Values>) {
    this.#parts = parts;
    this.#version = parts.draftVersion;
    this.#state = observable<DraftState<Values>>(keptState(parts.keptAt));
  }

  readonly state = () => this.#state.get();
  readonly subscribe = (listener: () => void) => this.#state.subscribe(listener);

  change(values: Values): void {
    this.#latest = draftOf(values, this.#parts.begun());
    if (this.state().status !== "conflict") this.#state.set({ status: "saving" });
    this.#typing.restart();
  }

  insist(version: number): void {
    this.#version = version;
    this.#state.set({ status: "saving" });
    this.#send();
  }

  follow(version: number): void {
    this.#version = version;
    this.#forget();
    this.#state.set({ status: "untouched" });
  }

  async drop(): Promise<void> {
    this.#forget();
    await this.#sending;
    this.#forget();
    const { name, api, onDrop } = this.#parts;
    await onDrop?.();
    const dropped = await api.send(dropDraft, { path: { name } });
    if (dropped.status === "accepted") this.#version = 0;
    this.#state.set({ status: "untouched" });
  }

  open(): () => void {
    const stop = watchPage(
      () => this.#leave(),
      () => this.#send(),
    );
    return () => {
      stop();
      this.#leave();
      clearTimeout(this.#retry);
    };
  }

  #forget(): void {
    this.#typing.stop();
    clearTimeout(this.#retry);
    this.#latest = undefined;
    removeKept(keyOf(this.#parts));
  }

  /** @returns false when there is something to keep and the browser keeps nothing */
  #keepHere(): boolean {
    if (this.#latest === undefined) return true;
    const { owner } = this.#parts;
    const kept: LocalDraft<Values> = { owner, data: this.#latest, follows: this.#version, sent: this.#sent };
    return writeKept(keyOf(this.#parts), kept);
  }

  #leave(): void {
    this.#typing.stop();
    this.#keepHere();
    this.#send(this.#parts.lastApi);
  }

  #send(over: Api = this.#parts.api): void {
    clearTimeout(this.#retry);
    if (this.#latest === undefined || this.#sending !== undefined || this.state().status === "conflict") return;
    this.#state.set({ status: "saving" });
    this.#sending = this.#transfer(over, this.#latest);
  }

  async #transfer(over: Api, data: DraftData<Values>): Promise<void> {
    const { name, schemas } = this.#parts;
    this.#sent = data.savedAt;
    const sent = await over.send(saveDraft, { path: { name }, body: { data, version: this.#version } });
    this.#sending = undefined;
    if (sent.status === "accepted") this.#settle(sent.answer.data.version, data);
    else this.#wait(stateAfter(sent, schemas));
  }

  #settle(version: number, data: DraftData<Values>): void {
    this.#version = version;
    if (this.#latest === data) {
      this.#forget();
      this.#state.set({ status: "saved", at: new Date() });
    } else {
      this.#send();
    }
  }

  #wait(next: DraftState<Values>): void {
    const isKept = this.#keepHere();
    if (next.status === "in-browser" && next.why !== "signed-out") {
      this.#retry = setTimeout(() => this.#send(), retryMs);
    }
    this.#state.set(isKept ? next : { status: "lost" });
  }
}
