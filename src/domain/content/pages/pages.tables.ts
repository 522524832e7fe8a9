import type { ColumnType } from "kysely";
import type { Dye, Pattern } from "../../../ui/patterns/company-mark.ts";
import type { layouts, PageName } from "./content-page.ts";

interface Both {
  id: string;
  en: string;
}

/** A part of a page in both languages; `body` is HTML that was made safe. */
export interface StoredSection {
  id: string;
  layout: (typeof layouts)[number];
  heading: Both;
  body: Both;
  summary: Both | null;
  tag: Both | null;
  url: string | null;
  dye: Dye | null;
  pattern: Pattern | null;
  items: { title: Both; text: Both; url?: string | undefined }[];
}

export interface ContentPagesTable {
  page: PageName;
  title_id: string;
  title_en: string;
  description_id: string;
  description_en: string;
  /** `YYYY-MM-DD` */
  updated_on: string;
  sections: ColumnType<StoredSection[], string, string>;
  /** Hash of what the pack said, so that a page that says the same again is left alone. */
  content_hash: string;
}

declare module "../../../platform/database/tables.ts" {
  interface Tables {
    content_pages: ContentPagesTable;
  }
}
