import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Debian's package of the same browser without windows: it needs about half the processor's time. */
const HEADLESS = "chromium-headless-shell";
const names = [HEADLESS, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

function installed(): string | null {
  const configuredPath = process.env["CHROMIUM_PATH"];
  if (configuredPath) return existsSync(configuredPath) ? configuredPath : null;
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const places = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  const mac = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
  return [...places, mac].find((place) => existsSync(place)) ?? null;
}

function install(): void {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || spawnSync("apt-get", ["--version"]).status !== 0) return;
  console.log("Installing Chromium by the system's package manager …");
  execFileSync("apt-get", ["update", "-qq"], { stdio: ["ignore", "ignore", "inherit"] });
  execFileSync("apt-get", ["install", "-y", "-qq", HEADLESS], { stdio: ["ignore", "ignore", "inherit"] });
}

/**
 * The path of a Chromium for browser tests, installed by the package manager where that is possible.
 * @throws Error with one sentence where none is to be had
 */
export function chromiumPath(): string {
  const found = installed();
  if (found) return found;
  install();
  const now = installed();
  if (now) return now;
  throw new Error(
    "The browser tests need Chromium: install it (on Debian `apt-get install chromium-headless-shell`) or set CHROMIUM_PATH.",
  );
}
