import { z } from "zod";
import { type Endpoint, endpoint } from "../../../../contract/endpoint.server.ts";
import { pathLanguage } from "../../../../contract/path.schema.ts";
import { accept } from "../../../../contract/reply.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { looksAt } from "../../../audit/look.queries.server.ts";
import { looks } from "../../../audit/look.ts";
import { companiesOf } from "../../../companies/organisation.server.ts";
import { listLooks } from "../my-account.calls.ts";

/** One a company and day. */
export const looksAnswer = z.object({
  data: z.array(
    z.object({
      /** `YYYY-MM-DD`, in Asia/Jakarta. */
      day: z.string(),
      company: z.string(),
      what: z.array(z.enum(looks)),
    }),
  ),
});

/** Days of companies that are told at most; the account's export has all. */
const most = 500;

async function looksOf(
  { database: { db } }: Platform,
  applicantId: number,
): Promise<z.infer<typeof looksAnswer>["data"]> {
  const seen = await looksAt(db, applicantId);
  const companies = await companiesOf(
    db,
    seen.map(({ companyId }) => companyId),
  );
  const days = Map.groupBy(seen, ({ day, companyId }) => `${day} ${companyId}`);
  return [...days.values()].slice(0, most).flatMap((of) => {
    const [first] = of;
    if (first === undefined) return [];
    return [{ day: first.day, company: companies.get(first.companyId)?.name ?? "", what: of.map(({ what }) => what) }];
  });
}

export const looksRequest = z.object({ path: z.object({ lang: pathLanguage }) });

/** Which companies looked at what of the person who asks. */
export function looksEndpoint(platform: Platform): Endpoint {
  return endpoint(listLooks, {
    request: looksRequest,
    answer: looksAnswer,
    handle: async (_, { identity }) => accept({ data: await looksOf(platform, identity.applicantId) }),
  });
}
