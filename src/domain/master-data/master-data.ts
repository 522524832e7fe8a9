export { foldText } from "./fold-text.ts";
export { type Coordinates, kilometresBetween } from "./great-circle.ts";
export {
  isListName,
  isStoredList,
  type KeptList,
  type ListName,
  listNames,
  longestList,
  otherCode,
  type StoredList,
  storedLists,
  studyYears,
} from "./lists.ts";
export { type KnownWord, meantWord } from "./spelling.ts";
