/** So many in so long, for one key; LIMITS_FACTOR multiplies the number. */
export interface LimitRule {
  readonly name: string;
  readonly limit: number;
  readonly seconds: number;
}

const quarterHour = 15 * 60;
const hour = 60 * 60;

/**
 * The API's "Limits" paragraph ("Rules for all calls"), but for the "in all" and account-wide ones: promise 4
 * asks for a limit in all too, so that many networks together cannot try one account, or all accounts, without end.
 * Those are not asked of a device that signed in before, so that nobody can lock somebody else out. The help centre's
 * are ours as well.
 */
export const limitRules = {
  /** Keys: account, network. Only wrong ones count: `take` before the check, `refund` when it was right. */
  wrongPasswords: { name: "wrong-passwords", limit: 10, seconds: quarterHour },
  /** Key: account, and the device where it is a known one. The sixth wrong one is 429. */
  wrongCodes: { name: "wrong-codes", limit: 5, seconds: quarterHour },
  /** Key: network. */
  signIns: { name: "sign-ins", limit: 100, seconds: quarterHour },
  /** Key: network. */
  emailChecks: { name: "email-checks", limit: 60, seconds: quarterHour },
  /** Key: network. */
  signUps: { name: "sign-ups", limit: 30, seconds: hour },
  /** Key: the address. Mails on request; the first activation mail is not counted. */
  mailsToAddress: { name: "mails-to-address", limit: 3, seconds: hour },
  /** Key: network. */
  mailsFromNetwork: { name: "mails-from-network", limit: 60, seconds: quarterHour },
  /** Key: account, from any network. */
  wrongPasswordsOfAccount: { name: "wrong-passwords-of-account", limit: 100, seconds: quarterHour },
  /** No key. */
  wrongPasswordsInAll: { name: "wrong-passwords-in-all", limit: 3_000, seconds: quarterHour },
  /** Key: network. A guest's token costs nothing, so a voice a token is no limit by itself. */
  helpVoices: { name: "help-voices", limit: 120, seconds: hour },
  /** Keys: network, question. What comes above is answered and not counted. */
  helpViews: { name: "help-views", limit: 30, seconds: 24 * hour },
  /** Key: network. Whether a letter is ours. */
  letterChecks: { name: "letter-checks", limit: 60, seconds: quarterHour },
  /** No key: all of them together are far from finding a number by guessing. */
  letterChecksInAll: { name: "letter-checks-in-all", limit: 3_000, seconds: quarterHour },
  /** Key: account. Each gathers everything that is held about a person. */
  exports: { name: "exports", limit: 20, seconds: hour },
  /** No key. */
  mailsInAll: { name: "mails-in-all", limit: 3_000, seconds: hour },
} as const satisfies Record<string, LimitRule>;

/** Everything else: a token or network, counted in memory (general-limit.ts). */
export const generalRule: LimitRule = { name: "calls", limit: 1_200, seconds: 60 };

/** Pages that are rendered for a network's visitors, counted in memory: a part of what one process renders in a minute. */
export const livePagesRule: LimitRule = { name: "live-pages", limit: 3_000, seconds: 60 };
