import { createApp } from "../../src/app/app.ts";
import { migrations } from "../../src/app/migrations.ts";
import { createLog } from "../../src/platform/log/log.ts";
import { companyBrowser } from "./company-browser.ts";
import { type Colleague, startCompanyProvider } from "./company-provider.ts";
import { testPlatform } from "./platform.ts";

/** A site whose staff sign in by the company's provider. */
export async function companySite(env: Record<string, string> = {}) {
  let callback = "";
  const company = await startCompanyProvider(() => callback);
  const log: string[] = [];
  const destination = { write: (line: string) => void log.push(line) };
  const options = { migrations, env: { ...company.env, ...env }, log: createLog({ level: "info", destination }) };
  const platform = await testPlatform(options);
  callback = `${platform.settings.publicUrl}/api/v1/staff/oidc/callback`;
  const app = createApp(platform);
  const browser = () => companyBrowser({ app, publicUrl: platform.settings.publicUrl, issuer: company.issuer });
  let made = 0;

  return {
    ...{ company, platform, app, browser, log },
    aColleague(overrides: Partial<Colleague> = {}): Colleague {
      made += 1;
      const person = { sub: `orang-${made}`, email: `rekan${made}@contoh.id`, email_verified: true, name: "Dewi" };
      return { ...person, groups: ["hr"], ...overrides };
    },
    /** Signs someone in by the provider. `at` is the page that the way ends at. */
    async signedIn(person: Colleague, query = "") {
      company.person = person;
      const own = browser();
      return { ...own, at: await own.follow(own.start(query)) };
    },
    async stop() {
      await platform.close();
      await company.stop();
    },
  };
}
