import { expect, test } from "vitest";
import type { Action } from "../../contract/action.ts";
import { applicantPrincipal, byImport, bySystem, staffPrincipal } from "../identity/principal.ts";
import { can, type GuestOrActor, getReach, isAction, may, policies } from "./policies.ts";
import { type StaffRole, staffRoles } from "./roles/roles.ts";

const guest: GuestOrActor = { kind: "guest" };
const sekar = applicantPrincipal(7);
const erased = { applicantId: null };

test.each<[GuestOrActor, Action, boolean]>([
  [guest, "vacancy.read", true],
  [guest, "account.use-link", true],
  [guest, "application.read", false],
  [sekar, "vacancy.read", true],
  [sekar, "application.read", true],
  [byImport, "vacancy.read", false],
  [bySystem, "account.delete", false],
])("%j, %s at all: %s", (asker, action, answer) => {
  expect(may(asker, action)).toBe(answer);
});

test.each<[GuestOrActor, Action, { applicantId: number | null }, boolean]>([
  [sekar, "application.withdraw", { applicantId: 7 }, true],
  [sekar, "application.withdraw", { applicantId: 8 }, false],
  [sekar, "application.withdraw", erased, false],
  [guest, "application.withdraw", erased, false],
  [byImport, "application.withdraw", { applicantId: 7 }, false],
  [guest, "vacancy.read", erased, true],
  [guest, "invitation.answer", { applicantId: 8 }, true],
])("%j, %s of %j: %s", (asker, action, thing, answer) => {
  expect(can(asker, action, thing)).toBe(answer);
});

const ofStaff = (action: Action) => "staff" in policies[action];
const actions = Object.keys(policies).filter(isAction);

test.each(actions.filter(ofStaff).filter((action) => action !== "desk.enter"))(
  "no guest, applicant or key may %s",
  (action) => {
    for (const asker of [guest, sekar, { kind: "key", id: 7 }] as const) expect(may(asker, action)).toBe(false);
  },
);

test.each(actions.filter((action) => !ofStaff(action)))(
  "staff and keys may nothing of %s, be it their own number",
  (action) => {
    const grants = staffRoles.map((role) => ({ role, companyIds: [1] }));
    const theirs = [
      { ...staffPrincipal(7), rights: { grants, vacancyIds: [1] } },
      { kind: "key", id: 7 },
    ] as const;
    for (const asker of theirs) {
      expect(may(asker, action)).toBe(false);
      expect(can(asker, action, { applicantId: 7, companyId: 1, vacancyId: 1, isShared: true })).toBe(false);
    }
  },
);

/** Of companies 1 and 2, manager of vacancy 10 of company 1. */
function staffAs(role: StaffRole): GuestOrActor {
  const companyIds = role === "recruiter" ? [1, 2] : [];
  return {
    ...staffPrincipal(7),
    rights: { grants: [{ role, companyIds }], vacancyIds: role === "hiring-manager" ? [10] : [] },
  };
}

const things = {
  "of own company": { companyId: 1, vacancyId: 11, isShared: true },
  "of own vacancy": { companyId: 3, vacancyId: 10, isShared: false },
  "of own vacancy, shared": { companyId: 3, vacancyId: 10, isShared: true },
  "of another": { companyId: 4, vacancyId: 40, isShared: true },
  "manager of own companies": { manages: [1, 2] },
  "manager of others too": { manages: [1, 4] },
  "member who manages nothing": { manages: [] },
  "member of another kind": {},
} as const;

const named = Object.keys(things);
const all = named;
const company = ["of own company"];
const vacancy = ["of own vacancy", "of own vacancy, shared"];
const shared = ["of own vacancy, shared"];
const managers = ["manager of own companies"];

/** Each role's scope for each action (recruiting §2); no other role may. */
const reached: Record<string, Partial<Record<StaffRole, readonly string[]>>> = {
  "member.read": { admin: all, recruiter: managers },
  "member.administer": { admin: all, recruiter: managers },
  "company-settings.read": { admin: all, recruiter: company },
  "company-settings.edit": { admin: all },
  "posting.read": { recruiter: company, "hiring-manager": vacancy },
  "posting.edit": { recruiter: company },
  "candidate.read": { recruiter: company, "hiring-manager": shared },
  "candidate.act": { recruiter: company },
  "candidate.share": { recruiter: company },
  "candidate.reveal": { recruiter: company },
  "candidate.export": { recruiter: company },
  "note.write": { recruiter: company, "hiring-manager": shared },
  "scorecard.write": { recruiter: company, "hiring-manager": shared },
  "scorecard.ask": { recruiter: company },
  "view.keep": { recruiter: company, "hiring-manager": vacancy },
  "end-reason.read": { admin: all, recruiter: all },
  "end-reason.edit": { admin: all },
  "search-word.edit": { admin: all },
  "conflict.resolve": { recruiter: company },
  "audit.read": { admin: all, "privacy-officer": all },
};
const ofAnybody = ["desk.enter", "desk.read"];

const cells = actions
  .filter(ofStaff)
  .filter((action) => !ofAnybody.includes(action))
  .flatMap((action) => staffRoles.map((role) => ({ action, role })));

test.each(cells)("$role, $action: reaches what the paper says and nothing else (F7)", ({ action, role }) => {
  const asker = staffAs(role);
  const allowedActions = reached[action]?.[role] ?? [];
  expect(may(asker, action)).toBe(allowedActions.length > 0);
  const found = Object.entries(things).flatMap(([name, thing]) => (can(asker, action, thing) ? [name] : []));
  expect(found).toEqual(named.filter((name) => allowedActions.includes(name)));
});

test("rights of several roles add up, and a member without one may only sign in (F7)", () => {
  const grants = [
    { role: "recruiter", companyIds: [1] },
    { role: "hiring-manager", companyIds: [] },
  ] as const;
  const both: GuestOrActor = { ...staffPrincipal(7), rights: { grants, vacancyIds: [10] } };
  expect(can(both, "candidate.read", things["of own company"])).toBe(true);
  expect(can(both, "candidate.read", things["of own vacancy, shared"])).toBe(true);
  expect(can(both, "candidate.act", things["of own vacancy, shared"])).toBe(false);
  expect(getReach({ grants, vacancyIds: [10] }, "posting.read")).toEqual({
    isWhole: false,
    companyIds: [1],
    vacancyIds: [10],
    sharedVacancyIds: [],
    managersOfCompanyIds: [],
  });
  for (const none of [staffPrincipal(7), { ...staffPrincipal(7), rights: { grants: [], vacancyIds: [] } }]) {
    expect(may(none, "desk.read")).toBe(true);
    for (const { action } of cells) expect(may(none, action)).toBe(false);
  }
});

test.each(["application.own", "", "toString", "__proto__"])("%j is no action", (name) => {
  expect(isAction(name)).toBe(false);
});
