import { globSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type LintedHouse, lintedHouse } from "../tests/support/linted-house.ts";
import { deskOrder } from "./import-rules.ts";

let house: LintedHouse;
beforeAll(() => {
  house = lintedHouse();
});
afterAll(() => house.remove());

const use = (what: string) => `import { a } from "${what}";\nexport const b = a;\n`;

const forbidden: readonly (readonly [string, string, string])[] = [
  ["src/platform/mail/outbox.ts", "../../features/identity/email.ts", "knows no feature"],
  ["src/platform/mail/outbox.ts", "../../features/identity/portal/accounts.api.server.ts", "knows no feature"],
  ["src/platform/mail/outbox.ts", "../../app/app.ts", "nothing below imports them"],
  ["src/platform/mail/outbox.ts", "react", "knows React"],
  ["src/ui/actions/button.tsx", "../../contract/client.ts", "knows no data"],
  ["src/ui/actions/button.tsx", "../../features/vacancies/vacancy.ts", "knows no feature"],
  ["src/contract/endpoint.server.ts", "../platform/database/database.ts", "knows no platform"],
  ["src/features/identity/sign-in/sign-in.ts", "../../resumes/resume.ts", "as a port"],
  ["src/features/drafts/keep.server.ts", "../interviews/star.server.ts", "as a port"],
  ["src/features/documents/document.server.ts", "../resumes/resume.server.ts", "as a port"],
  ["src/features/identity/people.server.ts", "../applications/applications.server.ts", "as a port"],
  ["src/features/applications/submit.server.ts", "../../privacy/export/export.server.ts", "as a port"],
  ["src/features/vacancies/vacancy.ts", "./portal/card/card-data.ts", "no page and no file format"],
  ["src/features/vacancies/vacancy.server.ts", "./desk/list.ts", "no page and no file format"],
  ["src/features/vacancies/search/find.server.ts", "../desk/list.ts", "no page and no file format"],
  ["src/features/vacancies/vacancy.server.ts", "./import/columns.ts", "no page and no file format"],
  ["src/features/vacancies/vacancy.server.ts", "../../app/app.ts", "nothing below imports them"],
  ["src/features/vacancies/vacancy.ts", "react", "knows React"],
  ["src/features/vacancies/vacancy.ts", "../../ui/actions/button.tsx", "knows React"],
  ["src/features/vacancies/vacancy.ts", "../../platform/database/database.ts", "knows no platform"],
  ["src/features/identity/people.server.ts", "../../contract/request-context.ts", "no HTTP and no page"],
  ["src/features/identity/people.server.ts", "hono", "no HTTP and no page"],
  ["src/features/identity/people.server.ts", "./accounts.calls.ts", "no wire names"],
  ["src/features/resumes/read/read-profile.server.ts", "../../identity/session/session.store.server.ts", "is private"],
  ["src/features/resumes/resume.queries.server.ts", "../identity/session/session.store.server.ts", "is private"],
  ["src/features/resumes/resume.queries.server.ts", "../../contract/reply.ts", "knows no HTTP"],
  ["src/features/resumes/portal/load.server.ts", "kysely", "SQL belongs to"],
  ["src/features/resumes/portal/load.server.ts", "../resume.tables.ts", "SQL belongs to"],
  ["src/features/resumes/portal/resumes.api.server.ts", "../resume.store.server.ts", "SQL belongs to"],
  ["src/features/resumes/portal/resume.calls.ts", "./resume.schema.ts", "costs the browser nothing"],
  ["src/features/vacancies/portal/list/card.tsx", "../../../../app/app.ts", "nothing below imports them"],
  ["src/features/vacancies/portal/list/card.tsx", "../../../../platform/database/database.ts", "knows no platform"],
  ["src/features/vacancies/portal/list/card.tsx", "../../desk/table.tsx", "portal never imports"],
  ["src/features/vacancies/portal/feeds.server.ts", "../machines/atom-feed.server.ts", "portal never imports"],
  ["src/features/resumes/portal/edit/edit.tsx", "../../../account/portal/page/activity-card.tsx", "as a port"],
  ["src/features/vacancies/portal/list/card.tsx", "../../../portal-shell/footer/footer.tsx", "as a port"],
  ["src/features/portal-shell/footer.tsx", "../../app/app.ts", "nothing below imports them"],
  ["src/features/portal-shell/footer.tsx", "../desk-shell/rail.tsx", "portal never imports"],
  ["src/features/workday/desk/day.tsx", "../../vacancies/portal/card/vacancy-card.tsx", "desk never imports"],
  ["src/features/workday/desk/day.server.ts", "kysely", "SQL belongs to"],
  ["src/features/desk-shell/rail.tsx", "../portal-shell/footer/footer.tsx", "desk never imports"],
  ["src/features/desk-base/desk-page.ts", "../identity/desk/session.calls.ts", "as a port"],
  ["src/features/identity/desk/sign-in.tsx", "../../desk-shell/rail.tsx", "as a port"],
  ["src/features/vacancies/desk/list/row.tsx", "../../../candidates/desk/list/row.tsx", "as a port"],
  ["src/features/vacancies/machines/atom-feed.server.ts", "../portal/card/card-data.ts", "files never imports"],
  ["src/features/applications/import/import.server.ts", "kysely", "SQL belongs to"],
];

