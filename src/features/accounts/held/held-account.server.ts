import type { Held } from "../../../platform/held/held.ts";
import {
  accountRow,
  deleteAccountRows,
  linkRows,
  sessionRows,
  signInRows,
  socialRows,
  twoStepRows,
} from "./held-account.store.server.ts";

/** The account itself. It is erased last: the other rooms' rows name it. */
export const heldAccount: Held = {
  tables: [
    "applicants",
    "sessions",
    "sign_ins",
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
      { name: "sign-ins", data: await signInRows(db, applicantId) },
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
