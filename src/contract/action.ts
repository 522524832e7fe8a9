/**
 * What may be done, by the names that calls and pages declare; who may do it stands in the domain's list of policies,
 * which fills this by augmentation.
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by augmentation, which only an interface allows
export interface Actions {}

export type Action = keyof Actions;

/** What a policy looks at in a thing: whose it is; null where its person has been erased. */
export interface Thing {
  applicantId: number | null;
}
