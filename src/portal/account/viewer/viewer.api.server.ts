import { type Endpoint, endpoint } from "../../../contract/endpoint.server.ts";
import { accept } from "../../../contract/reply.ts";
import { findViewer } from "../../../domain/applications/notifications/viewer.queries.server.ts";
import { fileUrl } from "../../../domain/documents/documents.ts";
import { codeOrTextOf } from "../../../domain/master-data/master-data.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { getViewer } from "../accounts.calls.ts";
import { viewerAnswer, viewerRequest } from "./viewer.schema.ts";

/** `account/viewer` */
export function viewerEndpoint({ database: { db }, settings }: Pick<Platform, "database" | "settings">): Endpoint {
  return endpoint(getViewer, {
    request: viewerRequest,
    answer: viewerAnswer,
    async handle(_, { identity: { applicantId, userName }, language }) {
      const { name, email, photo, seekingStatusId, unread } = await findViewer(db, applicantId);
      const seekingJobStatus = await codeOrTextOf(db, "seekingJobStatus", seekingStatusId, language);
      const photoUrl = photo && fileUrl(settings.basePath, photo);
      return accept({ data: { userName, name: name ?? email ?? "", photoUrl, seekingJobStatus, unread } });
    },
  });
}
