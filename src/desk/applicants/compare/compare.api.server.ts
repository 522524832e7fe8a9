import { z } from "zod";
import { m } from "#messages";
import { deskEndpoint, type Endpoint } from "../../../contract/endpoint.server.ts";
import { addFieldMessages } from "../../../contract/field-messages.ts";
import { accept, notFound, type Reply, tooMany } from "../../../contract/reply.ts";
import { compareCandidates, countPage } from "../../../domain/candidates/candidates.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { compareQuery } from "../applicants.schema.ts";
import { askingOf } from "../asking.server.ts";
import { wireRow } from "../list/list.api.server.ts";
import { compareCall } from "./compare.calls.ts";
import { compareAnswer } from "./compare.schema.ts";

addFieldMessages({ "too-few": m.desk_applicants_compare_few, "too-many": m.desk_applicants_compare_few });

/** Two to four applications to one vacancy, side by side; each is a page that was opened. */
export function compareEndpoint(platform: Platform): Endpoint {
  return deskEndpoint(compareCall, {
    request: z.object({ query: compareQuery }),
    answer: compareAnswer,
    async handle({ query: { ids } }, context): Promise<Reply<z.infer<typeof compareAnswer>>> {
      const asking = askingOf(context, "candidate.read");
      for (const _ of ids) {
        const retryAfter = await countPage(platform, asking);
        if (retryAfter !== null) return tooMany(m.desk_applicants_too_many_pages(), retryAfter);
      }
      const compared = await compareCandidates(platform, asking, [...new Set(ids)]);
      if (compared === null) return notFound(m.contract_not_found());
      return accept({ data: compared.map(({ row, ...told }) => ({ row: wireRow(row), ...told })) });
    },
  });
}
