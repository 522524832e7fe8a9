/** `npm run sbom`: what the product is made of, as CycloneDX on standard output; fails where a licence is not allowed. */
import { buildVersion } from "../src/app/build-version.ts";
import { billOfMaterials } from "./package/bill-of-materials.ts";
import { forbiddenLicences } from "./package/licences.ts";
import { givenBuildVersion } from "./package/package-name.ts";

const bill = billOfMaterials(givenBuildVersion(process.env["BUILD_VERSION"]) ?? buildVersion());
console.log(JSON.stringify(bill, null, 2));
for (const line of forbiddenLicences(bill)) {
  console.error(line);
  process.exitCode = 1;
}
