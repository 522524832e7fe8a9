import type { ServerBuild } from "react-router";

/** @throws Error for a form that does not say what it may hold: the site does not start with one. */
export function checkForms(build: ServerBuild): void {
  for (const route of Object.values(build.routes)) {
    const action: unknown = route?.module.action;
    if (typeof action === "function" && !("limits" in action)) {
      throw new Error(`The form of the page ${route?.path} does not say what it may hold (actOnServer).`);
    }
  }
}
