import { z } from "zod";

const filled = z.string().trim().min(1);
const wholeNumber = filled.regex(/^\d+$/, "not a whole number").transform(Number);
const maybeWholeNumber = z
  .string()
  .regex(/^\d*$/, "not a whole number")
  .transform((text) => (text === "" ? null : Number(text)));
const names = { id_name: filled, en_name: filled };

export const namedRow = z.object(names);
export const codedRow = z.object({ code: filled, ...names });
export const numberedRow = z.object({ id: wholeNumber, code: filled, ...names });
export const platformRow = z.object({ id: wholeNumber, type: filled, ...names });
export const institutionRow = z.object({ domain: filled, name: filled, city: z.string().trim() });
export const provinceRow = z.object({ code: filled, name: filled });
export const regencyRow = z.object({ code: filled, province_code: filled, name: filled });
export const salaryBandRow = z.object({ code: filled, upper_bound: wholeNumber, ...names });
export const phaseRow = z.object({
  code: filled,
  ...names,
  id_description: filled,
  en_description: filled,
  id_prepare: z.string().default(""),
  en_prepare: z.string().default(""),
  promised_days: maybeWholeNumber,
});
export const contactCentreRow = z.object({
  id: wholeNumber,
  platform_id: wholeNumber,
  ...names,
  id_description: z.string(),
  en_description: z.string(),
  email: z.string(),
  phone: z.string(),
  whatsapp: z.string(),
  id_hours: z.string(),
  en_hours: z.string(),
});
