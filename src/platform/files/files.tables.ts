import type { Generated } from "kysely";

/** By what name this database marks the store of its files. */
export interface InstallationTable {
  is_only: Generated<true>;
  id: string;
}

declare module "../database/tables.ts" {
  interface Tables {
    installation: InstallationTable;
  }
}
