import { m } from "#messages";

/** Length of work experience: "1 tahun 6 bulan". */
export function durationText(years: number, months: number): string {
  if (years === 0 && months === 0) return m.resumes_form_duration_text_none();
  if (years === 0) return m.resumes_form_duration_text_months({ months });
  return months === 0 ? m.resumes_form_duration_text_years({ years }) : m.resumes_form_duration_text({ years, months });
}
