// Straight from the tasks: a command runs before the first build, when there are no messages yet.
import { eventPack } from "../features/agenda/pack/event-pack.server.ts";
import { companyPack } from "../features/companies/pack/company-pack.server.ts";
import { fairPart } from "../features/content/fair/pack/fair-part.server.ts";
import { newsPack } from "../features/content/news/pack/news-pack.server.ts";
import { pagePack } from "../features/content/pages/pack/page-pack.server.ts";
import { logoPack } from "../features/content/site/logo-pack.server.ts";
import { sitePack } from "../features/content/site/site-pack.server.ts";
import { helpPart } from "../features/help-centre/pack/help-part.server.ts";
import { starPart } from "../features/interviews/pack/star-part.server.ts";
import { surveyPart } from "../features/surveys/pack/survey-part.server.ts";
import { activityLinkPack } from "../features/vacancies/activity/activity-link-pack.server.ts";
import { tidySearch } from "../features/vacancies/closing/tidy-search.server.ts";
import { findByCompanyName } from "../features/vacancies/import/find-by-company-name.server.ts";
import { vacancyPack } from "../features/vacancies/pack/vacancy-pack.server.ts";
import type { PackPart } from "../platform/content-pack/pack-part.ts";

/** What a content pack may hold, in the order in which it is stored: a later part may refer to an earlier one. */
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
