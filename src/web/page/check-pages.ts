import type { ServerBuild } from "react-router";
import { isAction } from "../../features/companies/policies.ts";

function getNeeds(handle: unknown): string {
  const needs = typeof handle === "object" && handle !== null && "needs" in handle ? handle.needs : undefined;
  return typeof needs === "string" ? needs : "";
}

/**
 * Layouts only surround pages: what a page needs says the page.
 * @throws Error for a form that does not say what it may hold, and for a page that does not name a row of the policies: the site does not start with one
 */
export function checkPages({ routes }: Pick<ServerBuild, "routes">): void {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const layouts = new Set(all.map(({ parentId }) => parentId));
  for (const { id, path, module } of all) {
    const action: unknown = module.action;
    if (typeof action === "function" && !("limits" in action)) {
      throw new Error(`The form of the page ${path} does not say what it may hold (actOnServer).`);
    }
    if (!layouts.has(id) && !isAction(getNeeds(module.handle))) {
      throw new Error(`The page ${path} does not say which action of the policies it needs (handle.needs).`);
    }
  }
}
