import type { PackPart } from "../../../platform/content-pack/pack-part.ts";
import { readEntries } from "../../../platform/content-pack/read-pack-file.ts";
import { companyFile } from "./company-file.server.ts";
import { putCompanies, type Renamed } from "./put-companies.server.ts";

/** The pack's folder `companies`: a file for each company; its slug tells which. */
export function companyPack(renamed: Renamed, afterwards?: PackPart["afterwards"]): PackPart {
  return {
    ...(afterwards ? { afterwards } : {}),
    folder: "companies",
    read(files) {
      const companies = readEntries(files, companyFile, ["id", "en"], "slug");
      return { put: (tx) => putCompanies(tx, companies, renamed) };
    },
  };
}
