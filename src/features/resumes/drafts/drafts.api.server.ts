import { z } from "zod";
import { m } from "#messages";
import { type Door, door, type RawRequest } from "../../../contract/door.server.ts";
import { accept, conflict, notFound, type Refusal, refuseWith } from "../../../contract/reply.ts";
import type { Platform } from "../../../platform/platform.ts";
import { dropDraft, readDraft, saveDraft } from "../resume.calls.ts";
import { draftAnswer, draftRequest, saveDraftRequest } from "./draft.schema.ts";
import { draftLimit, isDraftName } from "./draft.ts";
import { keepDraft, loseDraft, openDraft } from "./keep-draft.server.ts";

async function find({ path }: RawRequest): Promise<Refusal | null> {
  return isDraftName(path["name"]) ? null : notFound(m.contract_not_found());
}

function saveDraftDoor(platform: Platform): Door {
  return door(saveDraft, {
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
export function draftDoors(platform: Platform): Door[] {
  const read = door(readDraft, {
    request: draftRequest,
    answer: draftAnswer,
    find,
    handle: async ({ path: { name } }, { identity: { applicantId } }) =>
      accept({ data: await openDraft(platform, { applicantId, name }) }),
  });
  const drop = door(dropDraft, {
    request: draftRequest,
    answer: z.object({}),
    find,
    async handle({ path: { name } }, { identity: { applicantId } }) {
      await loseDraft(platform, { applicantId, name });
      return accept({});
    },
  });
  return [read, saveDraftDoor(platform), drop];
}
