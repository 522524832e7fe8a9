/** A rule's key; a network is counted with its neighbours (network.ts), whatever the rule. */
export type CountedBy = "account" | "address" | "device" | "network" | "purpose" | "question";

/** So many in so long, for one counter; LIMITS_FACTOR multiplies the number. */
export interface LimitRule {
  readonly name: string;
  /** Its keys, in order: together they name one counter. */
  readonly by: readonly CountedBy[];
  readonly limit: number;
  readonly seconds: number;
}

/**
 * So many in so long on the whole site, or from one network, above which the captcha costs more. Nobody is refused for
 * it.
 */
export interface SiteMark {
  readonly name: string;
  readonly mark: number;
  /** null: what one network does is bounded otherwise. */
  readonly markOfNetwork: number | null;
  readonly seconds: number;
}

const quarterHour = 15 * 60;
const hour = 60 * 60;
const day = 24 * hour;

/**
 * The API's "Limits" paragraph ("Rules for all calls"), and what keeps one person from using up another's tries: a
 * known device, a session and a purpose of mail have counters of their own (decision 10). The help centre's are ours.
 */
export const limitRules = {
  /** Only wrong ones count: `take` before the check, `refund` when it was right. */
  wrongPasswords: { name: "wrong-passwords", by: ["account", "network"], limit: 10, seconds: quarterHour },
  wrongPasswordsOnDevice: {
    name: "wrong-passwords-device",
    by: ["account", "device"],
    limit: 10,
    seconds: quarterHour,
  },
  /** Of someone who is signed in and shows the password again. */
  wrongPasswordsSignedIn: { name: "wrong-passwords-signed-in", by: ["account"], limit: 10, seconds: quarterHour },
  /** From anywhere but known devices; a right one begins again. Above it a sign-in is confirmed by mail. */
  wrongPasswordsInARow: { name: "wrong-passwords-in-a-row", by: ["account"], limit: 100, seconds: 30 * day },
  /** At a mailed link; only who holds it counts. */
  wrongPasswordsByLink: { name: "wrong-passwords-by-link", by: ["account"], limit: 100, seconds: 30 * day },
  /** After the right password alone. The sixth wrong one is 429. */
  wrongCodes: { name: "wrong-codes", by: ["account"], limit: 5, seconds: quarterHour },
  wrongCodesOnDevice: { name: "wrong-codes-device", by: ["account", "device"], limit: 5, seconds: quarterHour },
  /**
   * People whom one member of staff sees, each opening of a page (recruiting §7); a notice says once an hour who
   * reached it.
   */
  candidatePages: { name: "candidate-pages", by: ["account"], limit: 600, seconds: hour },
  /** Marks that a member has seen a person within the hour: what else is read of them then is no other page. */
  candidatesSeen: { name: "candidates-seen", by: ["account", "account"], limit: 1, seconds: hour },
  /** Searches from everywhere, each of which shows people as a list does. */
  deskSearches: { name: "desk-searches", by: ["account"], limit: 600, seconds: hour },
  candidatePagesTold: { name: "candidate-pages-told", by: ["account"], limit: 1, seconds: hour },
  /** Files of candidates (recruiting §7). */
  candidateExports: { name: "candidate-exports", by: ["account"], limit: 20, seconds: hour },
  /** Tries of staff from devices that are not known: the desk has no captcha. */
  staffSignIns: { name: "staff-sign-ins", by: ["network"], limit: 100, seconds: quarterHour },
  /** By a provider's word, which we ask for. */
  providerSignIns: { name: "provider-sign-ins", by: ["network"], limit: 1_500, seconds: quarterHour },
  /** By which the company's provider signs staff out; who is not the provider has tries too. */
  companyLogouts: { name: "company-logouts", by: ["network"], limit: 1_500, seconds: quarterHour },
  /** The same on a device that some account was open on. */
  signInsOnDevice: { name: "sign-ins-device", by: ["device"], limit: 100, seconds: quarterHour },
  /** Addresses that turned out to have an account: what a network learns by asking (promise 3). */
  emailsFound: { name: "emails-found", by: ["network"], limit: 150, seconds: quarterHour },
  emailChecks: { name: "email-checks", by: ["network"], limit: 1_500, seconds: quarterHour },
  /** Requests for a mail, whether or not they send one. */
  mailRequests: { name: "mail-requests", by: ["purpose", "address", "network"], limit: 3, seconds: hour },
  mailRequestsOnDevice: {
    name: "mail-requests-device",
    by: ["purpose", "address", "device"],
    limit: 3,
    seconds: hour,
  },
  /** Mails that are written; what is above is silently not, and one that was written before still works. */
  mailsToAddress: { name: "mails-to-address", by: ["purpose", "address"], limit: 3, seconds: hour },
  /** A guest's token costs nothing, so a voice a token is no limit on its own. */
  helpVoices: { name: "help-voices", by: ["network"], limit: 120, seconds: hour },
  /** Above this, calls are answered and not counted. */
  helpViews: { name: "help-views", by: ["network", "question"], limit: 30, seconds: day },
  /** Whether a letter is ours. */
  letterChecks: { name: "letter-checks", by: ["network"], limit: 60, seconds: quarterHour },
  /** Each gathers everything that is held about a person. */
  exports: { name: "exports", by: ["account"], limit: 20, seconds: hour },
  /**
   * CVs that are read for a person, by account; a guest's by network and token, which costs nothing: by network too
   * (suggestions 3).
   */
  cvsRead: { name: "cvs-read", by: ["account"], limit: 10, seconds: hour },
  cvsReadForGuests: { name: "cvs-read-guests", by: ["network"], limit: 300, seconds: hour },
} as const satisfies Record<string, LimitRule>;

/** Counts of mass requests, for the whole site and for a network. */
export const siteMarks = {
  wrongPasswords: { name: "wrong-passwords-in-all", mark: 3_000, markOfNetwork: 100, seconds: quarterHour },
  signUps: { name: "sign-ups-in-all", mark: 10_000, markOfNetwork: 1_000, seconds: hour },
  mails: { name: "mails-in-all", mark: 3_000, markOfNetwork: 600, seconds: hour },
  letterChecks: { name: "letter-checks-in-all", mark: 3_000, markOfNetwork: null, seconds: quarterHour },
} as const satisfies Record<string, SiteMark>;

/** Everything else that someone calls who is signed in, counted in memory (general-limit.ts). */
export const generalRule = { name: "calls", limit: 1_200, seconds: 60 } as const;

/** The same of a network's guests: three thousand people behind one address sign up within an hour. */
export const guestCallsRule = { name: "guest-calls", limit: 6_000, seconds: 60 } as const;

/**
 * Feeds of searches that are made for a network, counted in memory: a reader that asks again each hour makes one an
 * hour.
 */
export const searchFeedsRule = { name: "search-feeds", limit: 120, seconds: 60 } as const;

/**
 * Pages that are rendered for a network's visitors, counted in memory: half of what one process renders in a minute.
 */
export const livePagesRule = { name: "live-pages", limit: 6_000, seconds: 60 } as const;
