import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { CompanyLogo } from "./company-logo.tsx";

it("a list of twelve generated logos costs less than 3 KB", () => {
  const names = Array.from({ length: 12 }, (_, number) => `PT Perusahaan ${number} Tbk`);
  const html = renderToString(names.map((name) => <CompanyLogo key={name} name={name} size={48} />));
  expect(html.length).toBeLessThan(3_000);
  expect(html).not.toContain("<svg");
});

it("a company's own picture takes the place of the woven mark", () => {
  const html = renderToString(<CompanyLogo name="Arus Kirana" src="/logo.png" />);
  expect(html).toContain('src="/logo.png"');
  expect(html).not.toContain("data-initials");
});
