import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "../../../../../tests/support/database.ts";
import { sendTo } from "../../../../../tests/support/endpoints.ts";
import { loadSample } from "../../../../../tests/support/sample.ts";
import { migrations } from "../../../../app/migrations.ts";
import type { Database } from "../../../../platform/database/database.ts";
import { seedMasterData } from "../../../reference-data/load/load-master-data.server.ts";
import { seedFunctions } from "../../../vacancies/put/ensure-functions.server.ts";
import { privacySection } from "../../pages/content-page.ts";
import { contentPageAnswer, pageEndpoints } from "./pages.api.server.ts";
import { programsInShort } from "./read-page.server.ts";

const calls = {
  about: "GET tentang-kami-page/{lang}",
  programs: "GET program-kami-page/{lang}",
  terms: "GET front-end/terms-page/{lang}",
} as const;

let database: Database;
afterAll(() => database.close());

async function page(name: keyof typeof calls, language: "id" | "en" = "id") {
  const { answer, shown } = await sendTo(pageEndpoints({ database }))(calls[name], { language });
  return { ...contentPageAnswer.parse(answer).data, shown };
}

const getWords = (sections: readonly { heading: string; body: string }[]) =>
  sections.map(({ heading, body }) => `${heading} ${body}`).join(" ");

/** The statements that §1 requires, in each language. */
const services = {
  id: [
    "pencarian",
    "undangan seleksi",
    "formulir lamaran",
    "status seleksi",
    "pendaftaran acara",
    "forum diskusi karier",
  ],
  en: ["searching", "invitation", "application form", "recruitment status", "event registration", "discussion forum"],
} as const;
const privacy = {
  id: [
    "gratis",
    "sampai Anda meminta penghapusan",
    "di luar negeri",
    "perusahaan",
    "pihak ketiga",
    "arbitrase di ibu kota",
  ],
  en: [
    "free",
    "until you ask us to delete it",
    "outside the country",
    "companies",
    "third parties",
    "arbitration in the",
  ],
} as const;
const rights = {
  id: ["memperbaiki", "menghapus", "menarik persetujuan"],
  en: ["correct", "delet", "withdraw"],
} as const;

describe.each(["an empty database", "the sample content"])("with %s", (content) => {
  beforeAll(async () => {
    database = await testDatabase(migrations);
    if (content === "an empty database") return;
    await seedMasterData(database);
    await seedFunctions(database);
    await loadSample(database, new Date());
  });

  // Shows: V18
  test.each(["id", "en"] as const)("the terms say in %s all that the specification wants said", async (language) => {
    const { sections, description, shown } = await page("terms", language);
    const words = getWords(sections).toLowerCase();
    for (const heading of [...services[language], ...privacy[language], ...rights[language]]) {
      expect(words).toContain(heading.toLowerCase());
    }
    expect(description).not.toBe("");
    expect(sections.map(({ id }) => id)).toContain(privacySection);
    expect(shown).toEqual(["page:terms"]);
  });

  test.each(["id", "en"] as const)(
    "about us and the programmes have a title and a sentence in %s",
    async (language) => {
      for (const name of ["about", "programs"] as const) {
        const { title, description } = await page(name, language);
        expect([title, description]).not.toContain("");
      }
    },
  );
});

test("the sample's programmes come with their facts, and in short for the home page", async () => {
  const { sections, updatedAt } = await page("programs", "en");
  expect(sections[0]).toMatchObject({
    ...{ id: "benang-muda", layout: "programme", tag: "New graduates", url: "/lowongan?jenjang=1", imageUrl: null },
    items: [{ title: "For" }, { title: "Length", text: "18 months" }, { title: "Intake" }],
  });
  expect(updatedAt).toBe("2026-11-12T00:00:00+07:00");
  expect(await programsInShort(database.db, "id")).toMatchObject([
    { id: "benang-muda", title: "Benang Muda", imageUrl: null, url: "/program-kami#benang-muda" },
    { id: "magang-karya" },
    { id: "vokasi-tapak" },
  ]);
});

test("the sample says nothing in one language only", async () => {
  for (const name of ["about", "programs", "terms"] as const) {
    const [id, en] = [await page(name, "id"), await page(name, "en")];
    expect(en.sections.map((section) => section.id)).toEqual(id.sections.map((section) => section.id));
    const saysNothing = (sections: typeof id.sections) => sections.map(({ body }) => body === "");
    expect(saysNothing(en.sections)).toEqual(saysNothing(id.sections));
  }
});
