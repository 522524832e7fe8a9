import { m } from "#messages";
import type { ActKind } from "../../applications/act/act.schema.ts";

/** What each act is called. */
export const kindWords: Record<ActKind, () => string> = {
  move: m.desk_acts_kind_move,
  "move-back": m.desk_acts_kind_move_back,
  end: m.desk_acts_kind_end,
  hire: m.desk_acts_kind_hire,
  close: m.desk_acts_kind_close,
  reopen: m.desk_acts_kind_reopen,
  invite: m.desk_acts_kind_invite,
  ask: m.desk_acts_kind_ask,
};
