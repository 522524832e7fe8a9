export { type PutProgramme, putProgramme, tellPages } from "./fair/fair.store.server.ts";
export { readProgramme } from "./fair/read-programme.server.ts";
export {
  countNews,
  type NewsCardRow,
  type NewsRow,
  nearestNews,
  newsById,
  newsCards,
  newsOut,
  newsPage,
  type PutNews,
  putNewsItem,
  tellOfNews,
} from "./news/news.store.server.ts";
export { type PutPage, pageDays, putPage, type StoredSection, storedPage } from "./pages/pages.store.server.ts";
export { logoName, readLogo } from "./site/logo-file.server.ts";
export { storedSite } from "./site/site.server.ts";
export { hasLogo, type IncomingSite, logoDrawing, putLogo, putSite, toldSite } from "./site/site.store.server.ts";