const allowed: readonly (readonly [string, string])[] = [
  ["src/features/resumes/read/read-profile.server.ts", "../../identity/email.ts"],
  ["src/features/resumes/fields.schema.ts", "../identity/account-fields.schema.ts"],
  ["src/features/resumes/resume.queries.server.ts", "kysely"],
  ["src/features/resumes/resume.queries.server.ts", "../identity/people.tables.ts"],
  ["src/features/resumes/resume.queries.server.ts", "../identity/applicant.queries.server.ts"],
  ["src/features/resumes/read/read-profile.server.ts", "../resume.store.server.ts"],
  ["src/features/identity/sign-in/sign-in.test.ts", "../../resumes/rules/phone.ts"],
  ["src/features/identity/portal/sign-in/form.tsx", "../../email.ts"],
  ["src/features/identity/portal/sign-in/form.tsx", "../../account-fields.schema.ts"],
  ["src/features/resumes/portal/resumes.api.server.ts", "../resume.queries.server.ts"],
  ["src/features/account/portal/my-account.api.server.ts", "../../identity/portal/confirm/confirm-path.ts"],
  ["src/features/vacancies/machines/atom-feed.server.ts", "../feeds/feed-vacancies.queries.server.ts"],
  ["src/features/candidates/desk/page/page.tsx", "../../../notes/desk/panel/notes-panel.tsx"],
  ["src/features/candidates/desk/list/row.tsx", "../../../vacancies/desk/vacancy-state.tsx"],
  ["src/app/migrations/accounts.ts", "../../features/identity/email.ts"],
  ["src/app/endpoints.ts", "../features/identity/portal/accounts.api.server.ts"],
];

let reports: string[];
beforeAll(() => {
  reports = house.lint([...forbidden, ...allowed].map(([file, imported]) => [file, use(imported)]));
});

test.each(forbidden.map((row, place) => [...row, place] as const))(
  "%s may not import %s",
  (_file, _imported, reason, place) => {
    expect(reports[place]).toContain(reason);
  },
);

test.each(allowed.map((row, place) => [...row, place] as const))("%s may import %s", (_file, _imported, place) => {
  expect(reports[forbidden.length + place]).not.toContain("no-restricted-imports");
});

test("the order of the desk has every feature with pages for recruiters", () => {
  const features = globSync("src/features/*/desk").map((folder) => folder.split("/")[2]);
  expect([...deskOrder].sort()).toEqual([...features, "desk-base", "desk-shell"].sort());
});
