import { z } from "zod";
import { m } from "#messages";
import { deskEndpoint, type Endpoint } from "../../../../contract/endpoint.server.ts";
import { pathId } from "../../../../contract/path.schema.ts";
import { accept, invalid, notFound, type Refusal, refuseWith, stale } from "../../../../contract/reply.ts";
import type { RequestContext } from "../../../../contract/request-context.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { getReach, type Reach } from "../../../companies/policies.ts";
import {
  changeView,
  forgetView,
  type Keeper,
  type KeptView,
  keepView,
  listViews,
  viewNameLength,
  viewQueryLength,
} from "../../views/keep-views.server.ts";
import type { SavedView } from "../../views/view.queries.server.ts";
import { readListText, withoutForbidden } from "../read-list.server.ts";
import { changeViewCall, forgetViewCall, keepViewCall, listViewsCall, type SavedViewAnswer } from "./views.calls.ts";

const name = z.string("required").trim().min(1, "required").max(viewNameLength, "too-long");
const query = z.string("required").max(viewQueryLength, "too-long");
const columns = z.array(z.string().max(40, "too-long")).max(30, "too-many");
const sharedWith = z.int("number").positive("choice").nullable();

/** Who keeps views, and how far they read the lists that views are of. */
interface Keeping extends Keeper {
  reads: Reach;
}

function getKeeper({ identity: { staffId, rights } }: RequestContext<"staff">): Keeping {
  const { companyIds, vacancyIds } = getReach(rights, "view.keep");
  return { staffId, companyIds, vacancyIds, reads: getReach(rights, "candidate.read") };
}

/** Unreachable without `If-Match`: such a call is refused before. */
const noVersion = -1;

/** A view as its reader may use it: a colleague's may filter by what this one may not. */
function wireView(view: SavedView, { staffId, reads }: Keeping): SavedViewAnswer {
  const { id, name, columns, sharedWith, version, ownerId, ownerName } = view;
  const query = withoutForbidden(view.query, reads);
  return { id, name, query, columns: [...columns], sharedWith, isOwn: ownerId === staffId, ownerName, version };
}

/** Why a query is not kept; null where it is, or where none is given. */
function queryFault(query: string | undefined, { reads }: Keeping): Refusal | null {
  const read = query === undefined ? null : readListText(query, reads, "query");
  return read !== null && "status" in read ? read : null;
}

function refused(result: Exclude<KeptView, { status: "kept" }>, keeper: Keeping): Refusal {
  switch (result.status) {
    case "too-many":
      return refuseWith(409, "too-many-views", m.desk_applicants_view_too_many());
    case "not-own":
      return refuseWith(403, "not-own", m.desk_applicants_view_not_own());
    case "out-of-scope": {
      const message = m.field_choice();
      return invalid(m.contract_invalid_fields(), [{ path: "sharedWith", code: "choice", message }]);
    }
    case "stale":
      return stale(m.desk_applicants_view_stale(), wireView(result.current, keeper));
    default:
      return notFound(m.contract_not_found());
  }
}

const path = z.object({ id: pathId });

/** A new view. */
export const newView = z.object({
  name,
  query,
  columns: columns.default([]),
  sharedWith: sharedWith.default(null),
});

/** Changes to a view; missing fields stay. */
export const changedView = z.object({
  name: name.optional(),
  query: query.optional(),
  columns: columns.optional(),
  sharedWith: sharedWith.optional(),
});

export const viewAnswer = z.object({
  id: z.number(),
  name: z.string(),
  query: z.string(),
  columns: z.array(z.string()),
  sharedWith: z.number().nullable(),
  isOwn: z.boolean(),
  ownerName: z.string(),
  version: z.number(),
});

export const viewsAnswer = z.object({ data: z.array(viewAnswer) });

/** Saved views: one's own, and what others share with one's companies. */
export function viewEndpoints(platform: Platform): Endpoint[] {
  const answered = (result: KeptView, keeper: Keeping) =>
    result.status === "kept" ? accept(wireView(result.view, keeper)) : refused(result, keeper);
  return [
    deskEndpoint(listViewsCall, {
      request: z.object({}),
      answer: viewsAnswer,
      async handle(_, context) {
        const keeper = getKeeper(context);
        const views = await listViews(platform, keeper);
        return accept({ data: views.map((view) => wireView(view, keeper)) });
      },
    }),
    deskEndpoint(keepViewCall, {
      request: z.object({ body: newView }),
      answer: viewAnswer,
      async handle({ body }, context) {
        const keeper = getKeeper(context);
        return queryFault(body.query, keeper) ?? answered(await keepView(platform, keeper, body), keeper);
      },
    }),
    deskEndpoint(changeViewCall, {
      request: z.object({ path, body: changedView }),
      answer: viewAnswer,
      async handle({ path: { id }, body }, context) {
        const keeper = getKeeper(context);
        const version = context.ifMatch ?? noVersion;
        const fault = queryFault(body.query, keeper);
        return fault ?? answered(await changeView(platform, keeper, { ...body, id, version }), keeper);
      },
    }),
    deskEndpoint(forgetViewCall, {
      request: z.object({ path }),
      answer: z.null(),
      async handle({ path: { id } }, context) {
        const keeper = getKeeper(context);
        const result = await forgetView(platform, keeper, { id, version: context.ifMatch ?? noVersion });
        return result.status === "kept" ? accept(null) : refused(result, keeper);
      },
    }),
  ];
}
