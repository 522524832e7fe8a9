import { companyIdsByName, companyKey } from "../../domain/organisation/ensure-companies.server.ts";
import { companiesOf } from "../../domain/organisation/organisation.server.ts";
import { madeInDesk } from "../../domain/vacancies/imported/imported.queries.server.ts";
import type { Db } from "../../platform/database/database.ts";
import type { IncomingVacancy } from "./read-vacancy-row.ts";

/** Codes that stand in the desk for vacancies of other companies, each with the reason why its row is bad. */
export async function ofOtherCompanies(db: Db, incoming: readonly IncomingVacancy[]): Promise<Map<string, string>> {
  const desk = await madeInDesk(
    db,
    incoming.map(({ code }) => code),
  );
  const theirs = incoming.filter(({ code }) => desk.has(code));
  if (theirs.length === 0) return new Map();
  const ids = await companyIdsByName(
    db,
    theirs.map(({ company }) => company),
  );
  const companies = await companiesOf(db, [...desk.values()]);
  const strange = theirs.flatMap(({ code, company }) => {
    const id = desk.get(code) ?? 0;
    const reason = `vacancy ${code} was made in the desk for ${companies.get(id)?.name ?? "another company"}`;
    return ids.get(companyKey(company)) === id ? [] : [[code, reason] as const];
  });
  return new Map(strange);
}
