import { companyPack, logoPack } from "../features/content/import/company-pack.server.ts";
import { eventPack } from "../features/content/import/event-pack.server.ts";
import { fairPart } from "../features/content/import/fair-part.server.ts";
import { helpPart } from "../features/content/import/help-part.server.ts";
import { newsPack } from "../features/content/import/news-pack.server.ts";
import { pagePack } from "../features/content/import/page-pack.server.ts";
import { sitePack } from "../features/content/import/site-pack.server.ts";
import { starPart } from "../features/content/import/star-part.server.ts";
import { surveyPart } from "../features/content/import/survey-part.server.ts";
import { activityLinkPack } from "../features/content/import/vacancies/activity-link-pack.server.ts";
import { vacancyPack } from "../features/content/import/vacancies/vacancy-pack.server.ts";
import { tidySearch } from "../features/vacancies/close-vacancies.server.ts";
import { findByCompanyName } from "../features/vacancies/import/find-by-company-name.server.ts";
import type { PackPart } from "../platform/operations/content-pack/pack-part.ts";

/** Parts of a content pack, in the order in which they are stored: a later part may refer to an earlier one. */
export const contentParts: readonly PackPart[] = [
  helpPart,
  eventPack,
  companyPack(findByCompanyName, tidySearch),
  vacancyPack,
  activityLinkPack,
  fairPart,
  newsPack,
  pagePack,
  surveyPart,
  starPart,
  logoPack,
  sitePack,
];
