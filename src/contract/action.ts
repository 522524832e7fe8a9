/**
 * What may be done, by the names that calls and pages declare; who may do it stands in the domain's list of policies,
 * which fills this by augmentation.
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by augmentation, which only an interface allows
export interface Actions {}

export type Action = keyof Actions;

/** What policies look at in a thing. A scope that looks at what a thing does not name does not reach it. */
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
  /** A member of staff's: the companies of all vacancies they manage, where they are a hiring manager and nothing else. */
  manages?: readonly number[];
}

/** What a member of staff may do and in which scope; filled by the domain, as the actions are. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by augmentation, which only an interface allows
export interface StaffRights {}
