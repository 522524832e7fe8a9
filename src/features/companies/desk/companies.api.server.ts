import { z } from "zod";
import { m } from "#messages";
import { deskEndpoint, type Endpoint } from "../../../contract/endpoint.server.ts";
import { namedThing } from "../../../contract/named-thing.server.ts";
import { pathId } from "../../../contract/path.schema.ts";
import { accept, notFound, stale } from "../../../contract/reply.ts";
import type { Db } from "../../../platform/database/database.ts";
import { type DeskParts, doneBy } from "../../desk-base/desk-parts.server.ts";
import { allCompanies, companyById } from "../company.queries.server.ts";
import { getReach } from "../policies.ts";
import { changeSettings } from "../settings/change-settings.server.ts";
import { getSettings } from "../settings/company-settings.queries.server.ts";
import { retentionMonths } from "../settings/company-settings.ts";
import { type CompanyAnswer, changeCompany, getCompany, listCompanies } from "./companies.calls.ts";

const named = { id: z.number(), name: z.string() };

const companyAnswer = z.object({
  ...named,
  requiresReview: z.boolean(),
  blindByDefault: z.boolean(),
  retentionMonths: z.number(),
  version: z.number(),
});

async function companyWith(db: Db, id: number): Promise<CompanyAnswer | null> {
  const company = await companyById(db, id);
  if (company === undefined) return null;
  return { id, name: company.name, ...(await getSettings(db, id)) };
}

const path = z.object({ id: pathId });

/** The company that a path names, within reach of who asks. */
const company = (db: Db) =>
  namedThing(["path", "id"], pathId, async (id) =>
    (await companyById(db, id)) === undefined ? null : { companyId: id },
  );

function listEndpoint({ platform: { database } }: DeskParts): Endpoint {
  return deskEndpoint(listCompanies, {
    request: z.object({}),
    answer: z.object({ data: z.array(z.object(named)) }),
    async handle(_, { identity }) {
      const { isWhole, companyIds } = getReach(identity.rights, "company-settings.read");
      const companies = await allCompanies(database.db);
      const own = companies.filter(({ id }) => isWhole || companyIds.includes(id));
      return accept({ data: own.map(({ id, name }) => ({ id, name })) });
    },
  });
}

function readEndpoint({ platform: { database } }: DeskParts): Endpoint {
  return deskEndpoint(getCompany, {
    request: z.object({ path }),
    answer: companyAnswer,
    thing: company(database.db),
    async handle({ path: { id } }) {
      const found = await companyWith(database.db, id);
      return found === null ? notFound(m.contract_not_found()) : accept(found);
    },
  });
}

const { least, most } = retentionMonths;

/** Changes to a company's settings. */
const settingsBody = z.object({
  requiresReview: z.boolean().optional(),
  blindByDefault: z.boolean().optional(),
  retentionMonths: z.number().int().min(least, "too-small").max(most, "too-large").optional(),
});

function changeEndpoint({ platform: { database, clock } }: DeskParts): Endpoint {
  return deskEndpoint(changeCompany, {
    request: z.object({ path, body: settingsBody }),
    answer: companyAnswer,
    thing: company(database.db),
    readCurrent: async ({ path: { id } }) => ({ ...(await getSettings(database.db, id)) }),
    async handle({ path: { id }, body }, context) {
      const doing = { by: doneBy(context), now: clock() };
      const which = { companyId: id, version: context.ifMatch };
      const { status } = await database.transact((tx) => changeSettings(tx, doing, which, body));
      const now = await companyWith(database.db, id);
      if (status === "unknown" || now === null) return notFound(m.contract_not_found());
      return status === "stale" ? stale(m.contract_version_conflict(), now) : accept(now);
    },
  });
}

/** The companies that someone works for, and how each recruits. */
export function companyEndpoints(parts: DeskParts): Endpoint[] {
  return [listEndpoint(parts), readEndpoint(parts), changeEndpoint(parts)];
}
