import { describe, expect, it } from "vitest";
import { companyMark, dyes, initials, nameHash } from "./company-mark.ts";

describe("a company's mark", () => {
  it.each([
    ["Arus Kirana Logistik", "AK"],
    ["PT Ladang Arunika Lestari Tbk", "LA"],
    ["PT. Bentang Nusa (Persero)", "BN"],
    ["dana wastra", "DW"],
    ["Śūnya", "Ś"],
    ["", ""],
  ])("shortens %o to %o", (name, expected) => {
    expect(initials(name)).toBe(expected);
  });

  it("comes from a hash that must not change, or companies change their colours", () => {
    expect(nameHash("Arus Kirana Logistik")).toBe(2430635523);
    expect(companyMark("Arus Kirana Logistik")).toEqual({ dye: "laut", pattern: "kawung", initials: "AK" });
  });

  it("lets a stored choice win over the name", () => {
    expect(companyMark("Griya Tirta Laras", { dye: "soga", pattern: "kawung" })).toEqual({
      dye: "soga",
      pattern: "kawung",
      initials: "GT",
    });
  });

  it("spreads many names over all dyes", () => {
    const used = new Set(Array.from({ length: 200 }, (_, number) => companyMark(`Perusahaan ${number}`).dye));
    expect(used.size).toBe(dyes.length);
  });
});
