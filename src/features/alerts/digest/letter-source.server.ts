import type { Language } from "../../../i18n/language.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import type { Occasion } from "./occasion.ts";

/** Somebody who may be written to: an applicant, or a plain address. */
export interface Recipient {
  /** What addresses are compared by (`emailKey`): one a mailbox, however many sources know it. */
  key: string;
  address: string;
  language: Language;
  /** null: nobody with an activated account. */
  applicantId: number | null;
}

/** What a source tells somebody: vacancies in their order below a heading, in the recipient's language. */
export interface LetterPart {
  heading: string;
  vacancies: readonly {
    id: number;
    reason: string | null;
    /** A path of ours that leads on to the vacancy; else its page. */
    path?: string;
  }[];
  /** Says where an application came from: links carry `?media=` and this. */
  media: string;
  /** How many more there are, and the path of the page that lists them. */
  more?: { count: number; path: string };
  /** What else one may do about it, such as changing how often it comes; paths of ours. */
  links?: readonly { label: string; path: string }[];
  /** What one click stops: goes to the `stop` of this source's kind as it is. */
  stops: string;
}

/** A room that has something to tell by letter: suggestions, alerts. */
export interface LetterSource {
  /** Opens it for one run; what all of a run's recipients share is read here. */
  open(db: Db, occasion: Occasion): Promise<OpenSource>;
}

export interface OpenSource {
  /**
   * The next who are to be looked at on this occasion, at most `most`; nobody twice in a run, and none of whom
   * `isToBeLookedAt` does not hold.
   */
  due(db: Db, most: number): Promise<Recipient[]>;
  /**
   * What is to be told to those of the recipients that it knows, by `key`, one part or several; vacancies that are open alone; notes in the
   * same transaction that it was told. It is asked about recipients of other sources as well, whose letter this joins.
   */
  take(tx: Tx, recipients: readonly Recipient[]): Promise<ReadonlyMap<string, LetterPart | readonly LetterPart[]>>;
}
