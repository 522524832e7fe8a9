/** Every kind of public page, and the states that have a look of their own; each answers 200. */
export const publicPages = [
  "/",
  "/lowongan",
  "/lowongan?page=2",
  "/lowongan?vacancyTitle=zzzzzz",
  "/lowongan?choose=company",
  "/lowongan/lowongan-detail-page/1/apa-saja",
  "/lowongan/company-detail/1",
  "/berita-artikel",
  "/berita-artikel?page=2",
  "/berita-artikel/berita-artikel-detail/1",
  "/pusat-bantuan",
  "/pusat-bantuan/detail/1",
  "/pusat-bantuan/search",
  "/pusat-bantuan/search?q=lamaran",
  "/pusat-bantuan/search?q=zzzzzz",
  "/signin",
  "/signup",
  "/account/activation/resend",
] as const;

/** Pages that are there without any content. */
export const pagesWithoutContent = [
  "/",
  "/lowongan",
  "/lowongan?vacancyTitle=gudang",
  "/berita-artikel",
  "/pusat-bantuan",
  "/pusat-bantuan/search?q=lamaran",
  "/signin",
  "/signup",
] as const;
