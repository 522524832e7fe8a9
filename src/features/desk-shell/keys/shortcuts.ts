import { m } from "#messages";
import type { Action } from "../../../contract/action.ts";
import { useViewer } from "../use-viewer.ts";

export interface Shortcut {
  keys: string;
  text: () => string;
  /** The row of the policies without which there is nothing that it does. */
  needs?: Action;
}

/** Every shortcut with what it does, in the order in which help tells them. */
const shortcuts: readonly Shortcut[] = [
  { keys: "j k", text: m.desk_keys_rows, needs: "candidate.read" },
  { keys: "Enter", text: m.desk_keys_open, needs: "candidate.read" },
  { keys: "x", text: m.desk_keys_select, needs: "candidate.read" },
  { keys: "Shift+x", text: m.desk_keys_select_to, needs: "candidate.read" },
  { keys: "m", text: m.desk_keys_move, needs: "candidate.act" },
  { keys: "e", text: m.desk_keys_end, needs: "candidate.act" },
  { keys: "i", text: m.desk_keys_invite, needs: "candidate.act" },
  { keys: "n", text: m.desk_keys_note, needs: "note.write" },
  { keys: "0 1 2 3", text: m.desk_keys_stars, needs: "candidate.read" },
  { keys: "c", text: m.desk_keys_compare, needs: "candidate.read" },
  { keys: "[ ]", text: m.desk_keys_neighbours, needs: "candidate.read" },
  { keys: "u", text: m.desk_keys_undo, needs: "candidate.act" },
  { keys: "/", text: m.desk_keys_search, needs: "candidate.read" },
  { keys: "f", text: m.desk_keys_filters, needs: "candidate.read" },
  { keys: "g d", text: m.desk_keys_day },
  { keys: "g v", text: m.desk_keys_vacancies, needs: "posting.read" },
  { keys: "g a", text: m.desk_keys_applications, needs: "candidate.read" },
  { keys: "g h", text: m.desk_keys_held, needs: "candidate.act" },
  { keys: "?", text: m.desk_keys_help },
];

/** The shortcuts that do something for who is signed in. */
export function useAllowedKeys(): Shortcut[] {
  const { actions } = useViewer();
  return shortcuts.filter(({ needs }) => needs === undefined || actions.includes(needs));
}
