import type { PersonalData } from "../../platform/personal-data.ts";
import {
  accountRow,
  deleteAccountRows,
  eventRows,
  linkRows,
  sessionRows,
  socialRows,
  twoStepRows,
} from "./personal-data.queries.server.ts";

/** The account itself. It is erased last: the other features' rows name it. */
export const peoplePersonalData: PersonalData = {
  tables: [
    "applicants",
    "sessions",
    "account_events",
    "account_tokens",
    "two_steps",
    "recovery_codes",
    "mailed_codes",
    "social_identities",
  ],
  async tell(db, { applicantId }) {
    return [
      { name: "account", data: await accountRow(db, applicantId) },
      { name: "sessions", data: await sessionRows(db, applicantId) },
      { name: "account-activity", data: await eventRows(db, applicantId) },
      { name: "mailed-links", data: await linkRows(db, applicantId) },
      { name: "joined-providers", data: await socialRows(db, applicantId) },
      { name: "two-step-sign-in", data: await twoStepRows(db, applicantId) },
    ];
  },
  async erase(tx, { applicantId }) {
    await deleteAccountRows(tx, applicantId);
    return [];
  },
};
