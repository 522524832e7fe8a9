/** Makes what is derived from sources and not committed: messages, types of CSS modules, types of routes. */
import { execFileSync } from "node:child_process";
import { compile } from "@inlang/paraglide-js";
import { writeCssModuleTypes } from "./css-module-types.ts";

await compile({
  project: "./project.inlang",
  outdir: "./.paraglide",
  strategy: ["globalVariable", "baseLocale"],
  emitGitIgnore: false,
  emitPrettierIgnore: false,
  cleanOutdir: true,
});
writeCssModuleTypes();
execFileSync("react-router", ["typegen"], { stdio: ["ignore", "ignore", "inherit"] });
