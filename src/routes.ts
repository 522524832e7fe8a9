import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** Every page, with the specification's numbers. Matching ignores case and a trailing slash; `{title+}` is `*`. */
export default [
  index("features/content/home/home.route.tsx"), // R1
  route("tentang-kami", "features/content/pages/about/about.route.tsx"), // R18
  route("program-kami", "features/content/pages/programs/programs.route.tsx"), // R19
  route("syarat-dan-ketentuan", "features/content/pages/terms/terms.route.tsx"), // R32

  // Vacancies and companies
  route("lowongan", "features/vacancies/list/vacancy-list.route.tsx"), // R20
  route("lowongan/lowongan-detail-page/:id/*", "features/vacancies/detail/vacancy-detail.route.tsx"), // R21
  route("activity", "features/vacancies/activity/activity.route.tsx"), // R22
  route(
    "mr/lowongan/lowongan-detail-page/:id?/:title?/:activityCode?",
    "features/vacancies/activity/media-link.route.tsx",
  ), // R23
  route("lowongan/simpan", "features/vacancies/save/save.route.tsx"), // V7
  route("lowongan/company-detail/:id", "features/vacancies/company/company-detail.route.tsx"), // R24

  // Agenda
  route("agenda", "features/agenda/list/agenda.route.tsx"), // R27
  route("agenda/agenda-detail/:id", "features/agenda/detail/event.route.tsx"), // R28
  route("agenda/agenda-detail/:id/room", "features/agenda/room/room.route.tsx"), // S20
  route("agenda/agenda-detail/:id/calendar.ics", "features/agenda/calendar/event-calendar.route.ts"),

  // Content
  route("berita-artikel", "features/content/news/list/news-list.route.tsx"), // R25
  route("berita-artikel/berita-artikel-detail/:id", "features/content/news/detail/news-item.route.tsx"), // R26

  // Accounts
  route("signin", "features/accounts/sign-in/sign-in.route.tsx"), // R3
  route("signup", "features/accounts/sign-up/sign-up.route.tsx"), // R4
  route("signup/virtue", "features/accounts/sign-up/sign-up.route.tsx", { id: "sign-up-virtue" }), // R5
  route("forgot-password", "features/accounts/forgot-password/forgot-password.route.tsx"), // R6
  route("forgot-password/virtue", "features/accounts/forgot-password/forgot-password.route.tsx", {
    id: "forgot-virtue",
  }), // R7
  route("account/change-password", "features/accounts/change-password/change-password.route.tsx"), // R12
  route("mfa", "features/accounts/two-step/two-step.route.tsx"), // R39
  route("account/confirm", "features/accounts/confirm/confirm.route.tsx"),
  route("account/activation/resend", "features/accounts/activation/resend.route.tsx"), // R15
  route("account/confirmation/:id", "features/accounts/activation/confirmation.route.tsx"), // R16
  route("account/confirmation/virtue/:id", "features/accounts/activation/confirmation.route.tsx", {
    id: "confirmation-virtue",
  }), // R17
  route("account/confirmation/:id/not-mine", "features/my-account/delete/not-mine.route.tsx"),
  route("signout", "features/accounts/sign-out/sign-out.route.tsx"), // A8

  // Help centre
  route("pusat-bantuan", "features/help-centre/home/help-home.route.tsx"), // R29
  route("pusat-bantuan/detail/:id", "features/help-centre/category/help-category.route.tsx"), // R30
  route("pusat-bantuan/search", "features/help-centre/find/help-search.route.tsx"), // R31

  // Letters, an addition
  route("cek-surat", "features/letters/check/check.route.tsx"),

  // Resume
  route("profile-resume", "features/resumes/edit/edit-resume.route.tsx"), // R8
  route("signup/profile-resume/:source?", "features/resumes/complete/complete-resume.route.tsx"), // R9

  // Applying and after
  route("lowongan/profile-resume", "features/applications/review/review.route.tsx"), // R10
  route("lowongan/profile-resume/virtue", "features/applications/fair-check/fair-check.route.tsx"), // R11
  route("account/bookmark", "features/applications/saved/saved.route.tsx"), // R14
  route("account/history", "features/applications/history/history.route.tsx"), // R13
  route("account/notifications", "features/applications/notifications/notifications.route.tsx"),
  route("account/history/:id", "features/applications/summary/summary.route.tsx"),
  route("NPS/Application", "features/surveys/answer/survey.route.tsx"), // R2
  route("form-star", "features/interviews/page/star.route.tsx"), // R35

  // Invitations; whatever comes after them in the address is ignored ("not exact")
  route(
    "recruitmentprocess/invitation/:phase/:action/:code/calendar.ics",
    "features/invitations/invitation/invitation-calendar.route.ts",
  ),
  route("recruitmentprocess/invitation/:phase/:action/:code/*", "features/invitations/invitation/invitation.route.tsx"), // R36
  route("recruitmentprocess/invitetojoin/:action/:code?/:media?/*", "features/invitations/join/join.route.tsx"), // R37

  // The extended application form
  route("flk1", "features/extended-form/page/flk1.route.tsx"), // R33
  route("flk2", "features/extended-form/page/flk2.route.tsx"), // R34

  // My account, an addition
  route("account/my-account", "features/my-account/page/my-account.route.tsx"),
  route("account/my-account/json-resume", "features/my-account/json-resume/json-resume.route.tsx"),
  route("account/my-account/resume.json", "features/my-account/json-resume/json-resume-file.route.ts"),
  route("account/my-account/download", "features/my-account/export/download.route.ts"),
  route("account/my-account/delete", "features/my-account/delete/delete.route.tsx"),
  route("account/deleted", "features/my-account/delete/deleted.route.tsx"),

  // The shell's own
  route("language", "shell/language/language.route.ts"), // S6
  route("theme", "shell/theme/theme.route.ts"),
  route("test", "shell/self-check/self-check.route.tsx"), // R38
  route("*", "shell/errors/not-found.route.tsx"), // R40
] satisfies RouteConfig;
