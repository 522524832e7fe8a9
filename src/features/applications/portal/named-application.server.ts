import { type NamedThing, namedThing } from "../../../contract/named-thing.server.ts";
import { pathId } from "../../../contract/path.schema.ts";
import type { Platform } from "../../../platform/platform.ts";
import { ownerOfApplication } from "../application.queries.server.ts";
import { applicationId } from "./application.schema.ts";

/** The application whose id a call carries there. */
export function namedApplication({ database }: Pick<Platform, "database">, at: ["path" | "body", string]): NamedThing {
  return namedThing(at, at[0] === "path" ? pathId : applicationId, (id) => ownerOfApplication(database.db, id));
}
