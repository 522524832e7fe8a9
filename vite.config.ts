import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { basePath } from "./scripts/base-path.ts";
import { withBreakpoints } from "./src/ui/breakpoints.ts";

const base = basePath(process.env["BASE_PATH"]);

/** React Router names every server entry `index.js`; the workers need names of their own beside it. */
const workersBesideBundle: Plugin = {
  name: "workers-beside-bundle",
  configEnvironment: (name) =>
    name === "ssr" ? { build: { rollupOptions: { output: { entryFileNames: "[name].js" } } } } : undefined,
};

interface ModulesOfBuild {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/**
 * What stands around every page comes in one file: every page wants all of it, and on a phone some thirty small files
 * wait for one another. It is what the root, the layout and the browser's entry import, and what that imports in turn.
 */
function shellChunk(): (id: string, build: ModulesOfBuild) => string | null {
  const entries = ["root.tsx", "features/portal-shell/portal.layout.route.tsx", "entry.client.tsx"].map((file) =>
    join(import.meta.dirname, "src", file),
  );
  const isAside = (id: string) =>
    /[\\/](node_modules|\.paraglide)[\\/]/.test(id) || !id.startsWith(import.meta.dirname);
  let shell: Set<string> | undefined;
  return (id, build) => {
    if (shell === undefined) {
      shell = new Set(entries);
      for (const seen of shell) {
        for (const next of build.getModuleInfo(seen)?.importedIds ?? []) if (!isAside(next)) shell.add(next);
      }
    }
    return shell.has(id) && !entries.includes(id) ? "shell" : null;
  };
}

/** Writes the widths into stylesheets that name them: media queries cannot read custom properties. */
const breakpointsInCss = {
  postcssPlugin: "breakpoints",
  AtRule: {
    media(rule: { params: string }) {
      rule.params = withBreakpoints(rule.params);
    },
  },
};

export default defineConfig({
  css: { postcss: { plugins: [breakpointsInCss] } },
  base: base === "/" ? "/" : `${base}/`,
  plugins: [reactRouter(), workersBesideBundle],
  build: { target: ["chrome123", "firefox120", "safari17.5"], assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Pages list the chunks that they will want: short names weigh less.
            chunkFileNames: "assets/[hash].js",
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
                  priority: 2,
                },
                { name: shellChunk(), priority: 1 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        target: "node24",
        rollupOptions: {
          // The workers are files of their own, next to the bundle that starts them.
          input: {
            index: "virtual:react-router/server-build",
            "pdf-inspector": "src/platform/files/pdf-inspector.ts",
            "pdf-drawer": "src/platform/files/pdf-drawer.ts",
            "cv-process": "src/features/cv-import/cv-process.server.ts",
          },
        },
      },
    },
  },
});
