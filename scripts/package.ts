/**
 * `npm run package`: an archive with all that the product runs by, in `dist/`, for the base path that BASE_PATH names.
 * BUILD_VERSION names the build where the sources lie without git's history.
 */
import { execFileSync } from "node:child_process";
import { globSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import { readBuildVersion } from "../src/app/build-version.ts";
import { basePath } from "./base-path.ts";
import { buildSite } from "./build-site.ts";
import { fillPackage } from "./package/fill-package.ts";
import { givenBuildVersion, packageName } from "./package/package-name.ts";

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;

function getSize(folder: string): number {
  const files = globSync(`${folder}/**/*`, { withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + statSync(`${parentPath}/${name}`).size, 0);
}

const base = basePath(process.env["BASE_PATH"]);
const version = givenBuildVersion(process.env["BUILD_VERSION"]) ?? readBuildVersion(".");
const build = buildSite();
const place = base === "/" ? "" : `-at${base.replaceAll("/", "-")}`;
const name = packageName(version);
const archive = `dist/${name}-${process.platform}-${process.arch}${place}.tar.gz`;
const folder = `dist/${name}`;

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
await fillPackage({ folder, build, base, version });
const unpacked = getSize(folder);
// Nobody's files, which all may read and none but root may change.
const owner = ["--sort=name", "--owner=0", "--group=0", "--numeric-owner", "--mode=u=rwX,go=rX"];
execFileSync("tar", ["-C", "dist", ...owner, "-czf", `${archive}.part`, name], { stdio: "inherit" });
// Under its name it is whole.
renameSync(`${archive}.part`, archive);
rmSync(folder, { recursive: true });
console.log(`${archive}: ${megabytes(statSync(archive).size)}, unpacked ${megabytes(unpacked)}`);
