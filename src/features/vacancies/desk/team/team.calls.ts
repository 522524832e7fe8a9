import { smallBody } from "../../../../contract/body-limits.ts";
import { defineDeskCall } from "../../../../contract/call.ts";
import type { Named, OfVacancy } from "../vacancies.calls.ts";

/** Whose a vacancy is. */
export interface TeamAnswer {
  /** The vacancy's. */
  version: number;
  owner: Named | null;
  managers: Named[];
  /** Whom anyone who asks may put there; null where they may put nobody. */
  choices: { owners: Named[]; managers: Named[] } | null;
}

export interface TeamBody extends Record<string, unknown> {
  ownerId: number | null;
  managerIds: number[];
}

export const getTeam = defineDeskCall<OfVacancy, TeamAnswer>()({
  method: "GET",
  path: "staff/vacancies/{id}/team",
  needs: "posting.read",
  who: "staff",
});

export const putTeamCall = defineDeskCall<OfVacancy & { body: TeamBody }, TeamAnswer>()({
  method: "PUT",
  path: "staff/vacancies/{id}/team",
  needs: "posting.edit",
  who: "staff",
  limits: smallBody,
  needsProof: ["managerIds"],
  versioned: true,
});
