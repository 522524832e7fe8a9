import { tidySearch } from "../domain/vacancies/closing/tidy-search.server.ts";
import { eventPack } from "../integration/content/agenda/event-pack.server.ts";
import { companyPack } from "../integration/content/companies/company-pack.server.ts";
import { fairPart } from "../integration/content/fair/fair-part.server.ts";
import { helpPart } from "../integration/content/help/help-part.server.ts";
import { starPart } from "../integration/content/interviews/star-part.server.ts";
import { newsPack } from "../integration/content/news/news-pack.server.ts";
import { pagePack } from "../integration/content/pages/page-pack.server.ts";
import { logoPack } from "../integration/content/site/logo-pack.server.ts";
import { sitePack } from "../integration/content/site/site-pack.server.ts";
import { surveyPart } from "../integration/content/surveys/survey-part.server.ts";
import { activityLinkPack } from "../integration/content/vacancies/activity-link-pack.server.ts";
import { vacancyPack } from "../integration/content/vacancies/vacancy-pack.server.ts";
import { findByCompanyName } from "../integration/vacancies/find-by-company-name.server.ts";
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
