import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../../src/routes.ts";

/** No vacancy, no news item, no invitation: what is asked for by it is answered by an error page. */
const NOTHING = "999999999";

function* patterns(entries: readonly RouteConfigEntry[], above = ""): Generator<string> {
  for (const { path, children } of entries) {
    const own = path === undefined ? above : `${above}/${path}`;
    if (children === undefined) yield own;
    else yield* patterns(children, own);
  }
}

/** An address of every page; what a page is asked for by an id is not there. */
export function addressOfEachPage(): string[] {
  const filled = [...patterns(routes)].map((pattern) =>
    pattern
      .split("/")
      .filter((part) => part !== "*" && !part.endsWith("?"))
      .map((part) => (part.startsWith(":") ? NOTHING : part))
      .join("/"),
  );
  return [...new Set(filled)].map((path) => path || "/");
}
