import { m } from "#messages";
import { type Endpoint, endpoint } from "../../contract/endpoint.server.ts";
import { fieldMessage } from "../../contract/field-messages.ts";
import { accept, invalid } from "../../contract/reply.ts";
import { changeSeekingStatus } from "../../domain/resumes/seeking-status.server.ts";
import type { Platform } from "../../platform/platform.ts";
import { setSeekingStatus } from "./resume.calls.ts";
import { seekingStatusAnswer, seekingStatusRequest } from "./seeking-status.schema.ts";

/** `form/seeking-job-status` */
export function seekingStatusEndpoint(platform: Platform): Endpoint {
  return endpoint(setSeekingStatus, {
    request: seekingStatusRequest,
    answer: seekingStatusAnswer,
    async handle({ body: { seekingJobStatusId } }, { identity, language }) {
      const seekingJobStatus = await changeSeekingStatus(platform, identity.applicantId, seekingJobStatusId);
      if (seekingJobStatus !== null) return accept({ seekingJobStatus });
      const message = fieldMessage("choice", language);
      return invalid(m.contract_invalid_fields(), [{ path: "seekingJobStatusId", code: "choice", message }]);
    },
  });
}
