import type { z } from "zod";
import { smallBody } from "../../../contract/body-limits.ts";
import { defineCall } from "../../../contract/call.ts";
import type { Category } from "../vacancy.ts";
import type { selectionPhase, vacancyAnswer, vacancyDetail, vacancyItem, vacancyQuestion } from "./vacancy.schema.ts";

type ActivityApi = typeof import("./activity/activity.api.server.ts");
type SavingApi = typeof import("./save/saving.api.server.ts");
type SuggestionsApi = typeof import("./suggestions.api.server.ts");
type VacanciesApi = typeof import("./vacancies.api.server.ts");
type StartingPlacesApi = typeof import("./search/starting-places.api.server.ts");

export type VacancyItem = z.infer<typeof vacancyItem>;
export type VacancyDetail = z.infer<typeof vacancyDetail>;
export type VacancyQuestion = z.infer<typeof vacancyQuestion>;
export type SelectionPhase = z.infer<typeof selectionPhase>;
export type VacancyAnswer = z.infer<typeof vacancyAnswer>;
export type VacancyListRequest = z.infer<VacanciesApi["vacancyListRequest"]>;
export type VacancyListAnswer = z.infer<VacanciesApi["vacancyListAnswer"]>;
export type Suggestion = z.infer<SuggestionsApi["suggestionsAnswer"]>["data"][number];
export type SearchChoicesRequest = z.infer<VacanciesApi["searchChoicesRequest"]>;
export type StartingPlace = z.infer<StartingPlacesApi["startingPlacesAnswer"]>["data"][number];
export type SearchChoices = z.infer<VacanciesApi["searchChoicesAnswer"]>["data"];

/** Details of the refusal `vacancy-closed`; nulls where there never was such a vacancy. */
export interface VacancyClosed {
  closedAt: string | null;
  title: string | null;
  companyName: string | null;
  /** Our addition: the company's id. */
  branchId: number | null;
  /** Our additions: what kind of work it was, for a job alert on the next one. */
  departmentID: number | null;
  category: Category | null;
  /** Our addition: whether the asking applicant saved it. */
  isSaved: boolean;
  relatedJob: VacancyItem[];
}

/** Open vacancies that fit the filters. A guest with `isMatch` is refused (401 `sign-in-required`). */
export const listVacancies = defineCall<VacancyListRequest, VacancyListAnswer>()({
  method: "POST",
  path: "lowongan-page/{lang}",
  needs: "vacancy.read",
  who: "guest",
  limits: smallBody,
});

/**
 * Companies, functions, levels, places, kinds of employment and salaries to filter by, each with its open vacancies
 * within the other filters and the text, and the most frequent titles.
 */
export const getSearchChoices = defineCall<SearchChoicesRequest, z.infer<VacanciesApi["searchChoicesAnswer"]>>()({
  method: "GET",
  path: "search-dropdown/{lang}",
  needs: "vacancy.read",
  who: "guest",
});

/** Our addition: titles, companies, places and codes of open vacancies that go on as a text begins. */
export const getSuggestions = defineCall<
  z.infer<SuggestionsApi["suggestionsRequest"]>,
  z.infer<SuggestionsApi["suggestionsAnswer"]>
>()({
  method: "GET",
  path: "search-suggestions/{lang}",
  needs: "vacancy.read",
  who: "guest",
});

/** Our addition: provinces, regencies and cities that one may start from (`NearId` of a list). */
export const getStartingPlaces = defineCall<
  z.infer<StartingPlacesApi["startingPlacesRequest"]>,
  z.infer<StartingPlacesApi["startingPlacesAnswer"]>
>()({
  method: "GET",
  path: "starting-places/{lang}",
  needs: "vacancy.read",
  who: "guest",
});

/** Our addition: several vacancies as lists show them, with the working days until an answer and what they ask. */
export const getVacancies = defineCall<
  z.infer<VacanciesApi["vacanciesRequest"]>,
  z.infer<VacanciesApi["vacanciesAnswer"]>
>()({
  method: "GET",
  path: "vacancies/{lang}",
  needs: "vacancy.read",
  who: "guest",
});

/** One open vacancy and at most four like it; else `vacancy-closed`. */
export const getVacancy = defineCall<
  z.infer<VacanciesApi["vacancyRequest"]>,
  z.infer<typeof vacancyAnswer>,
  VacancyClosed
>()({
  method: "GET",
  path: "lowongan-detail/{id}/{lang}",
  needs: "vacancy.read",
  who: "guest",
});

/** A vacancy as it would be published, by a code that the desk made (our addition). */
export const getPreview = defineCall<{ path: { code: string; lang: string } }, z.infer<typeof vacancyAnswer>>()({
  method: "GET",
  path: "vacancy-preview/{code}/{lang}",
  needs: "vacancy.preview",
  who: "guest",
});

/** Keeps a vacancy for later; saving twice is success. `UserLogin` is one's own user name, else 403. */
export const saveVacancy = defineCall<z.infer<SavingApi["saveRequest"]>, z.infer<SavingApi["saveAnswer"]>>()({
  method: "POST",
  path: "save-vacancy",
  needs: "saved-vacancy.edit",
  who: "applicant",
  limits: smallBody,
});

/** Keeps it no longer; what is not saved is success too. */
export const unsaveVacancy = defineCall<z.infer<SavingApi["saveRequest"]>, z.infer<SavingApi["saveAnswer"]>>()({
  method: "POST",
  path: "unsave-vacancy",
  needs: "saved-vacancy.edit",
  who: "applicant",
  limits: smallBody,
});

/** An applicant's saved vacancies, the last saved first, open and closed. */
export const getSavedVacancies = defineCall<
  z.infer<SavingApi["savedListRequest"]>,
  z.infer<SavingApi["savedListAnswer"]>
>()({
  method: "POST",
  path: "get-saved-vacancy",
  needs: "saved-vacancy.read",
  who: "applicant",
  limits: smallBody,
});

/**
 * What a refused link carries: `link-not-yet-open` when it opens (our addition), `vacancy-closed` what the vacancy was,
 * `link-expired` of what kind.
 */
export interface ActivityRefused extends VacancyClosed {
  opensAt: string;
}

/** A vacancy by an activity link; else `link-expired`, `link-not-yet-open`, `link-invalid` or `vacancy-closed`. */
export const getActivity = defineCall<
  z.infer<ActivityApi["activityRequest"]>,
  z.infer<ActivityApi["activityAnswer"]>,
  ActivityRefused
>()({
  method: "GET",
  path: "activity/{id}/{lang}",
  needs: "activity-link.follow",
  who: "guest",
});
