import { Session } from "node:inspector/promises";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Runs a flow and lists our source files that did some work in it: those of which V8 counted a function. What ran
 * only when its module was loaded does not count.
 * @returns paths from the repository's root, below `src`, in alphabetical order
 */
export async function filesRun(flow: () => Promise<unknown>): Promise<string[]> {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  await flow();
  const { result } = await session.post("Profiler.takePreciseCoverage");
  session.disconnect();
  const files = result.filter(({ url, functions }) => {
    const isOurs = url.startsWith("file://") && !url.includes("/node_modules/");
    return (
      isOurs && functions.some(({ functionName, ranges: [whole] }) => functionName !== "" && (whole?.count ?? 0) > 0)
    );
  });
  const paths = files.map(({ url }) => relative(".", fileURLToPath(url)));
  return [...new Set(paths)].filter((path) => path.startsWith("src/")).sort();
}
