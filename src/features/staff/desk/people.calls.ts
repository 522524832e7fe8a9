import { smallBody } from "../../../contract/body-limits.ts";
import { defineDeskCall } from "../../../contract/call.ts";
import type { Language } from "../../../i18n/language.ts";
import type { StaffRole } from "../../companies/roles/roles.ts";
import type { Page } from "../../desk-base/desk-page.ts";

/** A role with its whole scope. */
export interface Grant {
  role: StaffRole;
  companyIds: number[];
  vacancyIds: number[];
}

export const personStates = ["invited", "active", "suspended"] as const;

/** A member of staff as the desk shows them. */
export interface Person {
  id: number;
  name: string;
  email: string;
  language: Language;
  state: (typeof personStates)[number];
  roles: Grant[];
  lastSeenAt: string | null;
  /** Until when an invitation that was not followed works. */
  invitedUntil: string | null;
  version: number;
}

type PeopleQuery = {
  q?: string | undefined;
  role?: StaffRole | undefined;
  companyId?: number | undefined;
  state?: Person["state"] | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
};

/** A vacancy that may be chosen for a hiring manager. */
export interface VacancyChoice {
  id: number;
  code: string;
  title: string;
  company: string;
}

/** What someone who invites may give. */
export interface PeopleChoices {
  roles: StaffRole[];
  /** Those that the words find, the newest first, at most 20. */
  vacancies: VacancyChoice[];
  /** Those that were asked for by their ids. */
  chosen: VacancyChoice[];
}

/** Which roles and vacancies a form may offer to the person who asks. */
export const getPeopleChoices = defineDeskCall<
  { query: { q?: string | undefined; vacancyId?: number[] | undefined } },
  PeopleChoices
>()({
  method: "GET",
  path: "staff/people-choices",
  needs: "member.administer",
  who: "staff",
});

export const listPeople = defineDeskCall<{ query: PeopleQuery }, Page<Person>>()({
  method: "GET",
  path: "staff/people",
  needs: "member.read",
  who: "staff",
});

export const getPerson = defineDeskCall<{ path: { id: number } }, Person>()({
  method: "GET",
  path: "staff/people/{id}",
  needs: "member.read",
  who: "staff",
});

export const invitePerson = defineDeskCall<
  { body: { email: string; language: Language; roles: Grant[] } },
  { id: number; version: number }
>()({
  method: "POST",
  path: "staff/people",
  needs: "member.administer",
  who: "staff",
  limits: smallBody,
  creates: true,
  needsProof: true,
});

export const changePerson = defineDeskCall<
  { path: { id: number }; body: { roles?: Grant[] | undefined; state?: "active" | "suspended" | undefined } },
  Person
>()({
  method: "PATCH",
  path: "staff/people/{id}",
  needs: "member.administer",
  who: "staff",
  limits: smallBody,
  needsProof: true,
  versioned: true,
});

export const resendInvite = defineDeskCall<{ path: { id: number } }, null>()({
  method: "POST",
  path: "staff/people/{id}/resend",
  needs: "member.administer",
  who: "staff",
  body: "none",
});

export const resetPersonSecondStep = defineDeskCall<{ path: { id: number } }, null>()({
  method: "POST",
  path: "staff/people/{id}/reset-second-step",
  needs: "member.administer",
  who: "staff",
  body: "none",
  needsProof: true,
});
