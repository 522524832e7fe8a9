export { type LetterKind, letterKind, letterKinds } from "./letter-kind.ts";
