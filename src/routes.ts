import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** Every page, with the specification's numbers. Matching ignores case and a trailing slash; `{title+}` is `*`. */
export default [
  index("features/content/home/home.route.tsx"), // R1

  // Vacancies and companies
  route("lowongan", "features/vacancies/list/vacancy-list.route.tsx"), // R20
  route("lowongan/lowongan-detail-page/:id/*", "features/vacancies/detail/vacancy-detail.route.tsx"), // R21
  route("lowongan/simpan", "features/vacancies/save/save.route.tsx"), // V7
  route("lowongan/company-detail/:id", "features/vacancies/company/company-detail.route.tsx"), // R24

  // Content
  route("berita-artikel", "features/content/news/list/news-list.route.tsx"), // R25
  route("berita-artikel/berita-artikel-detail/:id", "features/content/news/detail/news-item.route.tsx"), // R26

  // Accounts
  route("signin", "features/accounts/sign-in/sign-in.route.tsx"), // R3
  route("signup", "features/accounts/sign-up/sign-up.route.tsx"), // R4
  route("account/activation/resend", "features/accounts/activation/resend.route.tsx"), // R15
  route("account/confirmation/:id", "features/accounts/activation/confirmation.route.tsx"), // R16
  route("signout", "features/accounts/sign-out/sign-out.route.tsx"), // A8

  // Help centre
  route("pusat-bantuan", "features/help-centre/home/help-home.route.tsx"), // R29
  route("pusat-bantuan/detail/:id", "features/help-centre/category/help-category.route.tsx"), // R30
  route("pusat-bantuan/search", "features/help-centre/find/help-search.route.tsx"), // R31

  // Resume
  route("profile-resume", "features/resumes/edit/edit-resume.route.tsx"), // R8
  route("signup/profile-resume/:source?", "features/resumes/complete/complete-resume.route.tsx"), // R9

  // Applying and after
  route("lowongan/profile-resume", "features/applications/review/review.route.tsx"), // R10
  route("account/history", "features/applications/history/history.route.tsx"), // R13

  // The shell's own
  route("language", "shell/language/language.route.ts"), // S6
  route("theme", "shell/theme/theme.route.ts"),
  route("test", "shell/self-check/self-check.route.tsx"), // R38
  route("*", "shell/errors/not-found.route.tsx"), // R40
] satisfies RouteConfig;
