import { m } from "#messages";
import { numberText } from "./formats.ts";

/** What a bullet text area's buttons and counter say; the label tells apart the buttons of several on one page. */
export function bulletWords(label: string, limit: number) {
  return {
    undo: m.i18n_bullets_undo({ label }),
    redo: m.i18n_bullets_redo({ label }),
    undone: (left: number) => m.i18n_bullets_undone({ left }),
    redone: (left: number) => m.i18n_bullets_redone({ left }),
    count: (written: number) => m.i18n_bullets_count({ written: numberText(written), limit: numberText(limit) }),
  };
}
