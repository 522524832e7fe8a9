import { useRef } from "react";
import { browserApi } from "../../../../contract/browser-api.ts";
import { countView } from "../help.calls.ts";

/** Answers what to call when a question is opened: it is counted once while the page stays (V17, "most asked"). */
export function useCountedView(questionId: number): () => void {
  const isCounted = useRef(false);
  return () => {
    if (isCounted.current) return;
    isCounted.current = true;
    // Nobody waits for it, and nothing follows from its failing.
    void browserApi.send(countView, { body: { Id: questionId } });
  };
}
