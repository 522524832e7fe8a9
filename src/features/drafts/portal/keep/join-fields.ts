import type { ServerData } from "./draft-data.schema.ts";
import type { ConflictStrategy } from "./draft-keeper.ts";

/** The draft in this browser: the typed values, and their base. */
interface DeviceDraft<Data> {
  /** The applicant: another person's draft is never shown. */
  owner: number;
  mine: Data;
  /** As the server had it; as the page began where it had none. */
  base: Data | null;
  version: number;
  /** `savedAt` of what was sent last, perhaps without an answer. */
  sentAt: string | null;
}

interface Joining<Data> {
  owner: number;
  /** The current draft of this person in this browser. */
  readHere: () => DeviceDraft<Data> | null;
  server: ServerData<Data>;
  /** The form as it stands at this moment. */
  read: () => Data;
  /** Shows what another device or tab has changed. */
  show: (draft: Data) => void;
  /** Joins field by field; what both changed since `base` stays mine, with theirs beside it. */
  merge: (base: Data | null, mine: Data, theirs: Data) => Data;
  /** The draft is gone from the server. @returns true when the form was sent from elsewhere, which the page then shows */
  onGone: () => Promise<boolean>;
}

/** Changes from another device or tab are merged, field by field, never overwritten. */
export function joinFields<Data extends { savedAt: string }>(parts: Joining<Data>): ConflictStrategy<Data> {
  const { owner, readHere, server, read, show, merge, onGone } = parts;
  // Where nothing was saved yet, what the resume had filled in is nobody's change.
  let base: Data | null = server.data ?? read();
  /** `savedAt` of what this page keeps in this browser: anything else there is another tab's. */
  let keptAt = readHere()?.mine.savedAt ?? null;
  return {
    typing: { pause: 600, most: 1_200 },
    keepsWhileSending: true,
    keptOf(mine, { version, sentAt }): DeviceDraft<Data> {
      keptAt = mine.savedAt;
      return { owner, mine, base, version, sentAt };
    },
    isOwnKept: () => readHere()?.mine.savedAt === keptAt,
    beforeKeeping(version) {
      const other = readHere();
      if (other === null || other.mine.savedAt === keptAt) return;
      keptAt = other.mine.savedAt;
      show(merge(other.version > version ? base : other.base, read(), other.mine));
    },
    saved(data) {
      base = data;
    },
    meet(theirs, sentAt) {
      const from = theirs.data?.savedAt === sentAt ? theirs.data : base;
      base = theirs.data;
      if (theirs.data === null) return { gone: onGone() };
      show(merge(from, read(), theirs.data));
      return "go-on";
    },
  };
}
