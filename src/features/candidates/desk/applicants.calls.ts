import type { z } from "zod";
import { defineDeskCall } from "../../../contract/call.ts";
import type { FacetsQuery, FilterQuery, ListQuery, rowAnswer } from "./applicants.schema.ts";

type Api = typeof import("./list/list.api.server.ts");

export type ApplicantRow = z.infer<typeof rowAnswer>;
export type ApplicantList = z.infer<Api["listAnswer"]>;
export type ApplicantTabs = z.infer<Api["tabsAnswer"]>;
export type ApplicantFacets = z.infer<Api["facetsAnswer"]>["data"];

export const listApplicantsCall = defineDeskCall<{ query: ListQuery }, ApplicantList>()({
  method: "GET",
  path: "staff/applications",
  needs: "candidate.read",
  who: "staff",
});

export const applicantTabsCall = defineDeskCall<{ query: FilterQuery }, z.infer<Api["tabsAnswer"]>>()({
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

export const applicantFacetsCall = defineDeskCall<{ query: FacetsQuery }, z.infer<Api["facetsAnswer"]>>()({
  method: "GET",
  path: "staff/applications/facets",
  needs: "candidate.read",
  who: "staff",
});
