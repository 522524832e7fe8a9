import { execFileSync } from "node:child_process";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { buildFolder } from "../src/app/build-folder.ts";
import { basePath } from "./base-path.ts";
import { isBuildFresh, stampBuild, takeStamp } from "./build-state.ts";
import { checkBuild } from "./check-build.ts";

const COMPRESSIBLE = "client/**/*.{js,css,svg,json,txt}";

function run(command: string, args: string[], base: string): void {
  execFileSync(command, args, {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NODE_ENV: "production", BASE_PATH: base },
  });
}

function compressAssets(folder: string): void {
  for (const file of globSync(`${folder}/${COMPRESSIBLE}`)) {
    const bytes = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  }
}

/**
 * Builds browser and server bundles for `BASE_PATH`, unless its build is newer than all sources.
 * @returns the folder where the build lies
 */
export function buildSite(): string {
  const base = basePath(process.env["BASE_PATH"]);
  const folder = buildFolder(base);
  if (isBuildFresh(folder)) return folder;
  console.log("Building (half a minute) …");
  run(process.execPath, ["scripts/generate.ts"], base);
  const stamp = takeStamp();
  run("react-router", ["build"], base);
  checkBuild(folder);
  compressAssets(folder);
  stampBuild(folder, stamp);
  return folder;
}
