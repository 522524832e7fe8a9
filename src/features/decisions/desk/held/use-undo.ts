import { useFetcher } from "react-router";
import { useViewer } from "../../../desk-shell/use-viewer.ts";
import type { act } from "./act-on-held.ts";

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
