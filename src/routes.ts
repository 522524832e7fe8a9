import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { deskLayoutId } from "./desk/shell/desk-layout-id.ts";

/** The applicants' pages, with the specification's numbers. Matching ignores case and a trailing slash; `{title+}` is `*`. */
const portal = [
  index("portal/reading/home/home.route.tsx"), // R1
  route("tentang-kami", "portal/reading/pages/about/about.route.tsx"), // R18
  route("program-kami", "portal/reading/pages/programs/programs.route.tsx"), // R19
  route("syarat-dan-ketentuan", "portal/reading/pages/terms/terms.route.tsx"), // R32

  // Vacancies and companies
  route("lowongan", "portal/finding/list/vacancy-list.route.tsx"), // R20
  route("staff/preview/:code", "portal/finding/preview/preview.route.tsx"), // F12
  route("lowongan/lowongan-detail-page/:id/*", "portal/finding/detail/vacancy-detail.route.tsx"), // R21
  route("activity", "portal/finding/activity/activity.route.tsx"), // R22
  route("mr/lowongan/lowongan-detail-page/:id?/:title?/:activityCode?", "portal/finding/activity/media-link.route.tsx"), // R23
  route("lowongan/simpan", "portal/finding/save/save.route.tsx"), // V7
  route("lowongan/kabari", "portal/alerts/keep/keep.route.tsx"),
  route("account/alerts", "portal/alerts/manage/own-alerts.route.tsx"),
  route("alerts/:code", "portal/alerts/manage/alerts-by-code.route.tsx"),
  route("alerts/confirm/:code", "portal/alerts/confirm/confirm.route.tsx"),
  route("alerts/go/:code/:id?", "portal/alerts/follow/follow.route.ts"),
  route("lowongan/company-detail/:id", "portal/finding/company/company-detail.route.tsx"), // R24

  // Agenda
  route("agenda", "portal/reading/agenda/list/agenda.route.tsx"), // R27
  route("agenda/agenda-detail/:id", "portal/reading/agenda/detail/event.route.tsx"), // R28
  route("agenda/agenda-detail/:id/room", "portal/reading/agenda/room/room.route.tsx"), // S20
  route("agenda/agenda-detail/:id/calendar.ics", "portal/reading/agenda/calendar/event-calendar.route.ts"),

  // Content
  route("berita-artikel", "portal/reading/news/list/news-list.route.tsx"), // R25
  route("berita-artikel/berita-artikel-detail/:id", "portal/reading/news/detail/news-item.route.tsx"), // R26

  // Accounts
  route("signin", "portal/account/sign-in/sign-in.route.tsx"), // R3
  route("signup", "portal/account/sign-up/sign-up.route.tsx"), // R4
  route("signup/virtue", "portal/account/sign-up/sign-up.route.tsx", { id: "sign-up-virtue" }), // R5
  route("forgot-password", "portal/account/forgot-password/forgot-password.route.tsx"), // R6
  route("forgot-password/virtue", "portal/account/forgot-password/forgot-password.route.tsx", {
    id: "forgot-virtue",
  }), // R7
  route("account/change-password", "portal/account/change-password/change-password.route.tsx"), // R12
  route("mfa", "portal/account/two-step/two-step.route.tsx"), // R39
  route("account/confirm", "portal/account/confirm/confirm.route.tsx"),
  route("account/activation/resend", "portal/account/activation/resend.route.tsx"), // R15
  route("account/confirmation/:id", "portal/account/activation/confirmation.route.tsx"), // R16
  route("account/confirmation/virtue/:id", "portal/account/activation/confirmation.route.tsx", {
    id: "confirmation-virtue",
  }), // R17
  route("account/confirmation/:id/not-mine", "portal/my-account/delete/not-mine.route.tsx"),
  route("signout", "portal/account/sign-out/sign-out.route.tsx"), // A8

  // Help centre
  route("pusat-bantuan", "portal/reading/help/home/help-home.route.tsx"), // R29
  route("pusat-bantuan/detail/:id", "portal/reading/help/category/help-category.route.tsx"), // R30
  route("pusat-bantuan/search", "portal/reading/help/find/help-search.route.tsx"), // R31

  // Letters, an addition
  route("cek-surat", "portal/reading/letters/check/check.route.tsx"),

  // Resume
  route("profile-resume", "portal/resume/edit/edit-resume.route.tsx"), // R8
  route("signup/profile-resume/:source?", "portal/resume/complete/complete-resume.route.tsx"), // R9

  // Applying and after
  route("lowongan/profile-resume", "portal/applying/review/review.route.tsx"), // R10
  route("lowongan/profile-resume/virtue", "portal/applying/fair-check/fair-check.route.tsx"), // R11
  route("account/bookmark", "portal/applying/saved/saved.route.tsx"), // R14
  route("account/history", "portal/my-applications/history/history.route.tsx"), // R13
  route("account/notifications", "portal/my-applications/notifications/notifications.route.tsx"),
  route("account/history/:id", "portal/my-applications/summary/summary.route.tsx"),
  route("account/history/:id/form", "portal/my-applications/given-form/form-request.route.tsx"),
  route("NPS/Application", "portal/my-applications/survey/answer/survey.route.tsx"), // R2
  route("form-star", "portal/my-applications/star-form/page/star.route.tsx"), // R35

  // Invitations; whatever comes after them in the address is ignored ("not exact")
  route(
    "recruitmentprocess/invitation/:phase/:action/:code/calendar.ics",
    "portal/my-applications/invitation/invitation/invitation-calendar.route.ts",
  ),
  route(
    "recruitmentprocess/invitation/:phase/:action/:code/*",
    "portal/my-applications/invitation/invitation/invitation.route.tsx",
  ), // R36
  route(
    "recruitmentprocess/invitetojoin/:action/:code?/:media?/*",
    "portal/my-applications/invitation/join/join.route.tsx",
  ), // R37

  // The extended application form
  route("flk1", "portal/extended-form/page/flk1.route.tsx"), // R33
  route("flk2", "portal/extended-form/page/flk2.route.tsx"), // R34

  // What a letter of vacancies leads to, an addition
  route("berhenti-surat/:code", "portal/vacancy-letters/stop/stop.route.tsx"),

  // My account, an addition
  route("account/my-account", "portal/my-account/page/my-account.route.tsx"),
  route("account/my-account/json-resume", "portal/my-account/json-resume/json-resume.route.tsx"),
  route("account/my-account/resume.json", "portal/my-account/json-resume/json-resume-file.route.ts"),
  route("account/my-account/download", "portal/my-account/export/download.route.ts"),
  route("account/my-account/delete", "portal/my-account/delete/delete.route.tsx"),
  route("account/deleted", "portal/my-account/delete/deleted.route.tsx"),

  // The shell's own
  route("language", "portal/shell/language/language.route.ts"), // S6
  route("theme", "portal/shell/theme/theme.route.ts"),
  route("test", "portal/shell/self-check/self-check.route.tsx"), // R38
  route("*", "portal/shell/errors/not-found.route.tsx"), // R40
];

