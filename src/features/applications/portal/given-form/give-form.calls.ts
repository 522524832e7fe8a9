import type { z } from "zod";
import { smallBody } from "../../../../contract/body-limits.ts";
import { defineCall } from "../../../../contract/call.ts";

type Api = typeof import("./give-form.api.server.ts");

type GiveFormRequest = z.output<Api["giveFormRequest"]>;
type GiveFormAnswer = z.output<Api["giveFormAnswer"]>;

/**
 * Gives the company that asked a copy of the extended form, or declines; the same twice counts once. Refusals:
 * `form-missing`, `already-given`, `already-ended`; 404 where nobody asked.
 */
export const giveFormCall = defineCall<GiveFormRequest, GiveFormAnswer>()({
  method: "POST",
  path: "application/form-give",
  needs: "extended-form.give",
  who: "applicant",
  limits: smallBody,
});
