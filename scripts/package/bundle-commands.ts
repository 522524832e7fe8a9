import { build } from "vite";

/** Bundles the commands of a package into `folder`, beside the server's workers. */
export const bundleCommands = (folder: string, base: string) =>
  bundleScripts({ karier: "scripts/package/karier.ts" }, folder, base);

/** Bundles scripts into `folder`, as a package holds them: what they share is read once, messages are one file. */
export async function bundleScripts(input: Record<string, string>, folder: string, base = "/"): Promise<void> {
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
        input,
        // Flat: the workers are looked for beside a chunk and one folder above it.
        output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
      },
    },
  });
}
