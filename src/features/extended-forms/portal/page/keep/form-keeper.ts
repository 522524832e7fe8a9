import type { UseFormReturn } from "react-hook-form";
import { readKept } from "../../../../../contract/device-store.ts";
import { DraftKeeper, type KeeperParts, toKey } from "../../../../drafts/portal/keep/draft-keeper.ts";
import { joinFields } from "../../../../drafts/portal/keep/join-fields.ts";
import { type Conflict as ConflictOf, createMerge } from "../../../../resumes/portal/merge-values.ts";
import { groupNames } from "../../../definition/definition.ts";
import type { Value } from "../../../definition/group.ts";
import { type FormPath, type FormValues, isBlank } from "../../../form.ts";
import { partsOfPath } from "../checks/places.ts";
import { type Controls, type Decimal, toControls } from "../controls.ts";
import {
  type DeviceDraft,
  deviceDraft,
  type FormDraft,
  type ServerDraft,
  serverDraft,
  type Undecided,
} from "./form-draft.schema.ts";

/** A conflict. */
type Conflict = ConflictOf<Value>;

/** Joins what two devices made of the same extended form: what nobody filled in is the same, however it is written. */
export const mergeForms = createMerge<Value>(
  groupNames,
  (one, other) => (isBlank(one) && isBlank(other)) || JSON.stringify(one) === JSON.stringify(other),
);

/** Conflicts that both devices still have, and those that one of them has found since; a choice of either counts. */
function stillOpen(base: readonly Undecided[], mine: readonly Undecided[], theirs: readonly Undecided[]): Undecided[] {
  const has = (list: readonly Undecided[], key: string) => list.some((item) => item.key === key);
  const added = (list: readonly Undecided[]) => list.filter(({ key }) => !has(base, key));
  const remaining = base.filter(({ key }) => has(mine, key) && has(theirs, key));
  return [...remaining, ...added(mine), ...added(theirs).filter(({ key }) => !has(mine, key))];
}

/** An entry that one side took away is shown; the other of both is that it is gone. */
function otherOf({ theirs }: Conflict): Undecided["other"] {
  return typeof theirs === "object" && !Array.isArray(theirs) ? null : theirs;
}

/**
 * Joins what was typed here with what another device saved: the newer field wins by being the only one that changed since
 * `base`. What both changed stays as it is here and is kept beside it until someone chooses.
 */
export function mergeDrafts(base: FormDraft | null, mine: FormDraft, theirs: FormDraft): FormDraft {
  const { merged, conflicts } = mergeForms(base?.form ?? {}, mine.form, theirs.form);
  const open = stillOpen(base?.undecided ?? [], mine.undecided, theirs.undecided);
  const met = conflicts.map((conflict) => ({ key: keyOfPath(merged, conflict.path), other: otherOf(conflict) }));
  const before = open.filter(({ key }) => !met.some((item) => item.key === key));
  return { form: merged, undecided: [...before, ...met], savedAt: mine.savedAt };
}

/** A page's initial data. */
interface Opened {
  draft: FormDraft | null;
  /** The draft's base. */
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

/** A path by the id of its entry, which stays when others go: `education.0.gpa` is `education#77.gpa`. */
export function keyOfPath(form: FormValues, path: FormPath): string {
  const parts = partsOfPath(path);
  const entries = parts === null ? undefined : form[parts.group];
  if (parts === null || parts.index === null || !Array.isArray(entries)) return path;
  const root = `${parts.group}#${entries[parts.index]?.id ?? 0}`;
  return parts.name === "" ? root : `${root}.${parts.name}`;
}

/** Where that stands in a form now; null when the entry is gone. */
export function pathOfKey(form: FormValues, key: string): FormPath | null {
  const [, group, id, rest] = /^(\w+)#(\d+)(\.\w+)?$/.exec(key) ?? [];
  if (group === undefined) return key;
  const entries = form[group];
  const index = Array.isArray(entries) ? entries.findIndex((entry) => entry.id === Number(id)) : -1;
  return index === -1 ? null : `${group}.${index}${rest ?? ""}`;
}

/** Whose form it is, and where it waits. */
export interface KeptForm {
  name: "flk1" | "flk2";
  owner: number;
}

interface FormKeeperParts extends KeptForm, Required<Pick<KeeperParts<FormDraft>, "api" | "quietApi" | "lastApi">> {
  server: ServerDraft;
  /** The form as it stands at this moment. */
  read: () => FormDraft;
  /** Shows what another device has changed. */
  show: (draft: FormDraft) => void;
  /** The draft is gone from the server. @returns true when the form was sent from elsewhere, which the page then shows */
  onGone: () => Promise<boolean>;
}

/** The draft of this person in this browser. */
export function readDeviceDraft({ name, owner }: KeptForm): DeviceDraft | null {
  const saved = readKept(toKey({ name }), deviceDraft);
  return saved?.owner === owner ? saved : null;
}

/**
 * Keeps a form while it is filled in: on the server within two seconds, and in this browser until the server has it. What
 * another device saved meanwhile is joined, never overwritten.
 */
export function createFormKeeper({ name, owner, api, quietApi, lastApi, server, read, show, onGone }: FormKeeperParts) {
  const readHere = () => readDeviceDraft({ name, owner });
  const keeper = new DraftKeeper<FormDraft>({
    ...{ name, api, quietApi, lastApi, schema: serverDraft },
    draftVersion: server.version,
    keptAt: server.data && new Date(server.data.savedAt),
    conflicts: joinFields({ owner, readHere, server, read, show, onGone, merge: mergeDrafts }),
  });
  return {
    change: () => keeper.change(read),
    /** Waits until nothing is under way any more. */
    settled: () => keeper.settled(),
    /** Takes over what another device saved meanwhile. */
    refresh: () => keeper.refresh(),
    /** Forgets the draft here and on the server. */
    drop: () => keeper.drop(),
    open: () => keeper.open(),
    state: keeper.state,
    subscribe: keeper.subscribe,
  };
}

export type FormKeeper = ReturnType<typeof createFormKeeper>;

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Puts a form into the controls: only what differs is touched, so that anyone who is typing continues. */
export function showDraft(form: UseFormReturn<Controls>, next: FormValues, decimal: Decimal): void {
  const controls = toControls(next, decimal);
  const now = form.getValues();
  for (const name of groupNames) {
    const [before, after] = [now[name], controls[name]];
    if (after === undefined || same(before, after)) continue;
    if (Array.isArray(after) || Array.isArray(before)) showEntries(form, name, before, after);
    else showEntry(form, name, before, after);
  }
}

type GroupControls = Controls[string] | undefined;
type Entry = Exclude<Controls[string], unknown[]>;

function showEntries(form: UseFormReturn<Controls>, name: string, before: GroupControls, after: GroupControls): void {
  const getIds = (controls: GroupControls) => (Array.isArray(controls) ? controls.map(({ id }) => id) : []);
  if (!Array.isArray(before) || !Array.isArray(after) || !same(getIds(before), getIds(after))) {
    if (after !== undefined) form.setValue(name, after);
    return;
  }
  for (const [index, entry] of after.entries()) showEntry(form, `${name}.${index}`, before[index], entry);
}

function showEntry(form: UseFormReturn<Controls>, path: string, before: unknown, after: Entry): void {
  for (const [field, value] of Object.entries(after)) {
    const fieldBefore: unknown = typeof before === "object" && before !== null ? Reflect.get(before, field) : undefined;
    if (!same(fieldBefore, value)) form.setValue(`${path}.${field}`, value);
  }
}
