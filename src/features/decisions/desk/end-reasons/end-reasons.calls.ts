import { smallBody } from "../../../../contract/body-limits.ts";
import { defineDeskCall } from "../../../../contract/call.ts";
import type { BothLanguages } from "../../../applications/application.ts";

/** Why an application ends, and the message to its applicant. */
export interface EndReason {
  id: number;
  code: string;
  name: BothLanguages;
  words: BothLanguages;
  /** Not offered any more. */
  isRetired: boolean;
  version: number;
}

export const listEndReasons = defineDeskCall<object, { data: EndReason[] }>()({
  method: "GET",
  path: "staff/end-reasons",
  needs: "end-reason.read",
  who: "staff",
});

export const addEndReasonCall = defineDeskCall<
  { body: { code: string; name: BothLanguages; words: BothLanguages } },
  EndReason
>()({
  method: "POST",
  path: "staff/end-reasons",
  needs: "end-reason.edit",
  who: "staff",
  limits: smallBody,
  creates: true,
});

export const changeEndReasonCall = defineDeskCall<
  {
    path: { id: number };
    body: { name?: BothLanguages | undefined; words?: BothLanguages | undefined; isRetired?: boolean | undefined };
  },
  EndReason
>()({
  method: "PATCH",
  path: "staff/end-reasons/{id}",
  needs: "end-reason.edit",
  who: "staff",
  limits: smallBody,
  versioned: true,
});
