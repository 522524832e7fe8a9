import { expect, test } from "vitest";
import type { Action } from "../../contract/action.ts";
import { applicantPrincipal, byImport, bySystem, staffPrincipal } from "../people/people.ts";
import { can, type GuestOrActor, isAction, may, policies } from "./policies.ts";

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

const ofDesk = (action: string) => action.startsWith("desk.");

test.each(Object.keys(policies).filter(isAction).filter(ofDesk))("no applicant and no key may %s", (action) => {
  for (const asker of [sekar, { kind: "key", id: 7 }] as const) expect(may(asker, action)).toBe(false);
  expect(may(staffPrincipal(7), action)).toBe(true);
});

test.each(
  Object.keys(policies)
    .filter(isAction)
    .filter((action) => !ofDesk(action)),
)("staff and keys may nothing of %s, be it their own number", (action) => {
  const theirs = [staffPrincipal(7), { kind: "key", id: 7 }] as const;
  for (const asker of theirs) {
    expect(may(asker, action)).toBe(false);
    expect(can(asker, action, { applicantId: 7 })).toBe(false);
  }
});

test.each(["application.own", "", "toString", "__proto__"])("%j is no action", (name) => {
  expect(isAction(name)).toBe(false);
});
