export interface MasterEntriesTable {
  list: string;
  /** Counted in its list, given once and never again to another entry; some are fixed by the wire. */
  id: number;
  /** The file's stable key, where it has one. */
  code: string | null;
  text_id: string;
  text_en: string;
  position: number;
  /** Short names, folded, the best known first: "ugm"; "jakarta selatan". */
  short_names: string[];
  /** Everything that a search may match, folded. */
  search_text: string;
  /** Details of some lists' entries, by `entry-details.schema.ts`. */
  details: unknown;
  /** True when the last load no longer had it: resumes may still name it, nobody chooses it again. */
  is_retired: boolean;
}

declare module "../../platform/database/tables.ts" {
  interface Tables {
    master_entries: MasterEntriesTable;
  }
}
