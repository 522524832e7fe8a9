import { m } from "#messages";
import { type Endpoint, endpoint, type RawRequest } from "../../../contract/endpoint.server.ts";
import { fieldMessage } from "../../../contract/field-messages.ts";
import { accept, invalid, notFound, type Refusal, refuse } from "../../../contract/reply.ts";
import type { RequestContext } from "../../../contract/request-context.ts";
import {
  sendStarAnswer,
  sendStarRequest,
  starAnswer,
  starRequest,
} from "../../../domain/interviews/interviews.schema.ts";
import { isOwnStar, readStar, takeStar } from "../../../domain/interviews/interviews.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { getStar, sendStar } from "./star.calls.ts";

type ApplicantContext = RequestContext<"applicant">;

function sendEndpoint(platform: Platform): Endpoint {
  /** 404 comes before 422; an id that is none is a wrong field. */
  const find = async ({ body }: RawRequest, { identity }: ApplicantContext): Promise<Refusal | null> => {
    const id = sendStarRequest.shape.body.shape.ApplicantSTARId.safeParse(
      typeof body === "object" && body !== null ? Reflect.get(body, "ApplicantSTARId") : undefined,
    ).data;
    if (id === undefined || (await isOwnStar(platform.database.db, identity.applicantId, id))) return null;
    return notFound(m.contract_not_found());
  };
  return endpoint(sendStar, {
    request: sendStarRequest,
    answer: sendStarAnswer,
    find,
    async handle({ body }, { identity: { applicantId }, language }) {
      const taken = await takeStar(platform, applicantId, body);
      switch (taken.status) {
        case "kept":
          return accept({});
        case "unknown":
          return notFound(m.contract_not_found());
        case "already-submitted":
          return refuse("already-submitted", m.interviews_star_already_submitted());
        case "wrong": {
          const errors = taken.faults.map((fault) => ({ ...fault, message: fieldMessage(fault.code, language) }));
          return invalid(m.contract_invalid_fields(), errors);
        }
      }
    },
  });
}

/** The calls of STAR forms. */
export function interviewEndpoints(platform: Platform): Endpoint[] {
  return [
    endpoint(getStar, {
      request: starRequest,
      answer: starAnswer,
      async handle({ body: { Id } }, { identity: { applicantId }, language }) {
        const data = await readStar(platform.database.db, { applicantId, id: Id, language });
        return data === null ? notFound(m.contract_not_found()) : accept({ data });
      },
    }),
    sendEndpoint(platform),
  ];
}
