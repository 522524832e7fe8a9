import { z } from "zod";
import { type Endpoint, endpoint } from "../../../../contract/endpoint.server.ts";
import { accept } from "../../../../contract/reply.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { contactCentreOf } from "../../../reference-data/contact-centre.server.ts";
import { getHelpContact, type HelpContact } from "../help.calls.ts";

/** The platform that is this site; its contact centre answers for it. */
const careerSite = 1;

const nobody: HelpContact = { name: "", phone: "", email: "", whatsapp: "", hours: "", description: "" };

export const contactRequest = z.object({ body: z.object({ lang: z.string().optional() }) });
/** Texts that the list lacks are "". */
export const contactAnswer = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  whatsapp: z.string(),
  hours: z.string(),
  /** Our addition: what to ask here. */
  description: z.string(),
});

/** Whom to ask about the site, from the reference list of contact centres. */
export function contactEndpoint({ database: { db } }: Pick<Platform, "database">): Endpoint {
  return endpoint(getHelpContact, {
    request: contactRequest,
    answer: contactAnswer,
    async handle(_, context) {
      context.shows("master-data");
      const centre = await contactCentreOf(db, careerSite, context.language);
      if (centre === null) return accept(nobody);
      const { name, phone, email, whatsapp, hours, description } = centre;
      return accept({ name, phone, email, whatsapp, hours, description });
    },
  });
}
