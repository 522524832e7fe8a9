import { type Endpoint, endpoint } from "../../../contract/endpoint.server.ts";
import { accept } from "../../../contract/reply.ts";
import { chooseMailLanguage } from "../../../domain/people/mail-language/mail-language.server.ts";
import { emptyAnswer, mailLanguageRequest } from "../../../domain/people/people.schema.ts";
import type { Platform } from "../../../platform/platform.ts";
import { setMailLanguage } from "../accounts.calls.ts";

/** `account/mail-language` */
export function mailLanguageEndpoint({ database }: Platform): Endpoint {
  return endpoint(setMailLanguage, {
    request: mailLanguageRequest,
    answer: emptyAnswer,
    async handle({ body }, { identity }) {
      await chooseMailLanguage(database, identity.applicantId, body.language);
      return accept({});
    },
  });
}
