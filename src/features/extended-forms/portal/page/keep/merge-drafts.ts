import { type Conflict, mergeForms } from "../../merge-forms.ts";
import type { DeviceDraft, FormDraft, ServerDraft, Undecided } from "./form-draft.schema.ts";
import { keyOfPath } from "./keys.ts";

/** What both devices leave open, and what one of them has opened since; what either has chosen is chosen. */
function stillOpen(base: readonly Undecided[], mine: readonly Undecided[], theirs: readonly Undecided[]): Undecided[] {
  const has = (list: readonly Undecided[], key: string) => list.some((item) => item.key === key);
  const added = (list: readonly Undecided[]) => list.filter(({ key }) => !has(base, key));
  const kept = base.filter(({ key }) => has(mine, key) && has(theirs, key));
  return [...kept, ...added(mine), ...added(theirs).filter(({ key }) => !has(mine, key))];
}

/** An entry that one side took away is shown; the other of both is that it is gone. */
function otherOf({ theirs }: Conflict): Undecided["other"] {
  return typeof theirs === "object" && !Array.isArray(theirs) ? null : theirs;
}

/**
 * Joins what was typed here with what another device saved: the newer field wins by being the only one that changed since
 * `base`. What both changed stays as it is here and is kept beside it until somebody chooses.
 */
export function mergeDrafts(base: FormDraft | null, mine: FormDraft, theirs: FormDraft): FormDraft {
  const { merged, conflicts } = mergeForms(base?.form ?? {}, mine.form, theirs.form);
  const open = stillOpen(base?.undecided ?? [], mine.undecided, theirs.undecided);
  const met = conflicts.map((conflict) => ({ key: keyOfPath(merged, conflict.path), other: otherOf(conflict) }));
  const before = open.filter(({ key }) => !met.some((item) => item.key === key));
  return { form: merged, undecided: [...before, ...met], savedAt: mine.savedAt };
}

/** What a page opens with. */
interface Opened {
  draft: FormDraft | null;
  /** What the draft goes on from. */
  base: FormDraft | null;
  /** True when the server does not have all of it. */
  isUnsent: boolean;
}

/** The draft to begin with, of what the server has and what waited in this browser. */
export function openedDraft({ data, version }: ServerDraft, device: DeviceDraft | null): Opened {
  if (device === null) return { draft: data, base: data, isUnsent: false };
  const goesOn = data === null || version === device.version || data.savedAt === device.sentAt;
  if (goesOn) return { draft: device.mine, base: data, isUnsent: true };
  return { draft: mergeDrafts(device.base, device.mine, data), base: data, isUnsent: true };
}
