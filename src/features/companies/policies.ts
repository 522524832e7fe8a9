import type { Action, StaffRights, Thing } from "../../contract/action.ts";
import type { Actor } from "../identity/principal.ts";
import type { RoleGrant, StaffRole } from "./roles/roles.ts";

/** What a member of staff may do, and the vacancies that they manage, which define a hiring manager's scope. */
interface Rights {
  grants: readonly RoleGrant[];
  vacancyIds: readonly number[];
}

declare module "../../contract/action.ts" {
  interface StaffRights extends Rights {}
}

/**
 * Who asks: a guest, with or without a token, or anyone who acts by a kind and a number; staff bring their rights
 * along.
 */
export type GuestOrActor = { kind: "guest" } | (Actor & { rights?: StaffRights });

/** How much of a thing's kind a cell of the list lets someone reach. */
const scopes = {
  all: () => true,
  /** The thing that a mailed or printed code names: its reader reaches that one thing and no other. */
  link: () => true,
  own: (asker: GuestOrActor, { applicantId }: Thing) => asker.kind === "applicant" && asker.id === applicantId,
  /** The thing that the request's code names, beside one's own. */
  "own-or-linked": (asker: GuestOrActor, { applicantId, isLinked }: Thing) =>
    isLinked === true || (asker.kind === "applicant" && asker.id === applicantId),
} satisfies Record<string, (asker: GuestOrActor, thing: Thing) => boolean>;

type Scope = keyof typeof scopes;

const getCompanies = ({ grants }: Rights) => grants.flatMap(({ companyIds }) => companyIds);

/** How much of a thing's kind a role of staff reaches (recruiting §2). */
const staffScopes = {
  /** Everything that the group has. */
  group: () => true,
  /** Things of the recruiter's companies. */
  companies: (rights: Rights, { companyId }: Thing) =>
    companyId !== undefined && getCompanies(rights).includes(companyId),
  /** Things of vacancies that the member manages. */
  vacancies: ({ vacancyIds }: Rights, { vacancyId }: Thing) =>
    vacancyId !== undefined && vacancyIds.includes(vacancyId),
  /** Of these, what was shared with their hiring managers. */
  shared: ({ vacancyIds }: Rights, { vacancyId, isShared }: Thing) =>
    vacancyId !== undefined && vacancyIds.includes(vacancyId) && isShared === true,
  /** Members who are hiring managers of vacancies of the recruiter's companies and nothing else. */
  managers: (rights: Rights, { manages }: Thing) => {
    const own = getCompanies(rights);
    return manages !== undefined && manages.length > 0 && manages.every((companyId) => own.includes(companyId));
  },
} satisfies Record<string, (rights: Rights, thing: Thing) => boolean>;

type StaffScope = keyof typeof staffScopes;

/** Each role's scope; a role that is not named may not. */
type ByRole = Partial<Record<StaffRole, StaffScope>>;

/** A kind of asker that a row does not name, such as an import, may nothing of it by call or page. */
type Row = Partial<Record<Exclude<GuestOrActor["kind"], "staff">, Scope>> & {
  /** Everybody who is signed in at the desk, or role by role. */
  staff?: "all" | ByRole;
};

const recruiters = { recruiter: "companies" } as const;
const recruitersAndManagers = { recruiter: "companies", "hiring-manager": "shared" } as const;
const administrators = { admin: "group" } as const;

