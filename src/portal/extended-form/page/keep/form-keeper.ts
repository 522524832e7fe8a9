import type { Api, Sent } from "../../../../contract/client.ts";
import { isSignedOut } from "../../../../contract/page-owner.ts";
import { readKept, removeKept, writeKept } from "../../../resume/draft/device-store.ts";
import { type DraftState, keptState, observable, typingPause, watchPage } from "../../../resume/draft/draft-keeper.ts";
import { dropDraft, readDraft, saveDraft } from "../../../resume/resume.calls.ts";
import { type DeviceDraft, deviceDraft, type FormDraft, type ServerDraft, serverDraft } from "./form-draft.schema.ts";
import { mergeDrafts } from "./merge-drafts.ts";

/** Whose form it is, and where it waits. */
export interface KeptForm {
  name: "flk1" | "flk2";
  owner: number;
}

interface KeeperParts extends KeptForm {
  api: Api;
  /** The same API for what nobody pressed. */
  quietApi: Api;
  /** The same API for a page that is about to end. */
  lastApi: Api;
  server: ServerDraft;
  /** The form as it stands at this moment. */
  read: () => FormDraft;
  /** Shows what another device has changed. */
  show: (draft: FormDraft) => void;
  /** The draft is gone from the server. @returns true when the form was sent from elsewhere, which the page then shows */
  onGone: () => Promise<boolean>;
}

const retryMs = 10_000;

const keyOf = (name: string) => `draft:${name}`;

/** What waits in this browser for this person. */
export function readDeviceDraft({ name, owner }: KeptForm): DeviceDraft | null {
  const kept = readKept(keyOf(name), deviceDraft);
  return kept?.owner === owner ? kept : null;
}

/**
 * Keeps a form while it is filled in: on the server within two seconds, and in this browser until the server has it. What
 * another device saved meanwhile is joined, never overwritten.
 */
