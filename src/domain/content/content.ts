export {
  badgeRule,
  isBadgeShown,
  nextSlide,
  paragraphCount,
  previousSlide,
  type Slide,
  slideShow,
  type TalentProgramme,
} from "./fair/talent-programme.ts";
export {
  lastNewsPage,
  type NewsTab,
  type NewsType,
  newsPerPage,
  newsTabs,
  newsTypes,
  readingMinutes,
} from "./news/news.ts";
export { newsListPath, newsPath, parseNewsList } from "./news/news-path.ts";
export { layouts, type PageName, pageNames, pagePaths, privacySection } from "./pages/content-page.ts";
