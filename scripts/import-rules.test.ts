import { afterAll, beforeAll, expect, test } from "vitest";
import { type LintedHouse, lintedHouse } from "../tests/support/linted-house.ts";

let house: LintedHouse;
beforeAll(() => {
  house = lintedHouse();
});
afterAll(() => house.remove());

const use = (what: string) => `import { a } from "${what}";\nexport const b = a;\n`;

test.each([
  ["src/platform/mail/outbox.ts", "../../features/accounts/accounts.server.ts", "knows no feature"],
  ["src/platform/mail/outbox.ts", "react", "knows no React"],
  ["src/ui/actions/button.tsx", "../../contract/client.ts", "knows no data"],
  ["src/contract/door.server.ts", "../platform/database/database.ts", "knows no platform"],
  ["src/features/accounts/sign-in/sign-in.ts", "../../resumes/resume.ts", "as a port"],
  ["src/features/accounts/accounts.server.ts", "../applications/applications.server.ts", "as a port"],
  ["src/features/applications/applications.server.ts", "../my-account/my-account.server.ts", "as a port"],
  ["src/features/vacancies/list/card.tsx", "../../../server/app.ts", "stand on top"],
  ["src/features/vacancies/list/card.tsx", "../../../platform/database/database.ts", "knows no platform"],
  ["src/features/resumes/resumes.server.ts", "../accounts/account.store.server.ts", "its own"],
  ["src/features/resumes/resume.store.server.ts", "../../contract/reply.ts", "knows no HTTP"],
  ["src/features/resumes/resumes.api.server.ts", "kysely", "holds no SQL"],
  ["src/features/resumes/resumes.api.server.ts", "./resume.store.server.ts", "touches no store"],
  ["src/features/resumes/resume.calls.ts", "./resume.schema.ts", "costs the browser nothing"],
  ["src/shell/footer.tsx", "../server/app.ts", "the server does not"],
])("%s may not import %s", (file, imported, reason) => {
  expect(house.lint(file, use(imported))).toContain(reason);
});

test.each([
  ["src/features/resumes/resumes.server.ts", "../accounts/accounts.server.ts"],
  ["src/features/resumes/resume.store.server.ts", "kysely"],
  ["src/features/my-account/my-account.api.server.ts", "../accounts/confirm-identity.server.ts"],
  ["src/server/doors.ts", "../features/accounts/accounts.api.server.ts"],
])("%s may import %s", (file, imported) => {
  expect(house.lint(file, use(imported))).not.toContain("no-restricted-imports");
});
