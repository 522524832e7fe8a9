import { z } from "zod";
import { m } from "#messages";
import { deskEndpoint, type Endpoint } from "../../../../contract/endpoint.server.ts";
import { addFieldMessages } from "../../../../contract/field-errors.ts";
import { accept, invalid, notFound, type Refusal, type Reply } from "../../../../contract/reply.ts";
import type { RequestContext } from "../../../../contract/request-context.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { askingOf, limited } from "../../../desk-base/asking.server.ts";
import { criteriaTold, sentAnswer } from "../../../scorecards/desk/scorecards.schema.ts";
import { wireCriterion, wireSent } from "../../../scorecards/desk/wire-scorecard.server.ts";
import { getSentScorecards } from "../../../scorecards/read-scorecards.server.ts";
import { listCriteria } from "../../../vacancies/criteria/criteria.queries.server.ts";
import { type Compared, compareCandidates } from "../../page/compare.server.ts";
import { isLimited } from "../../see-person.server.ts";
import { compareQuery, rowAnswer } from "../applicants.schema.ts";
import { answersAnswer, resumeAnswer } from "../page/page.schema.ts";
import { compareCall } from "./compare.calls.ts";

addFieldMessages({ "too-few": m.desk_applicants_compare_few, "too-many": m.desk_applicants_compare_few });

/** Each application with the scorecards that the member may see; erased people have none. */
async function tell({ database: { db } }: Platform, context: RequestContext<"staff">, compared: readonly Compared[]) {
  const { identity, language } = context;
  const there = compared.flatMap(({ row }) => (row.who.kind === "gone" ? [] : [row.id]));
  const cards = await getSentScorecards(db, there, identity.staffId);
  const criteria = await listCriteria(db, compared[0]?.row.vacancy.id ?? 0);
  return {
    data: compared.map(({ row, resume, answers }) => {
      const sent = cards.get(row.id);
      return { row, resume, answers, scorecards: sent === null ? null : (sent ?? []).map(wireSent) };
    }),
    criteria: criteria.map((criterion) => wireCriterion(criterion, language)),
  };
}

/** One application named twice is nothing to compare. */
function onlyOne(): Refusal {
  const message = m.desk_applicants_compare_few();
  return invalid(m.contract_invalid_fields(), [{ path: "ids", code: "twice", message }]);
}

export const compareAnswer = z.object({
  data: z.array(
    z.object({
      row: rowAnswer,
      resume: resumeAnswer.nullable(),
      answers: answersAnswer,
      /** null until the member has sent their own. */
      scorecards: z.array(sentAnswer).nullable(),
    }),
  ),
  /** The scorecards' criteria. */
  criteria: criteriaTold,
});

/** Two to four applications to one vacancy, side by side; each is a page that was opened. */
export function compareEndpoint(platform: Platform): Endpoint {
  return deskEndpoint(compareCall, {
    request: z.object({ query: compareQuery }),
    answer: compareAnswer,
    async handle({ query: { ids } }, context): Promise<Reply<z.infer<typeof compareAnswer>>> {
      const asking = askingOf(context, "candidate.read");
      const compared = await compareCandidates(platform, asking, [...new Set(ids)]);
      if (compared === null) return notFound(m.contract_not_found());
      if (isLimited(compared)) return limited(compared);
      if (compared.length < 2) return onlyOne();
      return accept(await tell(platform, context, compared));
    },
  });
}
