/** The pages whose words come from the content pack: about us, our programmes, terms (R18, R19, R32). */
export const pageNames = ["about", "programs", "terms"] as const;
export type PageName = (typeof pageNames)[number];

/** How a section is shown: as text, as large numbers, as a list of years, or as a programme with facts. */
export const layouts = ["text", "numbers", "years", "programme"] as const;

/** Where each page lies. */
export const pagePaths = {
  about: "/tentang-kami",
  programs: "/program-kami",
  terms: "/syarat-dan-ketentuan",
} as const;

/** The section of the terms that the footer's privacy link leads to; whatever the terms say, they have it. */
export const privacySection = "data-pribadi";
