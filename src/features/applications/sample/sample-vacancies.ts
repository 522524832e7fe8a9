/** A vacancy of the sample content that the desk works on. */
export interface SampleVacancy {
  code: string;
  /** One is still led by the hiring system. */
  lead: "desk" | "import";
  /** Who somebody is stays hidden up to a phase. */
  isBlind: boolean;
}

/** Three of each company; the first is the busiest. */
const codes = [
  ...["AKL-2611-004", "AKL-2611-007", "AKL-2611-018", "BEN-2611-006", "BEN-2611-010", "BEN-2611-022"],
  ...["DWP-2611-012", "DWP-2611-017", "DWP-2611-024", "GTL-2610-018", "GTL-2611-013", "GTL-2611-017"],
  ...["LAL-2610-031", "LAL-2611-009", "LAL-2611-017", "NWD-2611-002", "NWD-2611-014", "NWD-2611-026"],
  ...["RSM-2611-016", "RSM-2611-022", "RSM-2611-028", "TBP-2610-018", "TBP-2611-016", "TBP-2611-025"],
];

const ledByImport = "TBP-2611-016";
const blind = "AKL-2611-007";

export const sampleVacancies: readonly SampleVacancy[] = codes.map((code) => ({
  code,
  lead: code === ledByImport ? "import" : "desk",
  isBlind: code === blind,
}));

/** Of the busiest. */
const mostApplications = 150;

/** To which vacancy each of so many applications is made: many to the first one, the others to the rest in turn. */
export function sharedOut<Vacancy>(vacancies: readonly Vacancy[], applications: number): Vacancy[] {
  const [busiest, ...others] = vacancies;
  if (busiest === undefined) return [];
  return Array.from({ length: applications }, (_, number) =>
    number < mostApplications ? busiest : (others[(number - mostApplications) % others.length] ?? busiest),
  );
}
