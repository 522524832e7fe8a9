import type { Generated, GeneratedAlways } from "kysely";

/** A way to look at the table, kept under a name. */
interface SavedViewsTable {
  id: GeneratedAlways<number>;
  staff_id: number;
  name: string;
  /** The address's query, as the page reads it. */
  query: string;
  /** Names of the columns that are shown; empty: those shown without a view. */
  columns: string[];
  /** The company whose recruiters and hiring managers use it, too; null: its owner alone. */
  shared_with: number | null;
  version: Generated<number>;
  created_at: Date;
}

declare module "../../../platform/database/tables.ts" {
  interface Tables {
    saved_views: SavedViewsTable;
  }
}
