import type { Generated } from "kysely";

/** By what this database knows what belongs to it: its store of files, its secret. */
export interface InstallationTable {
  is_only: Generated<true>;
  /** The name by which it marks its store. */
  id: string;
  /** Whether its store was marked once: then one without a mark is another one. */
  has_store: Generated<boolean>;
  /** Derived from the sealing secret; it reveals nothing of it. */
  secret_mark: Uint8Array | null;
}

declare module "../database/tables.ts" {
  interface Tables {
    installation: InstallationTable;
  }
}
