// Shows: N5, promise 13
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { inLanguage } from "../../../../i18n/language.server.ts";
import { ConsentsCard } from "./consents-card.tsx";

const ended = {
  code: "data-use",
  version: 2,
  isCurrent: false,
  givenAt: "2026-01-05T09:00:00+07:00",
  withdrawnAt: "2026-11-26T09:00:00+07:00",
} as const;

async function rendered(lang: "id" | "en", replacedBy: number | null): Promise<string> {
  const card = (
    <MemoryRouter>
      <ConsentsCard consents={[{ ...ended, replacedBy }]} />
    </MemoryRouter>
  );
  return (await inLanguage(lang, async () => renderToString(card)))
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("\u00a0", " ");
}

test.each([
  ["id", 3, "Diganti versi 3, 26 November 2026", "Ditarik"],
  ["id", null, "Ditarik 26 November 2026", "Diganti"],
  ["en", 3, "Replaced by version 3, 26 November 2026", "Withdrawn"],
  ["en", null, "Withdrawn 26 November 2026", "Replaced"],
] as const)("in %s a consent that version %s replaced reads: %s", async (lang, replacedBy, words, others) => {
  const text = await rendered(lang, replacedBy);
  expect(text).toContain(words);
  expect(text).not.toContain(others);
});
