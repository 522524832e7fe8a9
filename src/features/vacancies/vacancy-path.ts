/** A title as the end of an address: "Staf Pajak (Senior)" gives "staf-pajak-senior". */
export function titleSlug(title: string): string {
  const plain = title.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || "lowongan";
}

/** The one address of a vacancy (R21). */
export function vacancyPath(id: number, title: string): string {
  return `/lowongan/lowongan-detail-page/${id}/${titleSlug(title)}`;
}

/** A vacancy by an activity link whose address names it (R23). */
export function mediaLinkPath(id: number, title: string, activityCode: string): string {
  return `/mr${vacancyPath(id, title)}/${encodeURIComponent(activityCode)}`;
}

/** A company's page (R24). */
export function companyPath(id: number): string {
  return `/lowongan/company-detail/${id}`;
}
