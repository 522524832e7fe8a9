import type { Language } from "../../i18n/language.ts";
import type { Db } from "../../platform/database/database.ts";
import { contactCentreDetails } from "./entry-details.schema.ts";
import { entries } from "./master-data.queries.server.ts";

/** Whom to ask about the applications of one platform. */
export interface ContactCentre {
  id: number;
  name: string;
  description: string;
  email: string;
  phone: string;
  whatsapp: string;
  hours: string;
}

/** The contact centre of a platform (§3 contactCenter), the first one for a platform that has none of its own. */
export async function contactCentreOf(db: Db, platformId: number, language: Language): Promise<ContactCentre | null> {
  const centres = (await entries(db, "contactCentre", language)).map(({ id, text, details }) => ({
    id,
    name: text,
    ...contactCentreDetails.parse(details),
  }));
  const found = centres.find((centre) => centre.platformId === platformId) ?? centres[0];
  if (!found) return null;
  const { id, name, email, phone, whatsapp } = found;
  const description = language === "id" ? found.descriptionId : found.descriptionEn;
  return { id, name, description, email, phone, whatsapp, hours: language === "id" ? found.hoursId : found.hoursEn };
}
