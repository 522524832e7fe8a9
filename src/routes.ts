import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { candidateRouteId } from "./features/candidates/desk/page/candidate-route-id.ts";
import { deskLayoutId } from "./features/identity/desk/desk-layout-id.ts";

/** The applicants' pages, with the specification's numbers. Matching ignores case and a trailing slash; `{title+}` is `*`. */
const portal = [
  index("features/content/portal/home/home.route.tsx"), // R1
  route("tentang-kami", "features/content/portal/pages/about.route.tsx"), // R18
  route("program-kami", "features/content/portal/pages/programs.route.tsx"), // R19
  route("syarat-dan-ketentuan", "features/content/portal/pages/terms.route.tsx"), // R32

  // Vacancies and companies
  route("lowongan", "features/vacancies/portal/list/vacancy-list.route.tsx"), // R20
  route("staff/preview/:code", "features/vacancies/portal/preview.route.tsx"), // F12
  route("lowongan/lowongan-detail-page/:id/*", "features/vacancies/portal/detail/vacancy-detail.route.tsx"), // R21
  route("activity", "features/vacancies/portal/activity/activity.route.tsx"), // R22
  route(
    "mr/lowongan/lowongan-detail-page/:id?/:title?/:activityCode?",
    "features/vacancies/portal/activity/media-link.route.tsx",
  ), // R23
  route("lowongan/simpan", "features/vacancies/portal/save/save.route.tsx"), // V7
  route("lowongan/kabari", "features/alerts/portal/keep/keep.route.tsx"),
  route("account/alerts", "features/alerts/portal/manage/own-alerts.route.tsx"),
  route("alerts/:code", "features/alerts/portal/manage/alerts-by-code.route.tsx"),
  route("alerts/confirm/:code", "features/alerts/portal/confirm.route.tsx"),
  route("alerts/go/:code/:id?", "features/alerts/portal/follow.route.ts"),
  route("lowongan/company-detail/:id", "features/companies/portal/company-detail.route.tsx"), // R24

  // Agenda
  route("agenda", "features/agenda/portal/agenda.route.tsx"), // R27
  route("agenda/agenda-detail/:id", "features/agenda/portal/detail/event.route.tsx"), // R28
  route("agenda/agenda-detail/:id/room", "features/agenda/portal/room.route.tsx"), // S20
  route("agenda/agenda-detail/:id/calendar.ics", "features/agenda/portal/event-calendar.route.ts"),

  // Content
  route("berita-artikel", "features/content/portal/news/news-list.route.tsx"), // R25
  route("berita-artikel/berita-artikel-detail/:id", "features/content/portal/news/news-item.route.tsx"), // R26

  // Accounts
  route("signin", "features/identity/portal/sign-in/sign-in.route.tsx"), // R3
  route("signup", "features/identity/portal/sign-up/sign-up.route.tsx"), // R4
  route("signup/virtue", "features/identity/portal/sign-up/sign-up.route.tsx", { id: "sign-up-virtue" }), // R5
  route("forgot-password", "features/identity/portal/forgot-password/forgot-password.route.tsx"), // R6
  route("forgot-password/virtue", "features/identity/portal/forgot-password/forgot-password.route.tsx", {
    id: "forgot-virtue",
  }), // R7
  route("account/change-password", "features/identity/portal/change-password/change-password.route.tsx"), // R12
  route("mfa", "features/identity/portal/two-step/two-step.route.tsx"), // R39
  route("account/confirm", "features/identity/portal/confirm/confirm.route.tsx"),
  route("account/activation/resend", "features/identity/portal/activation/resend.route.tsx"), // R15
  route("account/confirmation/:id", "features/identity/portal/activation/confirmation.route.tsx"), // R16
  route("account/confirmation/virtue/:id", "features/identity/portal/activation/confirmation.route.tsx", {
    id: "confirmation-virtue",
  }), // R17
  route("account/confirmation/:id/not-mine", "features/account/portal/delete/not-mine.route.tsx"),
  route("signout", "features/identity/portal/sign-out/sign-out.route.tsx"), // A8

  // Help centre
  route("pusat-bantuan", "features/help/portal/help-home.route.tsx"), // R29
  route("pusat-bantuan/detail/:id", "features/help/portal/help-category.route.tsx"), // R30
  route("pusat-bantuan/search", "features/help/portal/help-search.route.tsx"), // R31

  // Letters, an addition
  route("cek-surat", "features/letters/portal/check/check.route.tsx"),

  // Resume
  route("profile-resume", "features/resumes/portal/edit/edit-resume.route.tsx"), // R8
  route("signup/profile-resume/:source?", "features/resumes/portal/complete/complete-resume.route.tsx"), // R9

  // Applying and after
  route("lowongan/profile-resume", "features/applications/portal/review/review.route.tsx"), // R10
  route("lowongan/profile-resume/virtue", "features/applications/portal/fair-check.route.tsx"), // R11
  route("account/bookmark", "features/applications/portal/saved/saved.route.tsx"), // R14
  route("account/history", "features/applications/portal/history/history.route.tsx"), // R13
  route("account/notifications", "features/applications/portal/notifications/notifications.route.tsx"),
  route("account/history/:id", "features/applications/portal/summary/summary.route.tsx"),
  route("account/history/:id/form", "features/applications/portal/form-request.route.tsx"),
  route("NPS/Application", "features/surveys/portal/answer/survey.route.tsx"), // R2
  route("form-star", "features/interviews/portal/page/star.route.tsx"), // R35

  // Invitations; whatever comes after them in the address is ignored ("not exact")
  route(
    "recruitmentprocess/invitation/:phase/:action/:code/calendar.ics",
    "features/invitations/portal/invitation/invitation-calendar.route.ts",
  ),
  route(
    "recruitmentprocess/invitation/:phase/:action/:code/*",
    "features/invitations/portal/invitation/invitation.route.tsx",
  ), // R36
  route("recruitmentprocess/invitetojoin/:action/:code?/:media?/*", "features/invitations/portal/join.route.tsx"), // R37

  // The extended application form
  route("flk1", "features/extended-forms/portal/page/flk1.route.tsx"), // R33
  route("flk2", "features/extended-forms/portal/page/flk2.route.tsx"), // R34

  // What a letter of vacancies leads to, an addition
  route("berhenti-surat/:code", "features/alerts/portal/digest/stop.route.tsx"),

  // My account, an addition
  route("account/my-account", "features/account/portal/page/my-account.route.tsx"),
  route("account/my-account/json-resume", "features/account/portal/json-resume/json-resume.route.tsx"),
  route("account/my-account/resume.json", "features/account/portal/json-resume/json-resume-file.route.ts"),
  route("account/my-account/download", "features/account/portal/download.route.ts"),
  route("account/my-account/delete", "features/account/portal/delete/delete.route.tsx"),
  route("account/deleted", "features/account/portal/delete/deleted.route.tsx"),

  // The shell's own
  route("language", "features/portal-shell/language.route.ts"), // S6
  route("theme", "features/portal-shell/theme.route.ts"),
  route("test", "features/portal-shell/self-check.route.tsx"), // R38
  route("*", "features/portal-shell/errors/not-found.route.tsx"), // R40
];

