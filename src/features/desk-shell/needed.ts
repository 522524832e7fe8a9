import type { Sent } from "../../contract/client.ts";
import { refusedPage } from "./refused-page.ts";

/** What a page cannot do without; refused, it is the error screen with the call's own status. */
export function needed<Answer>(sent: Sent<Answer>): Answer {
  if (sent.status === "refused") throw refusedPage(sent);
  return sent.answer;
}
