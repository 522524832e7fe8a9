/** Kinds of those who do something: somebody with an account, the hiring system's files, the site by itself. */
export const actorKinds = ["applicant", "import", "system"] as const;
export type ActorKind = (typeof actorKinds)[number];

/** Who does something; `id` where the kind has several. */
export interface Actor {
  kind: ActorKind;
  id: number | null;
}

export const byApplicant = (id: number): Actor => ({ kind: "applicant", id });

/** The hiring system by way of an operator's import. */
export const byImport: Actor = { kind: "import", id: null };

/** What follows by itself: from a consent that was taken back, from an account that goes. */
export const bySystem: Actor = { kind: "system", id: null };
