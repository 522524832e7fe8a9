import { z } from "zod";
import { m } from "#messages";
import { type Endpoint, endpoint } from "../../../contract/endpoint.server.ts";
import { namedThing } from "../../../contract/named-thing.server.ts";
import { notFound, sendFile } from "../../../contract/reply.ts";
import { ownerOfFile, readOwnFile } from "../../../domain/documents/read-own-file.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { getFile } from "../resume.calls.ts";

/** `files/{name}`: a photo or CV, to its owner only (promise 10). */
export function fileEndpoint(platform: Platform): Endpoint {
  return endpoint(getFile, {
    request: z.object({ path: z.object({ name: z.string() }) }),
    answer: z.object({}),
    thing: namedThing(["path", "name"], z.string(), (name) => ownerOfFile(platform, name)),
    async handle({ path: { name } }, { identity }) {
      const file = await readOwnFile(platform, identity.applicantId, name);
      return file ? sendFile(file.content, file.mediaType, file.originalName) : notFound(m.contract_not_found());
    },
  });
}
