type Listener = { on(payload: string): void; again(): void };

/** Who listens to which channel, apart from how the database is told. */
export class Listeners {
  #byChannel = new Map<string, Set<Listener>>();

  /** `first`: the database must be told to listen; `remove()` is true when it may stop. */
  add(channel: string, listener: Listener): { first: boolean; remove(): boolean } {
    const listeners = this.#byChannel.get(channel) ?? new Set();
    this.#byChannel.set(channel, listeners.add(listener));
    return { first: listeners.size === 1, remove: () => this.#remove(channel, listener) };
  }

  channels(): string[] {
    return [...this.#byChannel.keys()];
  }

  tell(channel: string, payload: string): void {
    for (const listener of this.#byChannel.get(channel) ?? []) listener.on(payload);
  }

  tellAgain(): void {
    for (const listeners of this.#byChannel.values()) for (const listener of listeners) listener.again();
  }

  listenSql = (channel: string) => `listen ${quoted(channel)}`;
  unlistenSql = (channel: string) => `unlisten ${quoted(channel)}`;

  #remove(channel: string, listener: Listener): boolean {
    const listeners = this.#byChannel.get(channel);
    if (!listeners?.delete(listener) || listeners.size > 0) return false;
    return this.#byChannel.delete(channel);
  }
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
