import type { DraftData, ServerData } from "./draft-data.schema.ts";

/** The draft's state in the save bar. */
export type DraftState<Data> =
  | { status: "untouched" }
  | { status: "saving" }
  | { status: "saved"; at: Date }
  /** Kept in this browser, and sent as soon as that is possible. */
  | { status: "in-browser"; why: "offline" | "signed-out" | "fault" }
  /** Stored nowhere: the browser's storage is full or forbidden. */
  | { status: "lost" }
  /** Changed on another device, and the person decides. */
  | { status: "conflict"; theirs: ServerData<Data> };

/** Keeps what is typed, wherever that is possible now. */
export interface Keeper<Values> {
  change: (values: Values) => void;
  /** Forgets the draft everywhere; what is under way is waited for. */
  drop: () => Promise<void>;
  /** Listens to the page's end and to the network; returns the way to stop. */
  open: () => () => void;
  state: () => DraftState<DraftData<Values>>;
  subscribe: (listener: () => void) => () => void;
}

/** The initial draft of a keeper, or none. */
export function keptState(keptAt: Date | null): DraftState<never> {
  return keptAt === null ? { status: "untouched" } : { status: "saved", at: keptAt };
}
