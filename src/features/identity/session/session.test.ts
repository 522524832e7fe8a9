import { expect, test } from "vitest";
import { applicantPrincipal, staffPrincipal } from "../principal.ts";
import { isStillProved, sessionEnd } from "./session.ts";

const provedAt = new Date("2026-11-24T03:00:00.000Z");

test.each([
  ["at once", "2026-11-24T03:00:00.000Z", true],
  ["to the last moment of the quarter of an hour", "2026-11-24T03:15:00.000Z", true],
  ["not a moment longer", "2026-11-24T03:15:00.001Z", false],
  ["while another machine's clock is a little behind", "2026-11-24T02:59:59.000Z", true],
])("what a session showed counts %s", (_when, now, counts) => {
  expect(isStillProved(provedAt, new Date(now))).toBe(counts);
});

test.each([
  ["an applicant's", applicantPrincipal(1), false, "2026-11-24T10:00:00Z", "2026-11-25T10:00:00Z"],
  [
    "an applicant's who is to be remembered",
    applicantPrincipal(1),
    true,
    "2026-11-24T10:00:00Z",
    "2027-02-22T03:00:00Z",
  ],
  ["one of staff on a shared device", staffPrincipal(1), false, "2026-11-24T10:00:00Z", "2026-11-24T10:30:00Z"],
  ["the same, twelve hours after it began", staffPrincipal(1), false, "2026-11-24T14:50:00Z", "2026-11-24T15:00:00Z"],
  ["one of staff on their own device", staffPrincipal(1), true, "2026-11-24T10:00:00Z", "2026-11-24T15:00:00Z"],
])("a session that is used ends in its time: %s", (_whose, principal, rememberMe, used, end) => {
  const session = { principal, rememberMe, createdAt: provedAt };
  expect(sessionEnd(session, new Date(used))).toEqual(new Date(end));
});
