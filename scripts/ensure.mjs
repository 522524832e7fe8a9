// Runs before every command, under whatever Node the machine has: installs what is missing, then gets out of the way.
import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, readFileSync } from "node:fs";

const stamp = "node_modules/.installed-lock.json";

function isInstalled() {
  return existsSync(stamp) && readFileSync(stamp, "utf8") === readFileSync("package-lock.json", "utf8");
}

if (!isInstalled()) {
  console.log("Installing what is missing (once, about a minute) …");
  const isWindows = process.platform === "win32";
  execFileSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], { stdio: "inherit", shell: isWindows });
  copyFileSync("package-lock.json", stamp);
}
