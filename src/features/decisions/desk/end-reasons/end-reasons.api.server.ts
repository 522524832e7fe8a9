import { z } from "zod";
import { m } from "#messages";
import { deskEndpoint, type Endpoint } from "../../../../contract/endpoint.server.ts";
import { pathId } from "../../../../contract/path.schema.ts";
import { accept, notFound, type Reply, refuseWith, stale } from "../../../../contract/reply.ts";
import { bothLanguages } from "../../../../i18n/both-languages.schema.ts";
import { type DeskParts, doneBy } from "../../../desk-base/desk-parts.server.ts";
import { addEndReason, changeEndReason } from "../../change-end-reasons.server.ts";
import { allEndReasons, endReasonById } from "../../end-reason.queries.server.ts";
import { addEndReasonCall, changeEndReasonCall, type EndReason, listEndReasons } from "./end-reasons.calls.ts";
import { name, newReason, words } from "./end-reasons.schema.ts";

const reasonAnswer = z.object({
  ...{ id: z.number(), code: z.string(), name: bothLanguages, words: bothLanguages },
  ...{ isRetired: z.boolean(), version: z.number() },
});

const missing = () => notFound(m.contract_not_found());

const changedReason = z.object({
  name: name.optional(),
  words: words.optional(),
  isRetired: z.boolean().optional(),
});

/** The reasons of ends: read by who ends applications, changed by administrators. */
export function endReasonEndpoints({ platform: { database, clock } }: DeskParts): Endpoint[] {
  const getReply = async (id: number): Promise<Reply<EndReason>> => {
    const found = await endReasonById(database.db, id);
    return found === undefined ? missing() : accept(found);
  };
  return [
    deskEndpoint(listEndReasons, {
      request: z.object({}),
      answer: z.object({ data: z.array(reasonAnswer) }),
      handle: async () => accept({ data: await allEndReasons(database.db) }),
    }),
    deskEndpoint(addEndReasonCall, {
      request: z.object({ body: newReason }),
      answer: reasonAnswer,
      async handle({ body }, context) {
        const doing = { by: doneBy(context), now: clock() };
        const added = await database.transact((tx) => addEndReason(tx, doing, body));
        if (added.status === "code-taken") return refuseWith(409, "code-taken", m.desk_end_reasons_code_taken());
        return getReply(added.id);
      },
    }),
    deskEndpoint(changeEndReasonCall, {
      request: z.object({ path: z.object({ id: pathId }), body: changedReason }),
      answer: reasonAnswer,
      async handle({ path: { id }, body }, context) {
        const doing = { by: doneBy(context), now: clock() };
        const which = { id, version: context.ifMatch };
        const { status } = await database.transact((tx) => changeEndReason(tx, doing, which, body));
        if (status === "unknown") return missing();
        if (status === "changed") return getReply(id);
        return stale(m.contract_version_conflict(), await endReasonById(database.db, id));
      },
    }),
  ];
}
