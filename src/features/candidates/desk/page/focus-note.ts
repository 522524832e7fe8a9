/** The anchor of the note's field on a candidate's page; an address that ends with it begins a note. */
export const noteAnchor = "#note-new";

/** Begins a note, where the page has space for one. */
export const focusNote = () => document.querySelector<HTMLElement>(noteAnchor)?.focus();
