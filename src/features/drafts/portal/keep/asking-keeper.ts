import type { DraftData, DraftSchemas, LocalDraft } from "./draft-data.schema.ts";
import { type ConflictStrategy, DraftKeeper, type KeeperParts } from "./draft-keeper.ts";
import type { Keeper } from "./keeper.ts";

/** The base of a form's changes, as stored: its values, null where nobody knows them, and its version. */
export interface Begun<Values> {
  values: Values | null;
  version: number;
}

interface AskingParts<Values> extends Omit<KeeperParts<DraftData<Values>>, "schema" | "conflicts"> {
  schemas: DraftSchemas<Values>;
  owner: string;
  /** The server's current copy; version 0 where it has none. */
  begun: () => Begun<Values>;
  /** What else waits in this browser goes with the draft. */
  onDrop?: () => Promise<unknown>;
}

/** Keeps a form of which two devices may have drafts: the person decides which of them continues. */
export interface AskingKeeper<Values> extends Keeper<Values> {
  /** The person's own draft continues from `version`, whatever else was there. */
  insist: (version: number) => void;
  /** The other device's draft continues; ours is forgotten. */
  follow: (version: number) => void;
}

/** A draft's data as it is at this moment. */
export function getDraft<Values>(values: Values, { values: base, version }: Begun<Values>): DraftData<Values> {
  return { values, base, profileVersion: version, savedAt: new Date().toISOString() };
}

/** Nothing is sent, once another device has changed the draft, until the person has decided. */
function askFirst<Values>(owner: string): ConflictStrategy<DraftData<Values>> {
  return {
    typing: { pause: 700, most: 1_500 },
    meet: () => "ask",
    keptOf: (data, { version, sentAt }): LocalDraft<Values> => ({ owner, data, follows: version, sent: sentAt }),
  };
}

export function askingKeeper<Values>(parts: AskingParts<Values>): AskingKeeper<Values> {
  const { schemas, owner, begun, onDrop, ...rest } = parts;
  const keeper = new DraftKeeper<DraftData<Values>>({ ...rest, schema: schemas.server, conflicts: askFirst(owner) });
  return {
    change(values) {
      const data = getDraft(values, begun());
      keeper.change(() => data);
    },
    insist: (version) => keeper.insist(version),
    follow: (version) => keeper.follow(version),
    async drop() {
      // What is typed from here on is another draft.
      keeper.follow((await keeper.drop(onDrop)) ? 0 : undefined);
    },
    open: () => keeper.open(),
    state: keeper.state,
    subscribe: keeper.subscribe,
  };
}
