import { execFileSync } from "node:child_process";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { basePath } from "./base-path.ts";
import { currentStamp, isBuildFresh, stampFile } from "./build-state.ts";
import { putEmptyDatabase } from "./empty-database.ts";

const COMPRESSIBLE = "build/client/**/*.{js,css,svg,json,txt}";

function run(command: string, args: string[]): void {
  execFileSync(command, args, {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NODE_ENV: "production" },
  });
}

function compressAssets(): void {
  for (const file of globSync(COMPRESSIBLE)) {
    const bytes = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  }
}

/** Builds browser and server bundles, unless the build is newer than all sources and for the same `BASE_PATH`. */
export function buildSite(): void {
  const base = basePath(process.env["BASE_PATH"]);
  if (isBuildFresh(base)) return;
  console.log("Building (half a minute) …");
  run(process.execPath, ["scripts/generate.ts"]);
  const stamp = currentStamp(base);
  run("react-router", ["build"]);
  compressAssets();
  putEmptyDatabase("build/server/empty-database.tar.gz");
  writeFileSync(stampFile, JSON.stringify(stamp));
}
