import { cp } from "node:fs/promises";
import { migrations } from "../../src/app/migrations.ts";
import { seedWhenEmpty } from "../../src/app/seed.ts";
import { jakartaDay } from "../../src/i18n/calendar.ts";
import { type Seed, seedFiles } from "./database-template.ts";
import { type TestPlatform, type TestPlatformOptions, testPlatform } from "./platform.ts";

/** The sample content and the demonstration; of one day, because they count their days from it. */
export const sample: Seed = {
  name: `sample content of ${jakartaDay(new Date())}`,
  sources: ["src/**/*.ts", "content/**/*.*"],
  async seed(database, files) {
    const open = async () => ({ ...database, close: async () => {} });
    const platform = await testPlatform({ migrations, open, env: { SAMPLE_CONTENT: "true", DATA_DIR: files } });
    await seedWhenEmpty(platform);
    await platform.close();
  },
};

/** Puts the sample content's files where a site or a platform keeps its own. */
export const copySampleFiles = (dataDir: string) =>
  cp(seedFiles({ migrations, seed: sample }), dataDir, { recursive: true });

/** A platform with the sample content and generous limits. */
export async function samplePlatform(options: Omit<TestPlatformOptions, "migrations">): Promise<TestPlatform> {
  const env = { SAMPLE_CONTENT: "true", LIMITS_FACTOR: "1000", ...options.env };
  const platform = await testPlatform({ migrations, seed: sample, ...options, env });
  await copySampleFiles(platform.settings.dataDir);
  return platform;
}
