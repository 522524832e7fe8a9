import type { FormRequestsPort } from "../../applications/ports.server.ts";
import { findRequest, insertRequest, removeCopy } from "./form-request.queries.server.ts";

/** The extended form as applications know it. */
export const formRequests: FormRequestsPort = { ask: insertRequest, of: findRequest, takeAway: removeCopy };
