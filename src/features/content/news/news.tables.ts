import type { GeneratedAlways } from "kysely";
import type { Dye, Pattern } from "../../../ui/patterns/company-mark.ts";
import type { NewsType } from "./news.ts";

export interface NewsTable {
  id: GeneratedAlways<number>;
  /** Stable name in the content pack. */
  slug: string;
  type: NewsType;
  title_id: string;
  title_en: string;
  summary_id: string;
  summary_en: string;
  /** Who wrote it and as what; empty when nobody signs. */
  author_id: string;
  author_en: string;
  /** HTML that was made safe. */
  body_id: string;
  body_en: string;
  /** The cover is drawn in them. */
  dye: Dye;
  pattern: Pattern;
  /** Midnight in Asia/Jakarta at which its day begins; not shown before. */
  published_at: Date;
}

declare module "../../../platform/database/tables.ts" {
  interface Tables {
    news: NewsTable;
  }
}
