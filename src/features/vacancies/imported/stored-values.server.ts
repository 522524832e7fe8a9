import { z } from "zod";
import { jsonDocument } from "../../../platform/database/json-document.ts";
import { factsV1 } from "../draft/vacancy-fields.ts";
import type { SomeValues } from "./imported-values.ts";

const text = z.string().exactOptional();

/** As it lies in its columns: some fields, and no others than there are. */
const someValuesV1: z.ZodType<SomeValues> = z.strictObject({
  ...{ "title.id": text, "title.en": text, "description.id": text, "description.en": text },
  ...{ "requirement.id": text, "requirement.en": text },
  functionId: factsV1.functionId.exactOptional(),
  category: factsV1.category.exactOptional(),
  locations: factsV1.locations.exactOptional(),
  employmentType: factsV1.employmentType.exactOptional(),
  salaryMin: factsV1.salaryMin.exactOptional(),
  salaryMax: factsV1.salaryMax.exactOptional(),
  endDay: factsV1.endDay.exactOptional(),
  openings: factsV1.openings.exactOptional(),
  replyDays: factsV1.replyDays.exactOptional(),
});

/** What an import said, whole or of some fields. */
export const someValuesDocument = jsonDocument<SomeValues>(someValuesV1);
