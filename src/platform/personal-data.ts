import type { Db, Tx } from "./database/database.ts";

/** A person with an account, with everything by which a feature finds what is his. */
export interface Person {
  applicantId: number;
  /** As registered. */
  email: string;
  /** Stand for the tokens of his sessions that are still open (`RequestContext.tokenKey`). */
  tokenKeys: readonly string[];
}

/** A stored file that belongs to a person. */
export interface PersonalDataFile {
  /** Its name in the file store. */
  stored: string;
  /** The person's name for it. */
  name: string;
}

/** Something that a feature keeps about a person, to be taken away as JSON. */
export interface PersonalDataPart {
  /** Of the file it becomes: "resume". */
  name: string;
  data: unknown;
  files?: readonly PersonalDataFile[];
}

/**
 * What a feature keeps about people (promise 13). Every feature that has a table with someone's data gives one;
 * `app/personal-data.ts` gathers them, and a test finds the tables that no feature names.
 */
export interface PersonalData {
  /** The feature's tables with personal data. */
  readonly tables: readonly string[];
  /** Everything in them about one person. */
  tell(db: Db, person: Person): Promise<PersonalDataPart[]>;
  /**
   * Forgets the person, in the transaction that erases the account; what has to stay says no longer whose it was.
   * @returns names of stored files to be removed after the commit
   */
  erase(tx: Tx, person: Person, now: Date): Promise<string[]>;
}
