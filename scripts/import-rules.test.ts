import { afterAll, beforeAll, expect, test } from "vitest";
import { type LintedHouse, lintedHouse } from "../tests/support/linted-house.ts";

let house: LintedHouse;
beforeAll(() => {
  house = lintedHouse();
});
afterAll(() => house.remove());

const use = (what: string) => `import { a } from "${what}";\nexport const b = a;\n`;

const forbidden: readonly (readonly [string, string, string])[] = [
  ["src/platform/mail/outbox.ts", "../../domain/people/people.server.ts", "nothing of the product"],
  ["src/platform/mail/outbox.ts", "../../portal/account/account.server.ts", "nothing of the product"],
  ["src/platform/mail/outbox.ts", "react", "knows React"],
  ["src/ui/actions/button.tsx", "../../contract/client.ts", "knows no data"],
  ["src/ui/actions/button.tsx", "../../domain/vacancies/vacancy.ts", "nothing of the product"],
  ["src/contract/endpoint.server.ts", "../platform/database/database.ts", "knows no platform"],
  ["src/domain/people/sign-in/sign-in.ts", "../../resumes/resume.ts", "as a port"],
  ["src/domain/drafts/drafts.server.ts", "../interviews/interviews.server.ts", "as a port"],
  ["src/domain/documents/documents.server.ts", "../resumes/resumes.server.ts", "as a port"],
  ["src/domain/people/people.server.ts", "../applications/applications.server.ts", "as a port"],
  ["src/domain/applications/applications.server.ts", "../personal-data/personal-data.server.ts", "as a port"],
  ["src/domain/vacancies/vacancy.ts", "../../portal/finding/card/card-data.ts", "none of those who look at it"],
  ["src/domain/vacancies/vacancies.server.ts", "../../desk/vacancies/list.ts", "none of those who look at it"],
  ["src/domain/vacancies/vacancies.server.ts", "../../integration/vacancies/columns.ts", "none of those who look"],
  ["src/domain/vacancies/vacancies.server.ts", "../../server/app.ts", "stands on top"],
  ["src/domain/vacancies/vacancy.ts", "react", "knows React"],
  ["src/domain/vacancies/vacancy.ts", "../../ui/actions/button.tsx", "knows React"],
  ["src/domain/vacancies/vacancy.ts", "../../platform/database/database.ts", "knows no platform"],
  ["src/domain/people/people.server.ts", "../../contract/request-context.ts", "no HTTP and no page"],
  ["src/domain/people/people.server.ts", "hono", "no HTTP and no page"],
  ["src/domain/people/people.server.ts", "./accounts.calls.ts", "no wire names"],
  ["src/domain/resumes/resumes.server.ts", "../people/applicant.store.server.ts", "its own"],
  ["src/domain/resumes/resume.queries.server.ts", "../../contract/reply.ts", "knows no HTTP"],
  ["src/domain/resumes/rules/phone.ts", "../../people/email.ts", "its own"],
  ["src/domain/resumes/rules/phone.ts", "../../people/password/password.ts", "its own"],
  ["src/domain/resumes/fields.schema.ts", "../people/account-fields.schema.ts", "its own"],
  ["src/domain/resumes/read/read-profile.server.ts", "../../people/devices/devices.server.ts", "its own"],
  ["src/domain/resumes/resume.queries.server.ts", "../people/session/session.store.server.ts", "its own"],
  ["src/domain/resumes/resume.tables.ts", "../people/migrations/2026-11-21-accounts.ts", "its own"],
  ["src/portal/finding/list/card.tsx", "../../../domain/vacancies/vacancy-path.ts", "its own"],
  ["src/portal/finding/list/card.css.ts", "../../../domain/vacancies/search/filter-words.ts", "its own"],
  ["src/portal/account/sign-in/form.tsx", "../../../domain/people/account-fields.schema.ts", "its own"],
  ["src/portal/account/sign-in/form.schema.ts", "../../../domain/people/account-fields.schema.ts", "its own"],
  ["src/portal/account/load.server.ts", "../../domain/people/devices/devices.server.ts", "its own"],
  ["src/portal/account/load.server.ts", "../../domain/people/applicant.store.server.ts", "its own"],
  ["src/portal/account/accounts.api.server.ts", "../../domain/people/sign-in/sign-in.server.ts", "its own"],
  ["src/portal/account/accounts.calls.ts", "../../domain/people/sign-in/sign-in.ts", "its own"],
  ["src/portal/account/accounts.calls.ts", "../../domain/people/people.tables.ts", "its own"],
  ["src/desk/day/day.tsx", "../../domain/vacancies/vacancy.ts", "its own"],
  [
    "src/integration/feeds/atom-feed.server.ts",
    "../../domain/vacancies/feeds/feed-vacancies.store.server.ts",
    "its own",
  ],
  ["src/server/endpoints.ts", "../domain/people/sign-in/sign-in.server.ts", "its own"],
  ["src/root.tsx", "./domain/people/email.ts", "its own"],
  ["scripts/migrate.ts", "../src/domain/people/people.tables.ts", "its own"],
  ["src/portal/finding/list/card.tsx", "../../../server/app.ts", "stands on top"],
  ["src/portal/finding/list/card.tsx", "../../../platform/database/database.ts", "knows no platform"],
  ["src/portal/finding/list/card.tsx", "../../../desk/vacancies/table.tsx", "never meets"],
  ["src/portal/finding/list/card.tsx", "../../shell/footer/footer.tsx", "as a port"],
  ["src/portal/finding/feeds.server.ts", "../../integration/feeds/atom-feed.server.ts", "never meets"],
  ["src/portal/resume/resumes.api.server.ts", "kysely", "holds no SQL"],
  ["src/portal/resume/load.server.ts", "kysely", "SQL is the domain's"],
  ["src/portal/resume/resumes.api.server.ts", "../../domain/resumes/resume.store.server.ts", "touches no store"],
  ["src/portal/resume/resume.calls.ts", "./resume.schema.ts", "costs the browser nothing"],
  ["src/portal/resume/edit/edit.tsx", "../../my-account/page/device-icons.ts", "as a port"],
  ["src/portal/shell/footer.tsx", "../../server/app.ts", "stands on top"],
  ["src/desk/day/day.tsx", "../../portal/finding/card/vacancy-card.tsx", "never meets"],
  ["src/desk/day/day.server.ts", "kysely", "SQL is the domain's"],
  ["src/integration/feeds/atom-feed.server.ts", "../../portal/finding/card/card-data.ts", "never meets"],
  ["src/integration/progress/import.server.ts", "kysely", "SQL is the domain's"],
];

