import { jsonDocument } from "../../platform/database/json-document.ts";
import { scorecardTextV1 } from "./scorecard.schema.ts";
import type { ScorecardText } from "./scorecard.ts";

/** What is written and not sent, and every version that was sent, as they lie in their columns. */
export const scorecardDocument = jsonDocument<ScorecardText>(scorecardTextV1);
