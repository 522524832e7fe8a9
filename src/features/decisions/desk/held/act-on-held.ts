import { useFetcher } from "react-router";
import { m } from "#messages";
import { formText } from "../../../../contract/field-values.ts";
import type { PageAction, PageRequest } from "../../../../contract/page.ts";
import { needed } from "../../../desk-base/desk-page.ts";
import { useViewer } from "../../../identity/desk/use-viewer.ts";
import { type HeldRow, listHeld, undoActCall } from "../acts.calls.ts";

export interface HeldData {
  held: HeldRow[];
  next: string | null;
  isMine: boolean;
}

/** Held acts, the next one first. */
export async function load({ api, url }: PageRequest<unknown>): Promise<HeldData> {
  const cursor = url.searchParams.get("cursor") ?? undefined;
  const isMine = url.searchParams.get("mine") === "true";
  const query = { cursor, mine: isMine ? ("true" as const) : undefined };
  const { data: held, next } = needed(await api.send(listHeld, { query }));
  return { held, next, isMine };
}

export interface HeldOutcome {
  tone: "success" | "danger";
  message: string;
}

/** Takes an act back. */
export async function act({ api, form }: PageAction<unknown>): Promise<HeldOutcome> {
  const sent = await api.send(undoActCall, { path: { id: Number(formText(form, "applicationId")) } });
  if (sent.status === "accepted") return { tone: "success", message: m.desk_acts_undone() };
  return { tone: "danger", message: sent.message };
}

/** Takes the held act of an application back from wherever one is, and what came of it. */
export function useUndo() {
  const fetcher = useFetcher<typeof act>();
  const mayAct = useViewer().actions.includes("candidate.act");
  return {
    message: fetcher.data?.message ?? "",
    undo(applicationId: number) {
      if (mayAct) void fetcher.submit({ applicationId }, { method: "post", action: "/staff/held" });
    },
  };
}
