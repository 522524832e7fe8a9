import { build } from "vite";

/** Bundles the commands of a package into `folder`, beside the server's workers. */
export async function bundleCommands(folder: string, base: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    base: base === "/" ? "/" : `${base}/`,
    build: {
      ssr: true,
      target: "node24",
      outDir: folder,
      rollupOptions: {
        input: { karier: "scripts/package/karier.ts" },
        // Flat: the workers are looked for beside a chunk and one folder above it.
        output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
      },
    },
  });
}
