export { askForScorecards } from "./ask/ask-scorecards.server.ts";
export { keepScorecard } from "./fill/keep-scorecard.server.ts";
export { type ScorecardSent, sendScorecard } from "./fill/send-scorecard.server.ts";
export { scorecardsPersonalData } from "./personal-data.server.ts";
/** For somebody's day: what they owe, by due day. */
export { type OwedScorecard, scorecardsOwedBy } from "./read/owed-scorecards.server.ts";
export {
  type OwnScorecard,
  readOwnScorecard,
  readScorecards,
  type SentScorecard,
  sentScorecardsOf,
} from "./read/read-scorecards.server.ts";
export { seedScorecards } from "./sample/seed-scorecards.server.ts";
export { areScorecardsSent } from "./scorecard.store.server.ts";
export type { Writing } from "./writing.server.ts";
