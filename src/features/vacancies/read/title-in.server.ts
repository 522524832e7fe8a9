import { sql } from "kysely";
import type { Language } from "../../../i18n/language.ts";

/** A vacancy's title in a language; what nobody has written in English yet, in Indonesian. */
export const titleIn = (language: Language) =>
  language === "id" ? sql<string>`title_id` : sql<string>`coalesce(nullif(title_en, ''), title_id)`;
