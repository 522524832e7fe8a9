export { changeableUntil, longestNote, mostMentions, type Note, type NoteKept } from "./note.ts";
