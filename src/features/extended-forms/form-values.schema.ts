import { z } from "zod";

const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.number()), z.null()]);
const entry = z.record(z.string(), value);
const listEntry = z.object({ id: z.number() }).catchall(value);

/** A form's values as they are kept, whatever may be wrong with them: a shape, no rule. */
export const formValues = z.record(z.string(), z.union([z.array(listEntry), entry]));
