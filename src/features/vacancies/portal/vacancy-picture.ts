import type { SharePicture } from "../../../contract/share-picture.ts";
import type { MarkChoice } from "../../../ui/patterns/company-mark.ts";

interface Shown {
  title: string;
  company: string;
  place: string;
  mark: MarkChoice;
}

/** What a shared link to a vacancy shows. */
export function vacancyPicture({ title, company, place, mark }: Shown): SharePicture {
  return { title, above: company, below: place, name: company, mark };
}
