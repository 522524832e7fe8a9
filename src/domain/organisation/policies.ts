import type { Action, Thing } from "../../contract/action.ts";
import type { Actor } from "../people/people.ts";

/** Who asks: a guest, with or without a token, or whoever acts by a kind and a number. */
export type GuestOrActor = { kind: "guest" } | Actor;

/** How much of a thing's kind a cell of the list lets somebody reach. */
const scopes = {
  all: () => true,
  /** What a mailed or printed code names: who reads the code finds that one thing and no other. */
  link: () => true,
  own: (asker: GuestOrActor, { applicantId }: Thing) => asker.kind === "applicant" && asker.id === applicantId,
} satisfies Record<string, (asker: GuestOrActor, thing: Thing) => boolean>;

type Scope = keyof typeof scopes;

/** A kind of asker that a row does not name, such as an import, may nothing of it by call or page. */
type Row = Partial<Record<GuestOrActor["kind"], Scope>>;

/** Who may do what, and to which things. What a row does not say is not allowed. */
export const policies = {
  "account.ask-for-link": { guest: "all", applicant: "all" },
  "account.open": { guest: "all", applicant: "all" },
  "account.sign-up": { guest: "all", applicant: "all" },
  "account.use-link": { guest: "link", applicant: "link" },
  "activity-link.follow": { guest: "link", applicant: "link" },
  "captcha.ask": { guest: "all", applicant: "all" },
  "company.read": { guest: "all", applicant: "all" },
  "content.read": { guest: "all", applicant: "all" },
  "event.read": { guest: "all", applicant: "all" },
  "help.read": { guest: "all", applicant: "all" },
  "help.voice": { guest: "all", applicant: "all" },
  "invitation.answer": { guest: "link", applicant: "link" },
  "invitation.read": { guest: "link", applicant: "link" },
  "letter.check": { guest: "link", applicant: "link" },
  "master-data.read": { guest: "all", applicant: "all" },
  "sign-out": { guest: "own", applicant: "own" },
  "vacancy.read": { guest: "all", applicant: "all" },

  "account.confirm": { applicant: "own" },
  "account.delete": { applicant: "own" },
  "account.edit": { applicant: "own" },
  "account.export": { applicant: "own" },
  "account.read": { applicant: "own" },
  "application.edit": { applicant: "own" },
  "application.read": { applicant: "own" },
  "application.submit": { applicant: "own" },
  "application.withdraw": { applicant: "own" },
  "consent.read": { applicant: "own" },
  "consent.withdraw": { applicant: "own" },
  "draft.edit": { applicant: "own" },
  "draft.read": { applicant: "own" },
  "event.register": { applicant: "own" },
  "extended-form.edit": { applicant: "own" },
  "extended-form.read": { applicant: "own" },
  "file.read": { applicant: "own" },
  "notification.mark": { applicant: "own" },
  "notification.read": { applicant: "own" },
  "password.change": { applicant: "own" },
  "resume.edit": { applicant: "own" },
  "resume.read": { applicant: "own" },
  "saved-vacancy.edit": { applicant: "own" },
  "saved-vacancy.read": { applicant: "own" },
  "second-step.change": { applicant: "own" },
  "session.end": { applicant: "own" },
  "session.read": { applicant: "own" },
  "star-form.answer": { applicant: "own" },
  "star-form.read": { applicant: "own" },
  "survey.answer": { applicant: "own" },
  "survey.read": { applicant: "own" },
  "trail.read": { applicant: "own" },
  "vacancy.match": { applicant: "own" },

  "desk.enter": { guest: "all", staff: "all" },
  "desk.read": { staff: "all" },
} as const satisfies Record<string, Row>;

type Policies = typeof policies;

declare module "../../contract/action.ts" {
  interface Actions extends Policies {}
}

/** True for the name of a row. */
export function isAction(name: string): name is Action {
  return Object.hasOwn(policies, name);
}

function scopeFor(asker: GuestOrActor, action: Action): Scope | undefined {
  const row: Row = policies[action];
  return row[asker.kind];
}

/** Whether somebody of this kind may do it to anything at all. One who may, may it to what is his own. */
export function may(asker: GuestOrActor, action: Action): boolean {
  return scopeFor(asker, action) !== undefined;
}

/** Whether somebody may do it to this thing. */
export function can(asker: GuestOrActor, action: Action, thing: Thing): boolean {
  const scope = scopeFor(asker, action);
  return scope !== undefined && scopes[scope](asker, thing);
}
