import { defineConfig } from "@playwright/test";
import { chromiumPath } from "./scripts/browser.ts";

const executablePath = chromiumPath();
const args = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"];
/** Letters as wide as with a window; the browser without one would fit them to whole pixels. */
const asWithWindow = "--font-render-hinting=none";

/** Tests that depend on the database run on both kinds; tests of how pages look do not. */
const onServer = process.env["TEST_DATABASE_URL"] !== undefined;

export default defineConfig({
  testDir: "tests/journeys",
  globalSetup: "./tests/support/prepared-site.ts",
  testMatch: onServer ? /(applicant-way|applying-faults)\.spec\.ts$/ : /\.spec\.ts$/,
  ...(onServer && { grepInvert: /by keyboard alone/ }),
  outputDir: "test-results",
  fullyParallel: true,
  // A third gains nothing on two processors, and what is limited in time fails beside it.
  workers: 2,
  // These three only end what hangs: a busy machine takes several times as long.
  timeout: 900_000,
  expect: { timeout: 120_000 },
  forbidOnly: true,
  use: {
    actionTimeout: 120_000,
    launchOptions: { executablePath, args: [...args, asWithWindow, "--disable-component-update", "--disable-sync"] },
    trace: "off",
    locale: "id-ID",
    timezoneId: "Asia/Jakarta",
  },
});
