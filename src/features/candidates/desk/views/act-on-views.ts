import type { PageAction } from "../../../../contract/page.ts";
import { forgetViewCall, keepViewCall } from "./views.calls.ts";

/** The result of saving or deleting a view; a message where it was refused. */
export interface ViewOutcome {
  message: string | null;
}

/** Keeps the list as it is under a name, or forgets a view. */
export async function actOnViews({ api, form }: PageAction<unknown>): Promise<ViewOutcome> {
  const forgets = Number(form.get("forget"));
  const sent =
    forgets > 0
      ? await api.send(forgetViewCall, { path: { id: forgets } }, { ifMatch: Number(form.get("version")) })
      : await api.send(keepViewCall, { body: getNewView(form) });
  return { message: sent.status === "accepted" ? null : (sent.errors[0]?.message ?? sent.message) };
}

function getNewView(form: FormData) {
  const company = Number(form.get("sharedWith"));
  const text = (name: string) => String(form.get(name) ?? "");
  const query = new URLSearchParams(text("query"));
  const columns = query.getAll("columns").flatMap((names) => names.split(","));
  query.delete("columns");
  return { name: text("name"), query: query.toString(), columns, sharedWith: company > 0 ? company : null };
}
