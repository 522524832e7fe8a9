import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { inLanguage } from "../../../../i18n/language.server.ts";
import { OutcomeNotice } from "./outcome-notice.tsx";

test.each([
  ["id", "1.234 lowongan dihapus dari simpanan"],
  ["en", "1,234 vacancies removed from saved"],
] as const)("a thousand and more has the separators of %s", async (language, text) => {
  const outcome = { status: "removed", count: 1234 } as const;
  const html = await inLanguage(language, async () => renderToStaticMarkup(createElement(OutcomeNotice, { outcome })));
  expect(html).toContain(text);
});
