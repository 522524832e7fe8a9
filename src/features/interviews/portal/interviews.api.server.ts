import { m } from "#messages";
import { type Endpoint, endpoint } from "../../../contract/endpoint.server.ts";
import { fieldMessage } from "../../../contract/field-errors.ts";
import { type NamedThing, namedThing } from "../../../contract/named-thing.server.ts";
import { accept, invalid, notFound, refuse } from "../../../contract/reply.ts";
import type { Platform } from "../../../platform/platform.ts";
import { sendStarAnswer, sendStarRequest, starAnswer, starRequest } from "../star.schema.ts";
import { readStar, takeStar } from "../star.server.ts";
import { ownerOfStar } from "../star-forms.server.ts";
import { getStar, sendStar } from "./star.calls.ts";

function namedStar({ database }: Platform, name: string): NamedThing {
  return namedThing(["body", name], starRequest.shape.body.shape.Id, (id) => ownerOfStar(database.db, id));
}

function sendEndpoint(platform: Platform): Endpoint {
  return endpoint(sendStar, {
    request: sendStarRequest,
    answer: sendStarAnswer,
    thing: namedStar(platform, "ApplicantSTARId"),
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
      thing: namedStar(platform, "Id"),
      async handle({ body: { Id } }, { identity: { applicantId }, language }) {
        const data = await readStar(platform.database.db, { applicantId, id: Id, language });
        return data === null ? notFound(m.contract_not_found()) : accept({ data });
      },
    }),
    sendEndpoint(platform),
  ];
}
