import { m } from "#messages";
import type { Action, StaffRights } from "../../../contract/action.ts";
import { fieldMessage } from "../../../contract/field-messages.ts";
import { invalid, type Refusal } from "../../../contract/reply.ts";
import type { Db } from "../../../platform/database/database.ts";
import { readListText } from "../../candidates/desk/read-list.server.ts";
import { type Reach, reachOf } from "../../companies/policies.ts";
import { actOf, lackingIn } from "../../decisions/desk/act-of.server.ts";
import type { JobWish } from "../preview-job.server.ts";
import type { JobWork } from "../stored-work.server.ts";
import type { PreviewInput } from "./jobs.schema.ts";

const wrong = (path: string, code: string): Refusal =>
  invalid(m.contract_invalid_fields(), [{ path, code, message: fieldMessage(code) }]);

/** The right that a kind of job needs. */
export const rightOf = {
  act: "candidate.act",
  share: "candidate.share",
  export: "candidate.export",
} as const satisfies Record<JobWork["kind"], Action>;

async function workOf(db: Db, { act, share, export: file }: PreviewInput): Promise<JobWork | null> {
  if (share !== undefined) return { kind: "share", ...share };
  if (file !== undefined) return { kind: "export", ...file };
  const meant = act && (await actOf(db, act));
  return meant ? { kind: "act", act: meant } : null;
}

function choiceOf({ ids, query = "" }: PreviewInput, reach: Reach): JobWish["choice"] | Refusal {
  if (ids !== undefined) return { kind: "ids", ids };
  const read = readListText(query, reach, "query");
  if (read === null) return wrong("query", "format");
  return "status" in read ? read : { kind: "list", ...read };
}

/** What a body asks for, in the domain's words. */
export async function wishOf(db: Db, body: PreviewInput, rights: StaffRights): Promise<JobWish | Refusal> {
  const work = await workOf(db, body);
  if (work === null) return wrong("act.reasonId", "reason-unknown");
  const choice = choiceOf(body, reachOf(rights, rightOf[work.kind]));
  if ("status" in choice) return choice;
  return { work, choice, lacking: body.act === undefined ? [] : lackingIn(body.act) };
}
