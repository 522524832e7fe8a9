/**
 * What may be done, by the names that calls and pages declare; the list of policies says who may do it,
 * which fills this by augmentation.
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by augmentation, which only an interface allows
export interface Actions {}

export type Action = keyof Actions;

/** Properties of a thing that policies read. A scope does not reach a thing without the property it reads. */
export interface Thing {
  /** Whose it is; null where its person has been erased. */
  applicantId?: number | null;
  /** Which company it belongs to. */
  companyId?: number;
  /** Which vacancy it is, or belongs to. */
  vacancyId?: number;
  /** Whether a mailed code that came along names it. */
  isLinked?: boolean;
  /** An application's: whether its vacancy's hiring managers see it. */
  isShared?: boolean;
  /**
   * A member of staff's: the companies of all vacancies they manage, where they are a hiring manager and nothing else.
   */
  manages?: readonly number[];
}

/** A member's rights and their scopes; filled by the policies, as the actions are. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by augmentation, which only an interface allows
export interface StaffRights {}