/** The desk's pages for anyone who may come: signing in, and what a mailed invitation opens. */
const deskEntry = [
  route("staff/signin", "features/identity/desk/sign-in.route.tsx"),
  route("staff/invite/:token", "features/identity/desk/invite.route.tsx"),
  route("staff/demo/:token", "features/identity/desk/sample-link.route.tsx"),
  route("staff/forgot", "features/identity/desk/forgot/forgot.route.tsx"),
  route("staff/reset/:token", "features/identity/desk/forgot/reset.route.tsx"),
  route("staff/unlock", "features/identity/desk/proof/unlock.route.tsx"),
  route("staff/step-up", "features/identity/desk/proof/step-up.route.tsx"),
];

/** The desk's pages, for staff alone. */
const desk = [
  route("staff", "features/workday/desk/day.route.tsx"),
  route("staff/vacancies", "features/vacancies/desk/list/vacancies.route.tsx"),
  route("staff/vacancies/:id", "features/vacancies/desk/overview/overview.route.tsx"),
  route("staff/vacancies/:id/links", "features/vacancies/desk/links/links.route.tsx"),
  route("staff/vacancies/:id/questions", "features/vacancies/desk/questions/questions.route.tsx"), // F17
  route("staff/vacancies/:id/criteria", "features/vacancies/desk/criteria/criteria.route.tsx"), // F37
  route("staff/vacancies/:id/edit", "features/vacancies/desk/editor/editor.route.tsx"),
  route("staff/notices", "features/notifications/desk/notices.route.tsx"), // F36
  route("staff/conflicts", "features/vacancies/desk/conflicts/conflicts.route.tsx"), // F44
  route("staff/conflicts/:id", "features/vacancies/desk/conflicts/choose.route.tsx"), // F44
  route("staff/people", "features/staff/desk/people.route.tsx"),
  route("staff/companies/:id?", "features/companies/desk/companies.route.tsx"),
  route("staff/held", "features/decisions/desk/held/held.route.tsx"),
  route("staff/jobs", "features/bulk-actions/desk/jobs.route.tsx"), // F33
  route("staff/jobs/new", "features/bulk-actions/desk/new/new-job.route.tsx"), // F33, F35
  route("staff/jobs/:id", "features/bulk-actions/desk/one/job.route.tsx"), // F33
  route("staff/end-reasons", "features/decisions/desk/end-reasons/end-reasons.route.tsx"),
  route("staff/search-words", "features/vacancies/desk/search-words/search-words.route.tsx"),
  route("staff/trail", "features/audit/desk/trail.route.tsx"),
  route("staff/me", "features/staff/desk/me/me.route.tsx"),
  route("staff/applications", "features/candidates/desk/list/applications.route.tsx"), // F19
  route("staff/compare", "features/candidates/desk/compare/compare.route.tsx"), // F27
  route("staff/applications/:id", "features/candidates/desk/page/candidate.route.tsx", { id: candidateRouteId }), // F24
  route("staff/vacancies/:id/applicants", "features/candidates/desk/list/vacancy-applicants.route.tsx"), // F19
  route("staff/*", "features/desk-shell/not-found.route.tsx"),
];

/** Every page within the layout that surrounds it. */
export default [
  layout("features/desk-shell/bare.layout.route.tsx", deskEntry),
  route("staff/signout", "features/identity/desk/sign-out.route.ts"),
  layout("features/desk-shell/desk.layout.route.tsx", { id: deskLayoutId }, [
    layout("features/desk-shell/desk-pages.layout.route.tsx", desk),
  ]),
  layout("features/portal-shell/portal.layout.route.tsx", portal),
] satisfies RouteConfig;
