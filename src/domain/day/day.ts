export { freshPath, linePath, type WaitingKind, waitingKinds, waitingPath } from "./day-paths.ts";
