import { z } from "zod";
import type { FieldError } from "../../../../contract/reply.ts";
import { solvedCaptcha, wellFormedEmail } from "../../account-fields.schema.ts";

/** What asks for a link by mail. */
export const addressForm = z.object({ email: wellFormedEmail, grecaptcha: solvedCaptcha });

export type AddressForm = z.infer<typeof addressForm>;

/** `noted` whether or not the address has an account: nobody learns which (promise 3). */
export type AddressOutcome =
  | { status: "noted"; email: string }
  | { status: "refused"; message: string; errors: FieldError[]; email: string };
