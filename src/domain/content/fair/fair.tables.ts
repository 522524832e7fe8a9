import type { ColumnType } from "kysely";
import type { Dye, Pattern } from "../../../ui/patterns/company-mark.ts";

type Both<Text> = { id: Text; en: Text };

/** A slide as it is kept: drawn, with its words in both languages. */
export interface KeptSlide {
  dye: Dye;
  pattern: Pattern;
  title: Both<string>;
  text: Both<string>;
}

type Json<Value> = ColumnType<Value, string, string>;

export interface TalentProgrammesTable {
  slug: string;
  /** Days in Asia/Jakarta, both within. */
  starts_on: string;
  ends_on: string | null;
  external_url: string;
  name: Json<Both<string>>;
  title: Json<Both<string>>;
  slides: Json<KeptSlide[]>;
  paragraphs: Json<Both<string[]>>;
}

declare module "../../../platform/database/tables.ts" {
  interface Tables {
    talent_programmes: TalentProgrammesTable;
  }
}
