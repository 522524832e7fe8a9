import { jsonDocument } from "../../platform/database/json-document.ts";
import { actSchema } from "../applications/applications.schema.ts";
import type { Act } from "../applications/applications.ts";

/** An act as its row holds it. */
export const actDocument = jsonDocument<Act>(actSchema);
