import { z } from "zod";
import { m } from "#messages";
import { type Endpoint, endpoint, type RawRequest } from "../../../contract/endpoint.server.ts";
import { accept, conflict, notFound, type Refusal, refuseWith } from "../../../contract/reply.ts";
import type { RequestContext } from "../../../contract/request-context.ts";
import type { Platform } from "../../../platform/platform.ts";
import { version } from "../../resumes/fields.schema.ts";
import type { Draft } from "../draft.queries.server.ts";
import { type DraftKind, draftLimit, hasDraft, keepDraft, loseDraft, openDraft } from "../drafts.server.ts";
import { type DraftAnswer, dropDraft, readDraft, saveDraft } from "./drafts.calls.ts";

const path = z.object({ name: z.string().max(100) });

const draft = z.object({ data: z.unknown(), version: z.number(), updatedAt: z.string().nullable() });
/** Without a draft: data null, version 0. */
export const draftAnswer = z.object({ data: draft });

function wireDraft({ data, version, updatedAt }: Draft): DraftAnswer["data"] {
  return { data, version, updatedAt: updatedAt?.toISOString() ?? null };
}

function finder({ database }: Platform, kinds: readonly DraftKind[]) {
  return async (
    { path: { name = "" } }: RawRequest,
    { identity }: RequestContext<"applicant">,
  ): Promise<Refusal | null> => {
    const isThere = await hasDraft(kinds, database.db, identity.applicantId, name);
    return isThere ? null : notFound(m.contract_not_found());
  };
}

type Find = ReturnType<typeof finder>;

/** Whatever JSON was read; `z.json()` would say the same, but refers to itself where the API describes it. */
const anyJson = z.unknown().refine((value) => value !== undefined && !(value instanceof Blob), "required");

/** `version` is that of the draft that was read, 0 when there was none. */
export const saveDraftRequest = z.object({ path, body: z.object({ data: anyJson, version }) });

function saveDraftEndpoint(platform: Platform, find: Find): Endpoint {
  return endpoint(saveDraft, {
    request: saveDraftRequest,
    answer: draftAnswer,
    find,
    async handle({ path: { name }, body }, { identity: { applicantId } }) {
      if (Buffer.byteLength(JSON.stringify(body.data)) > draftLimit) {
        return refuseWith(413, "too-large", m.contract_too_large());
      }
      const saved = await keepDraft(platform, { applicantId, name }, body);
      if (saved !== null) return accept({ data: wireDraft(saved) });
      return conflict(m.contract_version_conflict(), wireDraft(await openDraft(platform, { applicantId, name })));
    },
  });
}

export const draftRequest = z.object({ path });

/** `form/draft/{name}`: read, save, drop. */
export function draftEndpoints(platform: Platform, kinds: readonly DraftKind[]): Endpoint[] {
  const find = finder(platform, kinds);
  const read = endpoint(readDraft, {
    request: draftRequest,
    answer: draftAnswer,
    find,
    handle: async ({ path: { name } }, { identity: { applicantId } }) =>
      accept({ data: wireDraft(await openDraft(platform, { applicantId, name })) }),
  });
  const drop = endpoint(dropDraft, {
    request: draftRequest,
    answer: z.object({}),
    find,
    async handle({ path: { name } }, { identity: { applicantId } }) {
      await loseDraft(platform, { applicantId, name });
      return accept({});
    },
  });
  return [read, saveDraftEndpoint(platform, find), drop];
}
