import { z } from "zod";
import { m } from "#messages";
import { addFieldMessages } from "../../../../contract/field-errors.ts";
import { longestWords } from "../../../applications/act/act.schema.ts";

addFieldMessages({ "code-format": m.desk_end_reasons_code_format });

const text = (most: number) => z.string().trim().min(1, "required").max(most, "too-long");

const both = (most: number) => z.object({ id: text(most), en: text(most) });

export const name = both(80);
export const words = both(longestWords);

export const newReason = z.object({
  code: text(40).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "code-format"),
  name,
  words,
});
