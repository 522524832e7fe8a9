import { type Endpoint, endpoint } from "../../../contract/endpoint.server.ts";
import { accept } from "../../../contract/reply.ts";
import { readChoices } from "../../../domain/extended-forms/form-lists.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { getFormMasterData, viewForm } from "../extended-form.calls.ts";
import { formAnswer, masterDataAnswer, plainRequest } from "../extended-form.schema.ts";
import { findVariant, ofVariant } from "../variant.server.ts";
import { readForm } from "./read-form.server.ts";

/** `masterdata`, `view` */
export function readFormEndpoints(platform: Platform): Endpoint[] {
  return [
    endpoint(getFormMasterData, {
      request: plainRequest,
      answer: masterDataAnswer,
      find: findVariant,
      handle: async (_request, { language }) => accept({ data: await readChoices(platform.database.db, language) }),
    }),
    endpoint(viewForm, {
      request: plainRequest,
      answer: formAnswer(platform.clock),
      find: findVariant,
      handle: ({ path }, { identity: { applicantId } }) =>
        ofVariant(path, async (variant) => accept(await readForm(platform, { applicantId, variant }))),
    }),
  ];
}
