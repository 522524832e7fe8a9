import { execFileSync } from "node:child_process";
import { z } from "zod";
import manifest from "../../package.json" with { type: "json" };
import { type InstalledModule, productionModules } from "./installed-modules.ts";

const licenceSchema = z.union([
  z.looseObject({ license: z.looseObject({ id: z.string().optional(), name: z.string().optional() }) }),
  z.looseObject({ expression: z.string() }),
]);
const componentSchema = z.looseObject({
  "bom-ref": z.string(),
  name: z.string(),
  version: z.string(),
  licenses: z.array(licenceSchema).default([]),
});
type Component = z.output<typeof componentSchema>;

const billSchema = z.looseObject({
  metadata: z.looseObject({ component: z.looseObject({}) }),
  components: z.array(componentSchema),
  dependencies: z.array(z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()).default([]) })),
});

/** The product's bill of materials, as CycloneDX. */
export type BillOfMaterials = z.output<typeof billSchema>;

/** A component's licences as SPDX writes them, such as "MIT"; null where it names none. */
export function findLicence({ licenses }: Pick<Component, "licenses">): string | null {
  const licenseEntries = licenses.map((each) =>
    "expression" in each ? each.expression : (each.license.id ?? each.license.name),
  );
  return licenseEntries.some((licence) => licence === undefined) || licenseEntries.length === 0
    ? null
    : licenseEntries.join(" AND ");
}

const getRef = ({ name, version }: InstalledModule) => `${name}@${version}`;

/**
 * Cuts the bill of all that is installed to what the product runs by, and calls the product by its build: the version
 * in its manifest stays the same from build to build.
 */
export function onlyProduction(
  bill: BillOfMaterials,
  production: readonly InstalledModule[],
  build: string,
): BillOfMaterials {
  const refs = new Set(production.map(getRef));
  const components = bill.components.filter((component) => refs.has(component["bom-ref"]));
  const knownRefs = new Set(components.map((component) => component["bom-ref"]));
  const missing = [...refs].filter((ref) => !knownRefs.has(ref));
  if (missing.length > 0) throw new Error(`npm's bill of materials lacks ${missing.join(", ")}.`);
  const self = `${manifest.name}@${manifest.version}`;
  const own = `${manifest.name}@${build}`;
  const dependencies = bill.dependencies
    .filter(({ ref }) => ref === self || refs.has(ref))
    .map(({ ref, dependsOn, ...rest }) => ({
      ...{ ...rest, ref: ref === self ? own : ref },
      dependsOn: dependsOn.filter((each) => refs.has(each)),
    }));
  // npm calls the product by the name of the folder that it lies in.
  const named = { name: manifest.name, version: build, "bom-ref": own };
  const purl = `pkg:npm/${manifest.name}@${encodeURIComponent(build)}`;
  const component = { ...bill.metadata.component, ...named, purl, type: "application" };
  return { ...bill, metadata: { ...bill.metadata, component }, components, dependencies };
}

/**
 * Every package that the product runs by, with its licence and hash, as CycloneDX.
 *
 * npm is asked for all that is installed, because `npm sbom --omit=dev` (npm 11) leaves out what another package wants
 * as a peer: react, kysely and zod among them.
 * @param build which build it is of, such as `2026.11.26+681a81fd`
 */
export function billOfMaterials(build: string): BillOfMaterials {
  const sbomJson = execFileSync("npm", ["sbom", "--sbom-format=cyclonedx", "--include=dev"], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 ** 2,
  });
  return onlyProduction(billSchema.parse(JSON.parse(sbomJson)), productionModules(), build);
}