const allowed: readonly (readonly [string, string])[] = [
  ["src/domain/resumes/resumes.server.ts", "../people/people.server.ts"],
  ["src/domain/resumes/read/read-profile.server.ts", "../../people/people.ts"],
  ["src/domain/resumes/fields.schema.ts", "../people/people.schema.ts"],
  ["src/domain/resumes/resume.queries.server.ts", "kysely"],
  ["src/domain/resumes/resume.queries.server.ts", "../people/people.tables.ts"],
  ["src/domain/resumes/resume.queries.server.ts", "./read/read-profile.server.ts"],
  ["src/domain/resumes/read/read-profile.server.ts", "../resume.store.server.ts"],
  ["src/domain/people/sign-in/sign-in.test.ts", "../../resumes/rules/phone.ts"],
  ["src/portal/account/sign-in/form.tsx", "../../../domain/people/people.ts"],
  ["src/portal/account/sign-in/form.tsx", "../../../domain/people/people.schema.ts"],
  ["src/portal/account/sign-in/sign-in.test.ts", "../../../domain/people/email.ts"],
  ["src/server/migrations.ts", "../domain/people/migrations/2026-11-21-accounts.ts"],
  ["src/portal/my-account/my-account.api.server.ts", "../account/confirm/confirm-path.ts"],
  ["src/portal/my-account/my-account.api.server.ts", "../../domain/people/people.server.ts"],
  ["src/integration/feeds/atom-feed.server.ts", "../../domain/vacancies/vacancies.server.ts"],
  ["src/server/endpoints.ts", "../portal/account/accounts.api.server.ts"],
];

let said: string[];
beforeAll(() => {
  said = house.lint([...forbidden, ...allowed].map(([file, imported]) => [file, use(imported)]));
});

test.each(forbidden.map((row, place) => [...row, place] as const))(
  "%s may not import %s",
  (_file, _imported, reason, place) => {
    expect(said[place]).toContain(reason);
  },
);

test.each(allowed.map((row, place) => [...row, place] as const))("%s may import %s", (_file, _imported, place) => {
  expect(said[forbidden.length + place]).not.toContain("no-restricted-imports");
});
