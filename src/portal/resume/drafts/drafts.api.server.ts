import { z } from "zod";
import { m } from "#messages";
import { type Endpoint, endpoint, type RawRequest } from "../../../contract/endpoint.server.ts";
import { accept, conflict, notFound, type Refusal, refuseWith } from "../../../contract/reply.ts";
import type { RequestContext } from "../../../contract/request-context.ts";
import { draftAnswer, draftRequest, saveDraftRequest } from "../../../domain/resumes/resumes.schema.ts";
import { keepDraft, loseDraft, openDraft } from "../../../domain/resumes/resumes.server.ts";
import { draftLimit, isDraftName } from "../../../domain/resumes/resumes.ts";
import type { Platform } from "../../../platform/platform.ts";
import { dropDraft, readDraft, saveDraft } from "../resume.calls.ts";

/** Whether a form of a later room has drafts under this name, for this applicant. */
export type DraftNames = (applicantId: number, name: string) => Promise<boolean>;

function finder(isDraftOf: DraftNames) {
  return async (
    { path: { name = "" } }: RawRequest,
    { identity }: RequestContext<"applicant">,
  ): Promise<Refusal | null> => {
    const isThere = isDraftName(name) || (await isDraftOf(identity.applicantId, name));
    return isThere ? null : notFound(m.contract_not_found());
  };
}

type Find = ReturnType<typeof finder>;

function saveDraftEndpoint(platform: Platform, find: Find): Endpoint {
  return endpoint(saveDraft, {
    request: saveDraftRequest,
    answer: draftAnswer,
    find,
    async handle({ path: { name }, body }, { identity: { applicantId } }) {
      if (Buffer.byteLength(JSON.stringify(body.data)) > draftLimit) {
        return refuseWith(413, "too-large", m.contract_too_large());
      }
      const kept = await keepDraft(platform, { applicantId, name }, body);
      if (kept !== null) return accept({ data: kept });
      return conflict(m.contract_version_conflict(), await openDraft(platform, { applicantId, name }));
    },
  });
}

/** `form/draft/{name}`: read, save, drop. */
export function draftEndpoints(platform: Platform, isDraftOf: DraftNames): Endpoint[] {
  const find = finder(isDraftOf);
  const read = endpoint(readDraft, {
    request: draftRequest,
    answer: draftAnswer,
    find,
    handle: async ({ path: { name } }, { identity: { applicantId } }) =>
      accept({ data: await openDraft(platform, { applicantId, name }) }),
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
