/**
 * Kinds of people with an account: they sign in, and have sessions, second steps, devices and a trail (decision 22).
 */
export const principalKinds = ["applicant", "staff"] as const;
export type PrincipalKind = (typeof principalKinds)[number];

/**
 * A person with an account. Each kind counts for itself: an applicant and a member of staff may have the same number.
 */
export interface Principal {
  kind: PrincipalKind;
  id: number;
}

export const applicantPrincipal = (id: number): Principal => ({ kind: "applicant", id });

export const staffPrincipal = (id: number): Principal => ({ kind: "staff", id });

export function isSamePrincipal(one: Principal, other: Principal): boolean {
  return one.kind === other.kind && one.id === other.id;
}

/**
 * What stands for a principal where one word has to: in what is sealed for him, and in what counts his tries. An
 * applicant's is the number alone, as it was sealed before there were staff.
 */
export function principalWord({ kind, id }: Principal): string {
  return kind === "applicant" ? String(id) : `${kind}-${id}`;
}

/**
 * Kinds of those who do something: someone with an account, the hiring system's files, a machine's key, the site on its
 * own.
 */
export const actorKinds = [...principalKinds, "import", "key", "system"] as const;
export type ActorKind = (typeof actorKinds)[number];

/** Who does something: a principal, or what acts without being anybody; `id` where the kind has several. */
export type Actor = Principal | { kind: "key"; id: number } | { kind: "import" | "system"; id: null };

/** The hiring system by way of an operator's import. */
export const byImport: Actor = { kind: "import", id: null };

/** Automatic consequences: of a withdrawn consent, of an erased account. */
export const bySystem: Actor = { kind: "system", id: null };
