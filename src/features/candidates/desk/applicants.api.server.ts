import { z } from "zod";
import { m } from "#messages";
import { deskEndpoint, type Endpoint } from "../../../contract/endpoint.server.ts";
import { pathId } from "../../../contract/path.schema.ts";
import { accept, notFound, type Refusal, type Reply, refuseWith, sendFile } from "../../../contract/reply.ts";
import type { Platform } from "../../../platform/platform.ts";
import { askingOf, limited } from "../../desk-base/asking.server.ts";
import type { DeskParts } from "../../desk-base/desk-parts.server.ts";
import { downloadCv, type FileRefusal, readCvPages, readCvPicture, readPhoto } from "../page/files.server.ts";
import { compareEndpoint } from "./compare/compare.api.server.ts";
import { listEndpoints } from "./list/list.api.server.ts";
import { actEndpoints } from "./page/acts.api.server.ts";
import { applicationThing, pageEndpoints } from "./page/page.api.server.ts";
import { type CvAnswer, cvFileCall, cvPagesCall, cvPictureCall, photoCall } from "./page/page.calls.ts";
import { searchEndpoint } from "./search/search.api.server.ts";
import { viewEndpoints } from "./views/views.api.server.ts";

/** After which another try is worth it. */
const busySeconds = 5;

function refused(refusal: FileRefusal): Refusal {
  switch (refusal.status) {
    case "limited":
      return limited(refusal);
    case "blind":
      return refuseWith(403, "blind", m.desk_applicants_blind());
    case "not-shared":
      return refuseWith(403, "not-shared", m.desk_applicants_not_shared());
    case "withheld":
      return refuseWith(409, "withheld", m.desk_applicants_cv_withheld());
    case "broken":
      return refuseWith(409, "unreadable", m.desk_applicants_cv_unreadable());
    case "busy":
      return { ...refuseWith(503, "busy", m.contract_busy()), retryAfter: busySeconds };
    default:
      return notFound(m.contract_not_found());
  }
}

const path = z.object({ id: pathId });
const bytes = z.object({});

export const cvAnswer = z.object({
  /** Pages of the document; those that are not in `pages` are in the download alone. */
  count: z.number(),
  pages: z.array(
    z.object({
      width: z.number(),
      height: z.number(),
      pieces: z.array(
        z.object({ text: z.string(), x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
      ),
    }),
  ),
});

/** Photo and CV of an application: the CV as drawn pages, or to be saved as it was sent. */
function fileEndpoints(platform: Platform): Endpoint[] {
  const thing = applicationThing(platform);
  return [
    deskEndpoint(photoCall, {
      request: z.object({ path }),
      answer: bytes,
      thing,
      async handle({ path: { id } }, context) {
        const read = await readPhoto(platform, askingOf(context, "candidate.read"), id);
        if (read.status !== "photo") return refused(read);
        return sendFile(read.file.content, read.file.mediaType, `${id}.jpg`);
      },
    }),
    deskEndpoint(cvFileCall, {
      request: z.object({ path }),
      answer: bytes,
      thing,
      async handle({ path: { id } }, context) {
        const read = await downloadCv(platform, askingOf(context, "candidate.read"), id);
        if (read.status !== "cv") return refused(read);
        return sendFile(read.file.content, read.file.mediaType, read.file.originalName);
      },
    }),
    deskEndpoint(cvPagesCall, {
      request: z.object({ path }),
      answer: cvAnswer,
      thing,
      async handle({ path: { id } }, context): Promise<Reply<CvAnswer>> {
        const read = await readCvPages(platform, askingOf(context, "candidate.read"), id);
        if (read.status !== "drawn") return refused(read);
        const { count, pages } = read.pdf;
        return accept({ count, pages: pages.map(({ width, height, pieces }) => ({ width, height, pieces })) });
      },
    }),
    deskEndpoint(cvPictureCall, {
      request: z.object({ path: path.extend({ page: pathId }) }),
      answer: bytes,
      thing,
      async handle({ path: { id, page } }, context) {
        const read = await readCvPicture(platform, askingOf(context, "candidate.read"), id, page);
        return read.status === "picture" ? sendFile(read.picture, "image/webp", `${id}-${page}.webp`) : refused(read);
      },
    }),
  ];
}

/** Every call about applications and the people who sent them. */
export function applicantEndpoints({ platform }: DeskParts): Endpoint[] {
  return [
    ...listEndpoints(platform),
    ...viewEndpoints(platform),
    ...pageEndpoints(platform),
    ...fileEndpoints(platform),
    ...actEndpoints(platform),
    compareEndpoint(platform),
    searchEndpoint(platform),
  ];
}
