import type { Endpoint } from "../../../contract/endpoint.server.ts";
import type { Applying } from "../apply.server.ts";
import { editEndpoint } from "./edit/edit.api.server.ts";
import { giveFormEndpoint } from "./given-form/give-form.api.server.ts";
import { historyEndpoints } from "./history/history.api.server.ts";
import { notificationEndpoints } from "./notifications/notifications.api.server.ts";
import { submitEndpoint, submitWithProfileEndpoint } from "./submit/submit.api.server.ts";
import { submitAllEndpoint } from "./submit/submit-all.api.server.ts";
import { withdrawEndpoint } from "./withdraw/withdraw.api.server.ts";

/** Every call of applying and of the history. */
export function applicationEndpoints(applying: Applying): Endpoint[] {
  return [
    submitEndpoint(applying),
    submitWithProfileEndpoint(applying),
    submitAllEndpoint(applying),
    editEndpoint(applying),
    withdrawEndpoint(applying),
    giveFormEndpoint(applying.platform),
    ...historyEndpoints(applying),
    ...notificationEndpoints(applying),
  ];
}
