import { describe, expect, test } from "vitest";
import { createSealer } from "../../../platform/security/sealer.ts";
import { tokenHash } from "../../../platform/security/token.ts";
import { applicantPrincipal, type PrincipalKind, staffPrincipal } from "../principal.ts";
import { knownDeviceId, readDevice, sealDevice } from "./known-device.server.ts";
import { readPendingStep, sealPendingStep } from "./pending-step.server.ts";

const sealer = createSealer(["a secret of tests, thirty-two long"]);

describe("a known device", () => {
  test("as it was sealed before there were staff is its applicants', and none of staff of their number", () => {
    const former = sealer.seal("known-device", JSON.stringify({ id: "sebuah-laptop", applicants: [7, 8] }));
    const device = readDevice(sealer, former);
    expect(device).toEqual({ id: "sebuah-laptop", principals: [applicantPrincipal(7), applicantPrincipal(8)] });
    expect(knownDeviceId(device, applicantPrincipal(8))).toBe("sebuah-laptop");
    expect(knownDeviceId(device, staffPrincipal(8))).toBeNull();
    const renewed = readDevice(sealer, sealDevice(sealer, device, applicantPrincipal(8)));
    expect(renewed).toEqual({ id: "sebuah-laptop", principals: [applicantPrincipal(8), applicantPrincipal(7)] });
  });

  test("is known for each kind separately, and keeps the latest five", () => {
    const signedIn = [staffPrincipal(1), ...[1, 2, 3, 4].map(applicantPrincipal), applicantPrincipal(1)];
    const device = signedIn.reduce(
      (one, who) => readDevice(sealer, sealDevice(sealer, one, who)),
      readDevice(sealer, ""),
    );
    expect(device?.principals).toEqual([...[1, 4, 3, 2].map(applicantPrincipal), staffPrincipal(1)]);
    const next = readDevice(sealer, sealDevice(sealer, device, staffPrincipal(2)));
    expect(knownDeviceId(next, staffPrincipal(1))).toBeNull();
    expect(knownDeviceId(next, applicantPrincipal(1))).toBe(device?.id);
  });

  test.each([
    ["of another kind", { id: "x", principals: [{ kind: "system", id: 1 }] }],
    ["without a number", { id: "x", applicants: ["7"] }],
    ["of nobody at all", { id: "x" }],
  ])("%s is unknown", (_, sealed) => {
    expect(readDevice(sealer, sealer.seal("known-device", JSON.stringify(sealed)))).toBeNull();
  });
});

describe("a sign-in that waits for its second step", () => {
  const now = new Date("2026-11-25T03:00:00Z");
  const reading = (kind: PrincipalKind) => ({ sealer, now, kind, findHash: async () => "a hash" });

  test("as it was sealed before there were staff goes on as its applicant's alone", async () => {
    const mark = tokenHash("a hash").toString("base64url");
    const waits = { applicantId: 7, rememberMe: true, mark, endsAt: now.getTime() + 1_000 };
    const former = sealer.seal("pending-step", JSON.stringify(waits));
    expect(await readPendingStep(former, reading("applicant"))).toEqual({
      principal: applicantPrincipal(7),
      rememberMe: true,
    });
    expect(await readPendingStep(former, reading("staff"))).toBeNull();
  });

  test.each([
    [applicantPrincipal(7), "staff"],
    [staffPrincipal(7), "applicant"],
  ] as const)("of %j is nothing to the side of %s", async (principal, kind) => {
    const sealed = sealPendingStep(sealer, { principal, rememberMe: false }, "a hash", now);
    expect(await readPendingStep(sealed, reading(kind))).toBeNull();
    expect(await readPendingStep(sealed, reading(principal.kind))).toEqual({ principal, rememberMe: false });
  });
});
