import type { Endpoint } from "../../contract/endpoint.server.ts";
import type { DraftKind } from "../../domain/drafts/draft-kinds.server.ts";
import type { Platform } from "../../platform/platform.ts";
import { draftEndpoints } from "../drafts/drafts.api.server.ts";
import "./field-texts.ts";
import { fileEndpoint } from "./files/files.api.server.ts";
import { jsonResumeEndpoints } from "./json-resume/json-resume.api.server.ts";
import { profileEndpoints } from "./read/profile.api.server.ts";
import { readCvEndpoint } from "./read-cv/read-cv.api.server.ts";
import { updateProfileEndpoint } from "./save/update-profile.api.server.ts";
import { seekingStatusEndpoint } from "./seeking-status.api.server.ts";

/** Every call of the resume; `draftKinds` are those of every room. */
export function resumeEndpoints(platform: Platform, draftKinds: readonly DraftKind[]): Endpoint[] {
  return [
    ...profileEndpoints(platform),
    updateProfileEndpoint(platform),
    seekingStatusEndpoint(platform),
    ...draftEndpoints(platform, draftKinds),
    fileEndpoint(platform),
    ...jsonResumeEndpoints(platform),
    readCvEndpoint(platform),
  ];
}
