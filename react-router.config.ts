import type { Config } from "@react-router/dev/config";
import { basePath } from "./scripts/base-path.ts";

export default {
  appDirectory: "src",
  basename: basePath(process.env["BASE_PATH"]),
  routeDiscovery: { mode: "initial" },
} satisfies Config;
