import { m } from "#messages";
import { numberText } from "./formats.ts";

/** How long a text is beside how long it may be: "117 dari 2.000", "2.134 dari 2.000, kelebihan 134". */
export function lengthWords(limit: number) {
  const formatCounts = (written: number) => ({ written: numberText(written), limit: numberText(limit) });
  return {
    count: (written: number) => m.i18n_bullets_count(formatCounts(written)),
    over: (written: number) => m.i18n_bullets_over({ ...formatCounts(written), over: numberText(written - limit) }),
  };
}

/** Texts of a bullet text area's buttons and counter; the label distinguishes the buttons of several on one page. */
export function bulletWords(label: string, limit: number) {
  return {
    undo: m.i18n_bullets_undo({ label }),
    redo: m.i18n_bullets_redo({ label }),
    undone: (left: number) => m.i18n_bullets_undone({ left }),
    redone: (left: number) => m.i18n_bullets_redone({ left }),
    ...lengthWords(limit),
  };
}
