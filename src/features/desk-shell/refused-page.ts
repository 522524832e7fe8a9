import { data } from "react-router";
import type { Sent } from "../../contract/client.ts";

/** What a page throws that cannot do without what was refused: the error screen, with the call's own status. */
export function refusedPage({ code, message, requestId, http, extra }: Extract<Sent<unknown>, { status: "refused" }>) {
  return data({ code, message, requestId, ...extra }, { status: http === 0 ? 503 : http });
}
