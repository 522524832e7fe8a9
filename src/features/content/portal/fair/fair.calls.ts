import type { z } from "zod";
import { defineCall } from "../../../../contract/call.ts";

type Api = typeof import("./fair.api.server.ts");

/** The talent programme that runs now, or that there is none. */
export const getTalentProgramme = defineCall<z.infer<Api["virtueActiveRequest"]>, z.infer<Api["virtueActiveAnswer"]>>()(
  {
    method: "GET",
    path: "virtue-active",
    needs: "content.read",
    who: "open",
  },
);