export class FormKeeper {
  readonly #parts: KeeperParts;
  readonly #state;
  readonly #typing = typingPause(() => this.send(), { pause: 600, most: 1_200 });
  #base: FormDraft | null;
  #version: number;
  /** Counts changes, so that what was typed while sending is known. */
  #changes = 0;
  #sent = 0;
  /** `savedAt` of what was sent last, perhaps without an answer. */
  #sentAt: string | null = null;
  /** `savedAt` of what this page keeps in this browser: anything else there is another tab's. */
  #keptAt: string | null;
  #sending: Promise<void> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: KeeperParts) {
    this.#parts = parts;
    const { data, version } = parts.server;
    // Where nothing was saved yet, what the resume had filled in is nobody's change.
    this.#base = data ?? parts.read();
    this.#version = version;
    this.#keptAt = readDeviceDraft(parts)?.mine.savedAt ?? null;
    this.#state = observable<DraftState>(keptState(data === null ? null : new Date(data.savedAt)));
  }

  readonly state = () => this.#state.get();
  readonly subscribe = (listener: () => void) => this.#state.subscribe(listener);

  change(): void {
    this.#changes += 1;
    if (this.state().status !== "saving") this.#state.set({ status: "saving" });
    this.#typing.restart();
  }

  /** Sends what the server does not have yet, at once. */
  send(over: Api = this.#parts.api): void {
    clearTimeout(this.#retry);
    this.#typing.stop();
    if (this.#sent === this.#changes || this.#sending !== undefined) return;
    this.#state.set({ status: "saving" });
    this.#sending = this.#transfer(over, this.#changes);
  }

  /** Waits until nothing is under way any more. */
  async settled(): Promise<void> {
    this.send();
    await this.#sending;
  }

  /** Takes over what another device saved meanwhile. */
  async refresh(): Promise<void> {
    if (this.#sending !== undefined) return;
    const { name, quietApi } = this.#parts;
    const sent = await quietApi.send(readDraft, { path: { name } });
    if (sent.status === "refused" || this.#sending !== undefined) return;
    const theirs = serverDraft.safeParse(sent.answer.data).data;
    if (theirs !== undefined && theirs.version !== this.#version) this.#meet(theirs);
  }

  /** Forgets the draft here and on the server. */
  async drop(): Promise<void> {
    this.#typing.stop();
    clearTimeout(this.#retry);
    await this.#sending;
    this.#sent = this.#changes;
    const { name, api } = this.#parts;
    removeKept(keyOf(name));
    await api.send(dropDraft, { path: { name } });
  }

  /** Listens to the page's end and to the network; returns the way to stop. */
  open(): () => void {
    const leave = () => {
      this.#keepHere();
      this.send(this.#parts.lastApi);
    };
    const back = () => {
      this.send();
      void this.refresh();
    };
    const shown = () => {
      if (document.visibilityState !== "visible") return;
      // Perhaps signed in again in another tab; nobody pressed anything, so nobody is asked to.
      this.send(this.#parts.quietApi);
      void this.refresh();
    };
    const stop = watchPage(leave, back);
    document.addEventListener("visibilitychange", shown);
    return () => {
      stop();
      document.removeEventListener("visibilitychange", shown);
      leave();
      clearTimeout(this.#retry);
    };
  }

  /** @returns false when there is something to keep and the browser keeps nothing */
  #keepHere(): boolean {
    if (this.#sent === this.#changes) return true;
    this.#joinOtherTab();
    return this.#write(this.#parts.read());
  }

  /** What another tab keeps here would be written over: it is joined first, as another device's is. */
  #joinOtherTab(): void {
    const { read, show } = this.#parts;
    const other = readDeviceDraft(this.#parts);
    if (other === null || other.mine.savedAt === this.#keptAt) return;
    this.#keptAt = other.mine.savedAt;
    const base = other.version > this.#version ? this.#base : other.base;
    show(mergeDrafts(base, read(), other.mine));
  }

  #write(mine: FormDraft): boolean {
    const { name, owner } = this.#parts;
    this.#keptAt = mine.savedAt;
    const kept: DeviceDraft = { owner, mine, base: this.#base, version: this.#version, sentAt: this.#sentAt };
    return writeKept(keyOf(name), kept);
  }

  #forgetHere(): void {
    if (readDeviceDraft(this.#parts)?.mine.savedAt === this.#keptAt) removeKept(keyOf(this.#parts.name));
  }

  async #transfer(over: Api, changes: number): Promise<void> {
    const { name, read } = this.#parts;
    this.#joinOtherTab();
    const data = read();
    this.#sentAt = data.savedAt;
    this.#write(data);
    const sent = await over.send(saveDraft, { path: { name }, body: { data, version: this.#version } });
    this.#sending = undefined;
    if (sent.status === "accepted") this.#settle(sent.answer.data.version, data, changes);
    else this.#refused(sent);
  }

  #settle(version: number, data: FormDraft, changes: number): void {
    this.#version = version;
    this.#base = data;
    this.#sent = changes;
    if (changes === this.#changes) {
      this.#forgetHere();
      this.#state.set({ status: "saved", at: new Date() });
    } else {
      this.send();
    }
  }

  #refused(sent: Extract<Sent<unknown>, { status: "refused" }>): void {
    const theirs = sent.http === 409 ? serverDraft.safeParse(sent.extra.current).data : undefined;
    if (theirs !== undefined) {
      this.#meet(theirs);
      return;
    }
    const why = isSignedOut(sent) ? "signed-out" : sent.http === 0 ? "offline" : "fault";
    if (why !== "signed-out") this.#retry = setTimeout(() => this.send(), retryMs);
    this.#state.set(this.#keepHere() ? { status: "in-browser", why } : { status: "lost" });
  }

  #meet(theirs: ServerDraft): void {
    const { read, show } = this.#parts;
    const isChangedHere = this.#sent !== this.#changes;
    const isOwn = theirs.data !== null && theirs.data.savedAt === this.#sentAt;
    if (isOwn) this.#base = theirs.data;
    const next = theirs.data === null ? null : mergeDrafts(this.#base, read(), theirs.data);
    this.#base = theirs.data;
    this.#version = theirs.version;
    if (next === null) {
      void this.#gone();
      return;
    }
    show(next);
    if (isChangedHere) {
      this.#changes += 1;
      this.send();
      return;
    }
    // Showing what the server has is no change of ours.
    this.#sent = this.#changes;
    this.#typing.stop();
    this.#state.set({ status: "saved", at: new Date() });
  }
  /** Sent from elsewhere, there is nothing more to keep; else the draft alone went, and begins anew with what is here. */
  async #gone(): Promise<void> {
    const isUnsent = this.#sent !== this.#changes;
    if (!(await this.#parts.onGone())) {
      if (isUnsent) this.send();
      return;
    }
    this.#typing.stop();
    clearTimeout(this.#retry);
    this.#sent = this.#changes;
    removeKept(keyOf(this.#parts.name));
  }
}