/** Who may do what, and to which things. What a row does not say is not allowed. */
export const policies = {
  "account.ask-for-link": { guest: "all", applicant: "all" },
  "account.open": { guest: "all", applicant: "all" },
  "account.sign-up": { guest: "all", applicant: "all" },
  "account.use-link": { guest: "link", applicant: "link" },
  "activity-link.follow": { guest: "link", applicant: "link" },
  "alert.confirm": { guest: "link", applicant: "link" },
  "alert.edit": { guest: "own-or-linked", applicant: "own-or-linked" },
  "alert.follow": { guest: "link", applicant: "link" },
  "alert.keep": { guest: "all", applicant: "own" },
  "alert.read": { guest: "own-or-linked", applicant: "own-or-linked" },
  "captcha.ask": { guest: "all", applicant: "all" },
  "company.read": { guest: "all", applicant: "all" },
  "content.read": { guest: "all", applicant: "all" },
  "cv.read": { guest: "all", applicant: "own" },
  "event.read": { guest: "all", applicant: "all" },
  "help.read": { guest: "all", applicant: "all" },
  "help.voice": { guest: "all", applicant: "all" },
  "invitation.answer": { guest: "link", applicant: "link" },
  "invitation.read": { guest: "link", applicant: "link" },
  "letter.check": { guest: "link", applicant: "link" },
  "master-data.read": { guest: "all", applicant: "all" },
  "sign-out": { guest: "own", applicant: "own" },
  "vacancy-letter.stop": { guest: "link", applicant: "link" },
  "vacancy.preview": { guest: "link", applicant: "link" },
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
  "extended-form.give": { applicant: "own" },
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

  "member.read": { staff: { admin: "group", recruiter: "managers" } },
  "member.administer": { staff: { admin: "group", recruiter: "managers" } },
  "company-settings.read": { staff: { admin: "group", recruiter: "companies" } },
  "company-settings.edit": { staff: administrators },
  "posting.read": { staff: { recruiter: "companies", "hiring-manager": "vacancies" } },
  "posting.edit": { staff: recruiters },
  "candidate.read": { staff: recruitersAndManagers },
  "candidate.act": { staff: recruiters },
  "candidate.share": { staff: recruiters },
  "candidate.reveal": { staff: recruiters },
  "candidate.export": { staff: recruiters },
  "note.write": { staff: recruitersAndManagers },
  "scorecard.write": { staff: recruitersAndManagers },
  "scorecard.ask": { staff: recruiters },
  "view.keep": { staff: { recruiter: "companies", "hiring-manager": "vacancies" } },
  "end-reason.read": { staff: { admin: "group", recruiter: "group" } },
  "end-reason.edit": { staff: administrators },
  "search-word.edit": { staff: administrators },
  "conflict.resolve": { staff: recruiters },
  "audit.read": { staff: { admin: "group", "privacy-officer": "group" } },
} as const satisfies Record<string, Row>;

type Policies = typeof policies;

declare module "../../contract/action.ts" {
  interface Actions extends Policies {}
}

/** True for the name of a row. */
export function isAction(name: string): name is Action {
  return Object.hasOwn(policies, name);
}

/** The scopes in which a member of staff may do it; none where no role of theirs may. */
function staffScopesFor(rights: Rights | undefined, action: Action): readonly StaffScope[] | "all" {
  const { staff }: Row = policies[action];
  if (staff === undefined) return [];
  if (staff === "all") return "all";
  return (rights?.grants ?? []).flatMap(({ role }) => staff[role] ?? []);
}

function scopeFor(asker: Exclude<GuestOrActor, { kind: "staff" }>, action: Action): Scope | undefined {
  const row: Row = policies[action];
  return asker.kind === "staff" ? undefined : row[asker.kind];
}

/** Whether someone of this kind may do it to anything at all. One who may, may it to what is his own. */
export function may(asker: GuestOrActor, action: Action): boolean {
  if (asker.kind === "staff") return staffScopesFor(asker.rights, action).length > 0;
  return scopeFor(asker, action) !== undefined;
}

/** Whether someone may do it to this thing. */
export function can(asker: GuestOrActor, action: Action, thing: Thing): boolean {
  if (asker.kind === "staff") {
    const found = staffScopesFor(asker.rights, action);
    return found === "all" || found.some((scope) => staffScopes[scope](asker.rights ?? nothing, thing));
  }
  const scope = scopeFor(asker, action);
  return scope !== undefined && scopes[scope](asker, thing);
}

/** Rights of roles at the desk, in any scope. */
export function getDeskActions(grants: readonly RoleGrant[]): Action[] {
  const asker: GuestOrActor = { kind: "staff", id: 0, rights: { grants, vacancyIds: [] } };
  return Object.keys(policies)
    .filter(isAction)
    .filter((action) => may(asker, action));
}

const nothing: Rights = { grants: [], vacancyIds: [] };

/** Which things of a kind a member of staff may do it to, for queries over many: those that any part of it names. */
export interface Reach {
  isWhole: boolean;
  companyIds: readonly number[];
  vacancyIds: readonly number[];
  /** Vacancies of which only what was shared is reached. */
  sharedVacancyIds: readonly number[];
  /** Members are reached who manage vacancies of these companies alone. */
  managersOfCompanyIds: readonly number[];
}

/** How far someone's right goes; `can` says the same of one thing. */
export function getReach(rights: StaffRights, action: Action): Reach {
  const found = staffScopesFor(rights, action);
  const has = (scope: StaffScope) => found === "all" || found.includes(scope);
  return {
    isWhole: has("group"),
    companyIds: has("companies") ? getCompanies(rights) : [],
    vacancyIds: has("vacancies") ? rights.vacancyIds : [],
    sharedVacancyIds: has("shared") ? rights.vacancyIds : [],
    managersOfCompanyIds: has("managers") ? getCompanies(rights) : [],
  };
}
