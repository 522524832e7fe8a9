/** Makes what is derived from sources and not committed: messages, types of CSS modules, types of routes. */
import { execFileSync } from "node:child_process";
import { writeCssModuleTypes } from "./css-module-types.ts";
import { makeMessages } from "./make-messages.ts";

await makeMessages();
writeCssModuleTypes();
execFileSync("react-router", ["typegen"], { stdio: ["ignore", "ignore", "inherit"] });
