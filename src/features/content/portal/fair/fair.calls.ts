import type { z } from "zod";
import { defineCall } from "../../../../contract/call.ts";
import type { virtueActiveAnswer, virtueActiveRequest } from "./fair.schema.ts";

/** The talent programme that runs now, or that there is none. */
export const getTalentProgramme = defineCall<z.infer<typeof virtueActiveRequest>, z.infer<typeof virtueActiveAnswer>>()(
  {
    method: "GET",
    path: "virtue-active",
    needs: "content.read",
    who: "open",
  },
);
