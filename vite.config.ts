import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { basePath } from "./scripts/base-path.ts";

const base = basePath(process.env["BASE_PATH"]);

/** React Router names every server entry `index.js`; the workers need names of their own beside it. */
const workersBesideBundle: Plugin = {
  name: "workers-beside-bundle",
  configEnvironment: (name) =>
    name === "ssr" ? { build: { rollupOptions: { output: { entryFileNames: "[name].js" } } } } : undefined,
};

export default defineConfig({
  base: base === "/" ? "/" : `${base}/`,
  plugins: [reactRouter(), workersBesideBundle],
  build: { target: ["chrome123", "firefox120", "safari17.5"], assetsInlineLimit: 0 },
  environments: {
    ssr: {
      build: {
        target: "node24",
        rollupOptions: {
          // The workers are files of their own, next to the bundle that starts them.
          input: {
            index: "virtual:react-router/server-build",
            "pglite-worker": "src/platform/database/pglite-worker.ts",
            "pdf-worker": "src/platform/files/pdf-worker.ts",
          },
        },
      },
    },
  },
});
