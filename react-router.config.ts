import type { Config } from "@react-router/dev/config";
import { basePath } from "./scripts/base-path.ts";
import { buildFolder } from "./src/app/build-folder.ts";

const base = basePath(process.env["BASE_PATH"]);

export default {
  appDirectory: "src",
  basename: base,
  buildDirectory: buildFolder(base),
  routeDiscovery: { mode: "initial" },
} satisfies Config;
