import { defineDeskCall } from "../../../contract/call.ts";
import type { DeskViewer } from "./session.calls.ts";

interface OfLink {
  path: { token: string };
}

export const getSampleLink = defineDeskCall<OfLink, { name: string }>()({
  method: "GET",
  path: "staff/demo/{token}",
  needs: "desk.enter",
  who: "anyone",
});

export const useSampleLink = defineDeskCall<OfLink, DeskViewer>()({
  method: "POST",
  path: "staff/demo/{token}",
  needs: "desk.enter",
  who: "anyone",
  body: "none",
});
