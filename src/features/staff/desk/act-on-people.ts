import { m } from "#messages";
import type { Sent } from "../../../contract/client.ts";
import { fieldErrors } from "../../../contract/field-errors.ts";
import { formText } from "../../../contract/field-values.ts";
import type { PageAction, PageRequest } from "../../../contract/page.ts";
import { type CompanyName, listCompanies } from "../../companies/desk/companies.calls.ts";
import { isStaffRole, staffRoles } from "../../companies/roles/roles.ts";
import { needed, type Page } from "../../desk-base/desk-page.ts";
import type { Refused } from "../../identity/desk/refusal.tsx";
import {
  changePerson,
  type Grant,
  getPeopleChoices,
  getPerson,
  invitePerson,
  listPeople,
  type PeopleChoices,
  type Person,
  personStates,
  resendInvite,
  resetPersonSecondStep,
} from "./people.calls.ts";
import { grants, inviteBody } from "./people.schema.ts";

/** What narrows the list, as the address has it. */
export interface PeopleFilters {
  q: string;
  role: string;
  companyId: string;
  state: string;
}

export interface PeopleData {
  people: Page<Person>;
  companies: CompanyName[];
  filters: PeopleFilters;
  /** Whom the panel shows; null for nobody. */
  chosen: Person | null;
  /** What the panel may offer; null where there is none. */
  choices: PeopleChoices | null;
  now: number;
}

const orAbsent = (text: string) => (text === "" ? undefined : text);

/** The people whom someone may read, narrowed by the address, and the one that it names. */
export async function load({ api, url, now }: PageRequest<unknown>): Promise<PeopleData> {
  const getParam = (name: string) => url.searchParams.get(name) ?? "";
  const filters = {
    q: getParam("q"),
    role: getParam("role"),
    companyId: getParam("companyId"),
    state: getParam("state"),
  };
  const query = {
    ...{ q: orAbsent(filters.q), role: staffRoles.find((role) => role === filters.role) },
    state: personStates.find((state) => state === filters.state),
    ...{ companyId: Number(filters.companyId) || undefined, cursor: orAbsent(getParam("cursor")) },
  };
  const people = needed(await api.send(listPeople, { query }));
  const { data: companies } = needed(await api.send(listCompanies, {}));
  const id = Number(getParam("id"));
  const chosen = id > 0 ? needed(await api.send(getPerson, { path: { id } })) : null;
  const isInviting = url.searchParams.has("invite");
  const vacancyId = chosen?.roles.flatMap(({ vacancyIds }) => vacancyIds);
  const choices =
    chosen === null && !isInviting ? null : needed(await api.send(getPeopleChoices, { query: { vacancyId } }));
  return { people, companies, filters, chosen, choices, now: now.getTime() };
}

export type PeopleOutcome =
  | { status: "done"; message: string }
  | ({ status: "refused"; intent: string; email: string; roles: Grant[] } & Refused);

/** The roles that a form's boxes say; a recruiter's companies and a manager's vacancies come along with theirs. */
function grantsIn(form: FormData): Grant[] {
  const ids = (name: string) => form.getAll(name).map(Number);
  return form
    .getAll("role")
    .map(String)
    .filter(isStaffRole)
    .map((role) => ({
      role,
      companyIds: role === "recruiter" ? ids("company") : [],
      vacancyIds: role === "hiring-manager" ? ids("vacancy") : [],
    }));
}

type Action = PageAction<unknown>;

/** Invites, changes roles, suspends, restores, resets or invites again: what the pressed button says. */
export async function act(page: Action): Promise<PeopleOutcome> {
  const intent = formText(page.form, "intent");
  const roles = grantsIn(page.form);
  const refused = (refusal: Refused): PeopleOutcome => ({
    ...{ status: "refused", intent, email: formText(page.form, "email"), roles, message: refusal.message },
    errors: refusal.errors,
  });
  const isGiven = intent === "invite" || intent === "roles";
  const missing = isGiven ? missingVacancies(page, roles) : null;
  if (missing !== null) return refused(missing);
  if (intent === "invite") return invite(page, roles, refused);
  return change(page, intent, roles, refused);
}

/** Someone who gives no other role names vacancies: without one the server could not tell whose the hiring manager is. */
function missingVacancies({ form }: Action, roles: readonly Grant[]): Refused | null {
  if (!form.has("needsVacancies") || roles.some(({ vacancyIds }) => vacancyIds.length > 0)) return null;
  const message = m.desk_people_vacancies_missing();
  return { message: m.contract_invalid_fields(), errors: [{ path: "vacancies", code: "vacancies-missing", message }] };
}

type Tell = (refusal: Refused) => PeopleOutcome;

async function invite({ api, form, language }: Action, roles: Grant[], refused: Tell): Promise<PeopleOutcome> {
  const typed = { email: formText(form, "email"), language: formText(form, "language") || undefined, roles };
  const parsed = inviteBody.safeParse(typed);
  if (!parsed.success) {
    return refused({ message: m.contract_invalid_fields(), errors: fieldErrors(parsed.error, typed, language) });
  }
  const sent = await api.send(invitePerson, { body: parsed.data });
  if (sent.status === "refused") return refused(sent);
  return { status: "done", message: m.desk_people_done_invited({ email: parsed.data.email }) };
}

async function change({ api, form, language }: Action, intent: string, roles: Grant[], refused: Tell) {
  const path = { id: Number(formText(form, "id")) };
  const ifMatch = { ifMatch: Number(formText(form, "version")) };
  const answered = (sent: Sent<unknown>, message: string): PeopleOutcome => {
    if (sent.status === "accepted") return { status: "done", message };
    const isStale = sent.code === "version-conflict";
    return refused({ message: isStale ? m.desk_people_changed_elsewhere() : sent.message, errors: sent.errors });
  };
  switch (intent) {
    case "suspend":
      return answered(
        await api.send(changePerson, { path, body: { state: "suspended" } }, ifMatch),
        m.desk_people_done_suspended(),
      );
    case "restore":
      return answered(
        await api.send(changePerson, { path, body: { state: "active" } }, ifMatch),
        m.desk_people_done_restored(),
      );
    case "reset":
      return answered(await api.send(resetPersonSecondStep, { path }), m.desk_people_done_reset());
    case "resend":
      return answered(await api.send(resendInvite, { path }), m.desk_people_done_resent());
    default: {
      const parsed = grants.safeParse(roles);
      if (!parsed.success) {
        const errors = fieldErrors(parsed.error, roles, language).map((error) => ({ ...error, path: "roles" }));
        return refused({ message: m.contract_invalid_fields(), errors });
      }
      return answered(await api.send(changePerson, { path, body: { roles } }, ifMatch), m.desk_people_done_roles());
    }
  }
}
