import type { z } from "zod";
import { smallBody } from "../../../../contract/body-limits.ts";
import { defineDeskCall } from "../../../../contract/call.ts";

type Api = typeof import("./views.api.server.ts");

export type SavedViewAnswer = z.infer<Api["viewAnswer"]>;
export type SavedViews = SavedViewAnswer[];

export const listViewsCall = defineDeskCall<object, z.infer<Api["viewsAnswer"]>>()({
  method: "GET",
  path: "staff/views",
  needs: "view.keep",
  who: "staff",
});

export const keepViewCall = defineDeskCall<{ body: z.infer<Api["newView"]> }, SavedViewAnswer>()({
  method: "POST",
  path: "staff/views",
  needs: "view.keep",
  who: "staff",
  limits: smallBody,
  creates: true,
});

export const changeViewCall = defineDeskCall<
  { path: { id: number }; body: z.infer<Api["changedView"]> },
  SavedViewAnswer
>()({
  method: "PATCH",
  path: "staff/views/{id}",
  needs: "view.keep",
  who: "staff",
  limits: smallBody,
  versioned: true,
});

export const forgetViewCall = defineDeskCall<{ path: { id: number } }, null>()({
  method: "DELETE",
  path: "staff/views/{id}",
  needs: "view.keep",
  who: "staff",
  body: "none",
  versioned: true,
});
