import { data } from "react-router";
import type { Sent } from "../../contract/client.ts";

/** What a page cannot do without; refused, it is the error screen with the call's own status. */
export function needed<Answer>(sent: Sent<Answer>): Answer {
  if (sent.status === "refused") throw refusedPage(sent);
  return sent.answer;
}

/** What a page throws that cannot do without what was refused: the error screen, with the call's own status. */
export function refusedPage({ code, message, requestId, http, extra }: Extract<Sent<unknown>, { status: "refused" }>) {
  return data({ code, message, requestId, ...extra }, { status: http === 0 ? 503 : http });
}

/** A page of a list of the desk's (recruiting §7). */
export interface Page<Row> {
  data: Row[];
  /** The cursor of the next page; null at the end. */
  next: string | null;
  total: number;
  /** True where there are more than were counted. */
  totalIsMore: boolean;
}
