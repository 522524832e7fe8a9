import type { z } from "zod";
import { smallBody } from "../../../contract/body-limits.ts";
import { defineCall } from "../../../contract/call.ts";
import type { Category } from "../vacancy.ts";
import type { activityAnswer, activityRequest } from "./activity/activity.schema.ts";
import type { saveAnswer, savedListAnswer, savedListRequest, saveRequest } from "./save/saving.schema.ts";
import type { suggestionsAnswer, suggestionsRequest } from "./suggest/suggestions.schema.ts";
import type {
  searchChoicesAnswer,
  searchChoicesRequest,
  selectionPhase,
  startingPlacesAnswer,
  startingPlacesRequest,
  vacanciesAnswer,
  vacanciesRequest,
  vacancyAnswer,
  vacancyDetail,
  vacancyItem,
  vacancyListAnswer,
  vacancyListRequest,
  vacancyQuestion,
  vacancyRequest,
} from "./vacancy.schema.ts";

export type VacancyItem = z.infer<typeof vacancyItem>;
export type VacancyDetail = z.infer<typeof vacancyDetail>;
export type VacancyQuestion = z.infer<typeof vacancyQuestion>;
export type SelectionPhase = z.infer<typeof selectionPhase>;
export type VacancyAnswer = z.infer<typeof vacancyAnswer>;
export type VacancyListRequest = z.infer<typeof vacancyListRequest>;
export type VacancyListAnswer = z.infer<typeof vacancyListAnswer>;
export type Suggestion = z.infer<typeof suggestionsAnswer>["data"][number];
export type SearchChoicesRequest = z.infer<typeof searchChoicesRequest>;
export type StartingPlace = z.infer<typeof startingPlacesAnswer>["data"][number];
export type SearchChoices = z.infer<typeof searchChoicesAnswer>["data"];

/** What a refusal `vacancy-closed` carries; nulls where there never was such a vacancy. */
export interface VacancyClosed {
  closedAt: string | null;
  title: string | null;
  companyName: string | null;
  /** Our addition: the company's id. */
  branchId: number | null;
  /** Our additions: what kind of work it was, so that one may be told of the next. */
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
export const getSearchChoices = defineCall<SearchChoicesRequest, z.infer<typeof searchChoicesAnswer>>()({
  method: "GET",
  path: "search-dropdown/{lang}",
  needs: "vacancy.read",
  who: "guest",
});

/** Our addition: titles, companies, places and codes of open vacancies that go on as a text begins. */
export const getSuggestions = defineCall<z.infer<typeof suggestionsRequest>, z.infer<typeof suggestionsAnswer>>()({
  method: "GET",
  path: "search-suggestions/{lang}",
  needs: "vacancy.read",
  who: "guest",
});

/** Our addition: provinces, regencies and cities that one may start from (`NearId` of a list). */
export const getStartingPlaces = defineCall<
  z.infer<typeof startingPlacesRequest>,
  z.infer<typeof startingPlacesAnswer>
>()({
  method: "GET",
  path: "starting-places/{lang}",
  needs: "vacancy.read",
  who: "guest",
});

/** Our addition: several vacancies as lists show them, with the working days until an answer and what they ask. */
export const getVacancies = defineCall<z.infer<typeof vacanciesRequest>, z.infer<typeof vacanciesAnswer>>()({
  method: "GET",
  path: "vacancies/{lang}",
  needs: "vacancy.read",
  who: "guest",
});

/** One open vacancy and at most four like it; else `vacancy-closed`. */
export const getVacancy = defineCall<z.infer<typeof vacancyRequest>, z.infer<typeof vacancyAnswer>, VacancyClosed>()({
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
export const saveVacancy = defineCall<z.infer<typeof saveRequest>, z.infer<typeof saveAnswer>>()({
  method: "POST",
  path: "save-vacancy",
  needs: "saved-vacancy.edit",
  who: "applicant",
  limits: smallBody,
});

/** Keeps it no longer; what is not saved is success too. */
export const unsaveVacancy = defineCall<z.infer<typeof saveRequest>, z.infer<typeof saveAnswer>>()({
  method: "POST",
  path: "unsave-vacancy",
  needs: "saved-vacancy.edit",
  who: "applicant",
  limits: smallBody,
});

/** What an applicant saved, the last saved first, open and closed. */
export const getSavedVacancies = defineCall<z.infer<typeof savedListRequest>, z.infer<typeof savedListAnswer>>()({
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
  z.infer<typeof activityRequest>,
  z.infer<typeof activityAnswer>,
  ActivityRefused
>()({
  method: "GET",
  path: "activity/{id}/{lang}",
  needs: "activity-link.follow",
  who: "guest",
});
