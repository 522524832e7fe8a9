import type { SharePicture } from "../../../../contract/share-picture.ts";
import type { MarkChoice } from "../../../../ui/patterns/company-mark.ts";

interface Shown {
  name: string;
  industry: string;
  dye: MarkChoice["dye"];
  pattern: MarkChoice["pattern"];
}

/** What a shared link to a company shows. */
export function companyPicture({ name, industry, dye, pattern }: Shown): SharePicture {
  return { title: name, above: industry, below: "", name, mark: { dye, pattern } };
}

/** A company's square mark, for machines that ask for a logo. */
export function companyLogo(name: string, mark: MarkChoice): SharePicture {
  return { title: "", above: "", below: "", name, mark };
}
