import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../../../src/routes.ts";

/** Who may open a page, and an address of it. */
export interface PageRule {
  /** As `src/routes.ts` names it; "" is the home page. */
  path: string;
  who: "everyone" | "applicant" | "staff";
  /** Below the base path, with whatever a good visit of it holds. */
  open: string;
}

const page = (path: string, open = `/${path}`): PageRule => ({ path, who: "everyone", open });
const guarded = (path: string, open = `/${path}`): PageRule => ({ path, who: "applicant", open });

const ofDesk = (path: string, open = `/${path}`): PageRule => ({ path, who: "staff", open });

/** There is no way to leave a page out: a new one is attacked the day it is added. */
export const pageRules: readonly PageRule[] = [
  page(""),
  page("tentang-kami"),
  page("program-kami"),
  page("syarat-dan-ketentuan"),
  page("lowongan"),
  page("lowongan/lowongan-detail-page/:id/*", "/lowongan/lowongan-detail-page/1/x"),
  page("activity", "/activity?code=x"),
  page("mr/lowongan/lowongan-detail-page/:id?/:title?/:activityCode?", "/mr/lowongan/lowongan-detail-page/1/x/y"),
  page("lowongan/simpan"),
  page("lowongan/kabari"),
  guarded("account/alerts"),
  page("alerts/:code", "/alerts/x"),
  page("alerts/confirm/:code", "/alerts/confirm/x"),
  page("alerts/go/:code/:id?", "/alerts/go/x/1"),
  page("lowongan/company-detail/:id", "/lowongan/company-detail/1"),
  page("agenda"),
  page("agenda/agenda-detail/:id", "/agenda/agenda-detail/1"),
  page("agenda/agenda-detail/:id/room", "/agenda/agenda-detail/1/room"),
  page("agenda/agenda-detail/:id/calendar.ics", "/agenda/agenda-detail/1/calendar.ics"),
  page("berita-artikel"),
  page("berita-artikel/berita-artikel-detail/:id", "/berita-artikel/berita-artikel-detail/1"),
  page("signin"),
  page("signup"),
  page("signup/virtue"),
  page("forgot-password"),
  page("forgot-password/virtue"),
  guarded("account/change-password"),
  guarded("mfa"),
  guarded("account/confirm", "/account/confirm?redirect=%2Fmfa"),
  page("account/activation/resend"),
  page("account/confirmation/:id", "/account/confirmation/x"),
  page("account/confirmation/virtue/:id", "/account/confirmation/virtue/x"),
  page("account/confirmation/:id/not-mine", "/account/confirmation/x/not-mine"),
  page("signout"),
  page("pusat-bantuan"),
  page("pusat-bantuan/detail/:id", "/pusat-bantuan/detail/1"),
  page("pusat-bantuan/search"),
  page("cek-surat"),
  guarded("profile-resume"),
  page("signup/profile-resume/:source?", "/signup/profile-resume"),
  guarded("lowongan/profile-resume", "/lowongan/profile-resume?vacancy=1"),
  guarded("lowongan/profile-resume/virtue", "/lowongan/profile-resume/virtue?vacancy=1"),
  guarded("account/bookmark"),
  guarded("account/history"),
  { ...guarded("account/history/:id"), open: "/account/history/1" },
  guarded("account/history/:id/form", "/account/history/1/form"),
  guarded("account/notifications"),
  guarded("NPS/Application", "/NPS/Application?id=x"),
  guarded("form-star", "/form-star?id=1"),
  page(
    "recruitmentprocess/invitation/:phase/:action/:code/calendar.ics",
    "/recruitmentprocess/invitation/screening/accept/x/calendar.ics",
  ),
  page("recruitmentprocess/invitation/:phase/:action/:code/*", "/recruitmentprocess/invitation/screening/accept/x"),
  page("recruitmentprocess/invitetojoin/:action/:code?/:media?/*", "/recruitmentprocess/invitetojoin/join/x/y"),
  page("berhenti-surat/:code", "/berhenti-surat/x"),
  guarded("flk1"),
  guarded("flk2"),
  guarded("account/my-account"),
  guarded("account/my-account/json-resume"),
  guarded("account/my-account/resume.json"),
  guarded("account/my-account/download"),
  guarded("account/my-account/delete"),
  page("account/deleted"),
  page("language"),
  page("theme"),
  page("test"),
  page("*", "/tidak-ada"),
  page("staff/preview/:code", "/staff/preview/x"),
  page("staff/signin"),
  page("staff/invite/:token", "/staff/invite/x"),
  page("staff/demo/:token", "/staff/demo/x"),
  page("staff/signout"),
  page("staff/forgot"),
  page("staff/reset/:token", "/staff/reset/x"),
  page("staff/unlock"),
  ofDesk("staff/step-up"),
  ofDesk("staff"),
  ofDesk("staff/vacancies"),
  ofDesk("staff/vacancies/:id", "/staff/vacancies/1"),
  ofDesk("staff/vacancies/:id/links", "/staff/vacancies/1/links"),
  ofDesk("staff/vacancies/:id/questions", "/staff/vacancies/1/questions"),
  ofDesk("staff/vacancies/:id/criteria", "/staff/vacancies/1/criteria"),
  ofDesk("staff/vacancies/:id/edit", "/staff/vacancies/1/edit"),
  ofDesk("staff/notices"),
  ofDesk("staff/conflicts"),
  ofDesk("staff/conflicts/:id", "/staff/conflicts/1"),
  ofDesk("staff/people"),
  ofDesk("staff/companies/:id?", "/staff/companies"),
  ofDesk("staff/held"),
  ofDesk("staff/jobs"),
  ofDesk("staff/jobs/new", "/staff/jobs/new?kind=move&ids=1&list="),
  ofDesk("staff/jobs/:id", "/staff/jobs/1"),
  ofDesk("staff/end-reasons"),
  ofDesk("staff/search-words"),
  ofDesk("staff/trail"),
  ofDesk("staff/me"),
  ofDesk("staff/applications"),
  ofDesk("staff/compare", "/staff/compare?ids=1,2"),
  ofDesk("staff/applications/:id", "/staff/applications/1"),
  ofDesk("staff/vacancies/:id/applicants", "/staff/vacancies/1/applicants"),
  ofDesk("staff/*", "/staff/tidak-ada"),
];

