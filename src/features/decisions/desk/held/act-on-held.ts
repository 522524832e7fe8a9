import { useFetcher } from "react-router";
import { m } from "#messages";
import { formText } from "../../../../contract/field-values.ts";
import type { PageAction, PageRequest } from "../../../../contract/page.ts";
import { needed } from "../../../desk-base/desk-page.ts";
import { useViewer } from "../../../identity/desk/use-viewer.ts";
import { type HeldRow, listHeld, undoActCall } from "../acts.calls.ts";

export interface HeldData {
  acts: HeldRow[];
  next: string | null;
  isMine: boolean;
}

/** Held acts, the next one first. */
export async function load({ api, url }: PageRequest<unknown>): Promise<HeldData> {
  const cursor = url.searchParams.get("cursor") ?? undefined;
  const isMine = url.searchParams.get("mine") === "true";
  const query = { cursor, mine: isMine ? ("true" as const) : undefined };
  const { data: acts, next } = needed(await api.send(listHeld, { query }));
  return { acts, next, isMine };
}

export interface HeldOutcome {
  applicationId: number;
  tone: "success" | "danger";
  message: string;
}

/** Takes an act back. */
export async function act({ api, form }: PageAction<unknown>): Promise<HeldOutcome> {
  const applicationId = Number(formText(form, "applicationId"));
  const sent = await api.send(undoActCall, { path: { id: applicationId } });
  if (sent.status === "accepted") return { applicationId, tone: "success", message: m.desk_acts_undone() };
  return { applicationId, tone: "danger", message: sent.message };
}

/** Takes the held act of an application back from wherever one is. */
export function useUndo() {
  const fetcher = useFetcher<typeof act>();
  const mayAct = useViewer().actions.includes("candidate.act");
  return {
    /** What came of it, for the application that it was about and no other. */
    getMessage: (applicationId: number | undefined) =>
      fetcher.data !== undefined && fetcher.data.applicationId === applicationId ? fetcher.data.message : "",
    undo(applicationId: number) {
      if (mayAct) void fetcher.submit({ applicationId }, { method: "post", action: "/staff/held" });
    },
  };
}
