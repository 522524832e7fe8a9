import type { SharePicture } from "../../../contract/share-picture.ts";
import type { MarkChoice } from "../../../ui/patterns/company-mark.ts";

interface ShownVacancy {
  title: string;
  company: string;
  place: string;
  mark: MarkChoice;
}

/** The picture of a shared link to a vacancy. */
export function vacancyPicture({ title, company, place, mark }: ShownVacancy): SharePicture {
  return { title, above: company, below: place, name: company, mark };
}

interface ShownCompany {
  name: string;
  industry: string;
  dye: MarkChoice["dye"];
  pattern: MarkChoice["pattern"];
}

/** The picture of a shared link to a company. */
export function companyPicture({ name, industry, dye, pattern }: ShownCompany): SharePicture {
  return { title: name, above: industry, below: "", name, mark: { dye, pattern } };
}

/** A company's square mark, for machines that ask for a logo. */
export function companyLogo(name: string, mark: MarkChoice): SharePicture {
  return { title: "", above: "", below: "", name, mark };
}
