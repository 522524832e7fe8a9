/** Who did something: a member of staff, a machine's key, an operator's command, the site on its own. */
export const trailActorKinds = ["staff", "key", "command", "system"] as const;
export type TrailActorKind = (typeof trailActorKinds)[number];

export interface TrailActor {
  kind: TrailActorKind;
  /** null for commands and the site itself. */
  id: number | null;
}

/** An operator at the machine, by `npm run staff` or an import. */
export const byCommand: TrailActor = { kind: "command", id: null };

export const trailThingKinds = [
  "member",
  "company",
  "vacancy",
  "application",
  "end-reason",
  "search-word",
  "job",
  "conflict",
] as const;
export type TrailThingKind = (typeof trailThingKinds)[number];

/** Subjects of the trail for administrators: staff and settings. */
export const settingsThings: readonly TrailThingKind[] = ["member", "company", "end-reason", "search-word"];

/** Everything that the trail records, by what was done to what. */
export const trailActions = [
  "member.invited",
  "member.invited-again",
  "member.came",
  "member.roles-changed",
  "member.admin-kept",
  "member.suspended",
  "member.restored",
  "member.second-step-reset",
  "member.sessions-ended",
  "member.sample-link-made",
  "company.settings-changed",
  "application.act-held",
  "application.act-undone",
  "application.act-released",
  "application.act-dropped",
  "end-reason.added",
  "end-reason.changed",
  "search-word.added",
  "search-word.removed",
  "search-word.function-mapped",
  "vacancy.created",
  "vacancy.edited",
  "vacancy.submitted",
  "vacancy.returned",
  "vacancy.published",
  "vacancy.unscheduled",
  "vacancy.opened",
  "vacancy.closed",
  "vacancy.extended",
  "vacancy.archived",
  "vacancy.duplicated",
  "vacancy.deleted",
  "vacancy.taken-over",
  "vacancy.plan-changed",
  "conflict.raised",
  "conflict.kept-ours",
  "conflict.took-theirs",
  "vacancy.questions-changed",
  "vacancy.criteria-changed",
  "vacancy.team-changed",
  "candidates.listed",
  "candidate.read",
  "candidate.pages-limited",
  "candidate.cv-read",
  "candidate.cv-downloaded",
  "candidate.photo-read",
  "candidate.star-form-read",
  "candidate.form-read",
  "candidate.starred",
  "candidate.shared",
  "candidate.unshared",
  "candidate.revealed",
  "vacancy.link-added",
  "vacancy.link-changed",
  "candidates.exported",
  "job.started",
  "job.stopped",
  "job.undone",
  "note.written",
  "note.changed",
  "note.deleted",
  "scorecard.asked",
  "scorecard.sent",
  "scorecard.amended",
  "trail.read",
  "trail.verified",
] as const;
export type TrailAction = (typeof trailActions)[number];

export function isTrailAction(text: string): text is TrailAction {
  return trailActions.some((action) => action === text);
}

/** The entry's details; no person's values, neither here nor in the names of fields. */
export interface NewTrailEntry {
  actor: TrailActor;
  action: TrailAction;
  /** The row of the policies that let them, such as "member.administer". */
  needed: string;
  requestId: string;
  thing?: { kind: TrailThingKind; id: number };
  companyId?: number;
  /** Whose data it is about. */
  applicantIds?: readonly number[];
  reason?: string;
  /** Names of changed fields. */
  fields?: readonly string[];
}

/** Where an entry comes from, as far as a request or a command says. */
export type DoneBy = Pick<NewTrailEntry, "actor" | "requestId">;

export interface TrailEntry {
  id: number;
  at: Date;
  actor: TrailActor;
  needed: string;
  action: TrailAction;
  thing: { kind: TrailThingKind; id: number } | null;
  companyId: number | null;
  reason: string | null;
  requestId: string;
  fields: readonly string[];
  applicantIds: readonly number[];
}

/** The parts of a person that someone opened (recruiting §11). */
export const looks = ["list", "page", "cv", "photo", "form", "star", "thread", "export", "key"] as const;
export type Look = (typeof looks)[number];