/** The desk's pages for whoever may come: signing in, and what a mailed invitation opens. */
const deskEntry = [
  route("staff/signin", "desk/account/sign-in.route.tsx"),
  route("staff/invite/:token", "desk/account/invite.route.tsx"),
  route("staff/demo/:token", "desk/account/sample-link.route.tsx"),
  route("staff/forgot", "desk/account/forgot/forgot.route.tsx"),
  route("staff/reset/:token", "desk/account/forgot/reset.route.tsx"),
  route("staff/unlock", "desk/account/proof/unlock.route.tsx"),
  route("staff/step-up", "desk/account/proof/step-up.route.tsx"),
];

/** The desk's pages, for staff alone. */
const desk = [
  route("staff", "desk/day/day.route.tsx"),
  route("staff/vacancies", "desk/vacancies/list/vacancies.route.tsx"),
  route("staff/vacancies/:id", "desk/vacancies/overview/overview.route.tsx"),
  route("staff/vacancies/:id/links", "desk/vacancies/links/links.route.tsx"),
  route("staff/vacancies/:id/questions", "desk/vacancies/questions/questions.route.tsx"), // F17
  route("staff/vacancies/:id/criteria", "desk/vacancies/criteria/criteria.route.tsx"), // F37
  route("staff/vacancies/:id/edit", "desk/vacancies/editor/editor.route.tsx"),
  route("staff/notices", "desk/notices/notices.route.tsx"), // F36
  route("staff/conflicts", "desk/conflicts/list/conflicts.route.tsx"), // F44
  route("staff/conflicts/:id", "desk/conflicts/choose/choose.route.tsx"), // F44
  route("staff/people", "desk/people/people.route.tsx"),
  route("staff/companies/:id?", "desk/companies/companies.route.tsx"),
  route("staff/applications/:id/decide", "desk/acts/decide/decide.route.tsx"),
  route("staff/held", "desk/acts/held/held.route.tsx"),
  route("staff/jobs", "desk/jobs/list/jobs.route.tsx"), // F33
  route("staff/jobs/new", "desk/jobs/new/new-job.route.tsx"), // F33, F35
  route("staff/jobs/:id", "desk/jobs/one/job.route.tsx"), // F33
  route("staff/end-reasons", "desk/end-reasons/end-reasons.route.tsx"),
  route("staff/trail", "desk/trail/trail.route.tsx"),
  route("staff/me", "desk/me/me.route.tsx"),
  route("staff/applications", "desk/applicants/list/applications.route.tsx"), // F19
  route("staff/compare", "desk/applicants/compare/compare.route.tsx"), // F27
  route("staff/applications/:id", "desk/applicants/page/candidate.route.tsx"), // F24
  route("staff/vacancies/:id/applicants", "desk/applicants/list/vacancy-applicants.route.tsx"), // F19
  route("staff/*", "desk/shell/not-found.route.tsx"),
];

/** Every page within the layout that surrounds it. */
export default [
  layout("desk/shell/bare.layout.route.tsx", deskEntry),
  route("staff/signout", "desk/account/sign-out.route.ts"),
  layout("desk/shell/desk.layout.route.tsx", { id: deskLayoutId }, desk),
  layout("portal/shell/portal.layout.route.tsx", portal),
] satisfies RouteConfig;