interface Page {
  path: string;
  /** Its module, below `src`. */
  file: string;
}

function getPages(entries: readonly RouteConfigEntry[], above = ""): Page[] {
  return entries.flatMap(({ path = "", file, children }) => {
    const here = [above, path].filter(Boolean).join("/");
    return children === undefined ? [{ path: here, file }] : getPages(children, here);
  });
}

/** Every page that the site has, as `src/routes.ts` names it. */
export const everyPage: readonly Page[] = getPages(routes);

/** Where a page shows what its address says: `TEXT` stands for that. */
export const reflecting: readonly string[] = [
  "/lowongan?vacancyTitle=TEXT",
  "/lowongan?company=TEXT",
  "/lowongan?choose=TEXT",
  "/lowongan?page=TEXT",
  "/pusat-bantuan/search?q=TEXT",
  "/pusat-bantuan/detail/1?sub=TEXT",
  "/signin?redirect=/TEXT",
  "/signin?social=TEXT&by=TEXT",
  "/signup?redirect=/TEXT",
  "/forgot-password?token=TEXT",
  "/account/confirmation/TEXT",
  "/account/confirmation/TEXT/not-mine",
  "/activity?code=TEXT",
  "/cek-surat?code=TEXT",
  "/signup?source=TEXT",
  "/recruitmentprocess/invitation/TEXT/TEXT/TEXT/TEXT",
  "/recruitmentprocess/invitetojoin/TEXT/TEXT/TEXT",
  "/mr/lowongan/lowongan-detail-page/1/x/TEXT",
  "/lowongan/lowongan-detail-page/1/TEXT",
  "/lowongan/lowongan-detail-page/1/x?media=TEXT",
  "/berhenti-surat/TEXT",
  "/agenda?tab=TEXT",
  "/berita-artikel?tab=TEXT",
  "/TEXT",
  "/?lang=TEXT",
];

/** Words of a request that say another host; no page believes them. */
export const forgedHosts: readonly Record<string, string>[] = [
  { host: "evil.example" },
  { "x-forwarded-host": "evil.example" },
  { "x-forwarded-host": "evil.example", "x-forwarded-proto": "http" },
  { forwarded: "host=evil.example;proto=http" },
  { "x-original-url": "//evil.example" },
  { "x-rewrite-url": "/account/history" },
  { "x-forwarded-prefix": "//evil.example" },
];
