import { z } from "zod";
import { deskEndpoint, type Endpoint } from "../../../contract/endpoint.server.ts";
import { numberOfText } from "../../../contract/field-values.ts";
import { accept } from "../../../contract/reply.ts";
import { getReach } from "../../companies/policies.ts";
import { staffRoles } from "../../companies/roles/roles.ts";
import type { DeskParts } from "../../desk-base/desk-parts.server.ts";
import {
  findManageableVacancies,
  getManageableVacancies,
} from "../../vacancies/team/manageable-vacancies.queries.server.ts";
import { getPeopleChoices } from "./people.calls.ts";

/** Vacancies that one search offers. */
const mostOffered = 20;

/** A list comes as its name repeated, or once with commas. */
const listOfText = (value: unknown) =>
  [value].flat().flatMap((each) => (typeof each === "string" ? each.split(",").filter((text) => text !== "") : []));

const query = z.object({
  q: z.string().trim().max(100, "too-long").default(""),
  vacancyId: z.preprocess(
    listOfText,
    z.array(z.preprocess(numberOfText, z.int("number").positive("too-small"))).max(200, "too-large"),
  ),
});

const vacancy = z.object({ id: z.number(), code: z.string(), title: z.string(), company: z.string() });

/** Which roles and vacancies someone may give: a recruiter only makes hiring managers of own vacancies (recruiting §2). */
export function peopleChoicesEndpoint({ platform: { database } }: DeskParts): Endpoint {
  return deskEndpoint(getPeopleChoices, {
    request: z.object({ query }),
    answer: z.object({
      roles: z.array(z.enum(staffRoles)),
      vacancies: z.array(vacancy),
      chosen: z.array(vacancy),
    }),
    async handle({ query: { q = "", vacancyId = [] } }, { identity, language }) {
      const { isWhole, managersOfCompanyIds } = getReach(identity.rights, "member.administer");
      const scope = { companyIds: isWhole ? ("all" as const) : managersOfCompanyIds, language };
      return accept({
        roles: isWhole ? [...staffRoles] : ["hiring-manager"],
        vacancies: await findManageableVacancies(database.db, { ...scope, words: q, limit: mostOffered }),
        chosen: await getManageableVacancies(database.db, vacancyId, scope),
      });
    },
  });
}
