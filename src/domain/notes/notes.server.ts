export { changeNote, forgetNote, type Writing, writeNote } from "./change/change-notes.server.ts";
export { countNotes, findNote, notesOf } from "./note.store.server.ts";
export { notesPersonalData } from "./personal-data.server.ts";
export { seedNotes } from "./sample/seed-notes.server.ts";
export { allRead, notedThing, noteThing, readersOf } from "./who-reads.server.ts";
