/** Where a note is written on a candidate's page; an address that ends so begins one. */
export const noteAnchor = "#note-new";

/** Begins a note, where the page has space for one. */
export const focusNote = () => document.querySelector<HTMLElement>(noteAnchor)?.focus();
