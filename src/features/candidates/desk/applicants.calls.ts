import type { z } from "zod";
import { defineDeskCall } from "../../../contract/call.ts";
import type { FilterQuery, facetsAnswer, ListQuery, listAnswer, rowAnswer, tabsAnswer } from "./applicants.schema.ts";

export type ApplicantRow = z.infer<typeof rowAnswer>;
export type ApplicantList = z.infer<typeof listAnswer>;
export type ApplicantTabs = z.infer<typeof tabsAnswer>;
export type ApplicantFacets = z.infer<typeof facetsAnswer>["data"];

export const listApplicantsCall = defineDeskCall<{ query: ListQuery }, ApplicantList>()({
  method: "GET",
  path: "staff/applications",
  needs: "candidate.read",
  who: "staff",
});

export const applicantTabsCall = defineDeskCall<{ query: FilterQuery }, z.infer<typeof tabsAnswer>>()({
  method: "GET",
  path: "staff/applications/tabs",
  needs: "candidate.read",
  who: "staff",
});

/** A vacancy's applications by tab: each phase of its plan, then those that ended. */
export const getPhasesCall = defineDeskCall<{ path: { id: number } }, Pick<ApplicantTabs, "data">>()({
  method: "GET",
  path: "staff/vacancies/{id}/phases",
  needs: "candidate.read",
  who: "staff",
});

export const applicantFacetsCall = defineDeskCall<{ query: FilterQuery }, z.infer<typeof facetsAnswer>>()({
  method: "GET",
  path: "staff/applications/facets",
  needs: "candidate.read",
  who: "staff",
});
